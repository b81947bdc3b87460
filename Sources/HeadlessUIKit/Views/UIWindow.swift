// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The root of a tree of views that counts as being on the screen.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// window.rootViewController = ProfileViewController()
/// window.makeKeyAndVisible()
/// ```
open class UIWindow: UIView {
  private let application = UIApplication.shared
  package final var messageObserver: MessageObserver?

  /// The appearance that the window's app has set.
  final var appearances: [AppearanceRule] { application.state.appearances }

  /// Makes a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = application.state.scene(of: application)
    isHidden = true
  }

  /// Archives of windows are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes a hidden window of a scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    isHidden = true
  }

  /// The screen's: `init()` makes a window that fills it.
  override class var frameWithoutHost: CGRect { UIScreen.main.bounds }

  /// The scene that the window belongs to. The default is that of the app.
  open weak var windowScene: UIWindowScene?

  /// The scene.
  open override var next: UIResponder? { windowScene }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The controller whose view fills the window. A new one replaces the former one's view and all
  /// that it presents; in a visible window they are told that they disappear and appear.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }

  /// The visible window whose root a controller is; `nil` where there is none.
  package static func visible(withRoot controller: UIViewController) -> UIWindow? {
    // The root's own view leaves the window while what it presents covers it.
    let views = [controller.viewIfLoaded, controller.presentation?.container]
    return views.lazy.compactMap { $0?.window }.first {
      $0.rootViewController === controller && !$0.isHidden
    }
  }

  override func places(_ subview: UIView) -> Bool {
    rootViewController?.viewIfLoaded === subview
  }

  /// Where the window lies. Before a new size comes, the controllers in it are told of it.
  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: newValue.standardized.size) { super.frame = newValue } }
  }

  /// What of the window's own coordinates shows. Before a new size comes, the controllers in it are
  /// told of it.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue.standardized.size) { super.bounds = newValue } }
  }

  /// Makes the window the one that takes keys, and shows it.
  open func makeKeyAndVisible() {
    send("makeKeyAndVisible") {
      makeKey()
      isHidden = false
    }
  }

  /// Makes the window the one that takes keys.
  open func makeKey() {
    let old = application.shownKeyWindow
    application.makeKey(self)
    guard old !== self else { return }
    old?.resignKey()
    becomeKey()
  }

  /// Called when the window has become the one that takes keys. The default posts
  /// ``didBecomeKeyNotification``.
  open func becomeKey() {
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Called when another window takes keys. The default posts ``didResignKeyNotification``.
  open func resignKey() {
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  /// Posted by a window that now takes keys.
  public class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted by a window that takes keys no longer.
  public class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
  /// Posted by a window that shows.
  public class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted by a window that shows no longer.
  public class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }

  /// What covers the edges, in points. Where only a status bar covers the upper one and the
  /// controller in front hides it, nothing does.
  open override var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }

  private final var ownSafeAreaInsets: UIEdgeInsets {
    var insets = resolvedSafeAreaInsets()
    if insets.top > 0, insets.top <= UIWindow.tallestStatusBar, hidesStatusBar { insets.top = 0 }
    return insets
  }

  /// Whether the window is that of a phone on its side, as windows for snapshots are, on a screen
  /// that stands upright, that of an app which has the tests: navigation bars are as high there as
  /// on the screen, and begin at the safe area's edge. Recorded by luizhammeli/AppGarden on iOS
  /// 18.2: from 0 to 44.
  final var liesOnUprightScreen: Bool {
    let screen = RenderingEnvironment.current.screenSize
    return application.hostsApp && BarMetrics.isLow(bounds.size) && screen.height > screen.width
  }

  /// How much of a view at the window's upper edge the status bar covers, in points, where the
  /// window's class says other safe areas than those of the screen, as windows for snapshots do:
  /// bars stand below the status bar all the same. `nil` elsewhere.
  ///
  /// Recorded by PhotoSearchApp, on an iPhone 15 (54 points) in a window whose safe area begins at
  /// 47.
  final func statusBar(over view: UIView) -> CGFloat? {
    let height = application.statusBarOfHost
    guard height > 0, safeAreaInsets != ownSafeAreaInsets, !liesOnUprightScreen,
      view.convert(CGPoint.zero, to: self).y == 0
    else { return nil }
    return height
  }

  /// The traits of the environment, with the window's own overrides. A subclass may say others, for
  /// the window and all that is in it.
  open override var traitCollection: UITraitCollection {
    let traits = super.traitCollection
    answeredTraits = traits
    return traits
  }

  /// What was answered last, by which ``traitsOfSubclass`` finds out that somebody else answers.
  private final var answeredTraits: UITraitCollection?

  /// What a subclass answers in the place of the window's own traits; `nil` where it does not.
  final var traitsOfSubclass: Traits? {
    let traits = traitCollection
    return traits === answeredTraits ? nil : traits.traits
  }

  /// Whether the window is the one that takes keys.
  open var isKeyWindow: Bool { application.shownKeyWindow === self }

  /// Hiding the window makes its controllers disappear, showing it makes them appear.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if !newValue {
        updateInherited()
        shownTraits = .current
        takeAppearance(appearances)
      }
      if newValue { application.windowDidHide(self) } else { application.windowDidShow(self) }
      rootViewController?.setChainAppeared(!newValue)
      NotificationCenter.default.post(
        name: newValue
          ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
        object: self)
    }
  }

  /// The traits when the window was shown, until it has been drawn.
  private var shownTraits: UITraitCollection?

  /// Takes over what the environment says by now, which may be another one than when the window was
  /// shown or drawn, and asks for layout: of other traits, another scale, another safe area.
  package final func followEnvironment() {
    let old = drawnTraits ?? shownTraits ?? .current
    let new = UITraitCollection.current
    if old != new { announceTraits(from: old, to: new) { tellTraits(from: old, to: new) } }
    if drawnTraits != nil { drawnTraits = new } else { shownTraits = new }
    setNeedsLayout()
  }

  private func changeSize(to size: CGSize, _ change: () -> Void) {
    guard let rootViewController, !isHidden, size != super.bounds.size else { return change() }
    let old = drawnTraits ?? shownTraits ?? .current
    rootViewController.changeSize(to: size, from: old, in: self, change)
    if drawnTraits != nil { drawnTraits = .current } else { shownTraits = .current }
  }

  private static let tallestStatusBar: CGFloat = 24

  private var hidesStatusBar: Bool {
    guard var front = controllerOverStatusBar else { return false }
    while let child = front.childForStatusBarHidden { front = child }
    return front.prefersStatusBarHidden
  }

  /// The colors of the status bar that the controller in front wants.
  final var preferredStatusBarStyle: UIStatusBarStyle {
    guard var front = controllerOverStatusBar else { return .default }
    while let child = front.childForStatusBarStyle { front = child }
    return front.preferredStatusBarStyle
  }

  private var controllerOverStatusBar: UIViewController? {
    guard var front = rootViewController else { return nil }
    while let presentation = front.presentation, presentation.isOverStatusBar {
      front = presentation.presented
    }
    return front
  }

  private func replaceRoot(_ old: UIViewController?) {
    if let old {
      old.discardPresentation()
      if !isHidden { old.beginDisappearance() }
      old.viewIfLoaded?.removeFromSuperview()
      if !isHidden { old.endDisappearance() }
    }
    guard let root = rootViewController else { return }
    updateInherited()
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !isHidden { root.beginAppearance() }
    insertSubview(root.view, at: 0)
    if !isHidden { root.finishAppearance() }
  }

  // MARK: Screen

  /// Which windows the window lies above. Kept: a picture shows one window. The default is
  /// `normal`.
  open var windowLevel: Level {
    get { associatedStorage[levelKey] ?? .normal }
    set { associatedStorage[levelKey] = newValue }
  }

  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// Hands an event to the views and gestures that it is for. Nothing calls it here; the default
  /// does nothing.
  open func sendEvent(_ event: UIEvent) {}
  /// Whether the window can be the one that keys are typed into. The default is true; nothing asks.
  open var canBecomeKey: Bool { true }
}
