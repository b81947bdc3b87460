// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A stack of screens, the last one shown, with a bar above it.
///
/// Screens come and go at once. The shown screen's view lies under a bar that content may lie
/// under, and the bar counts as its safe area; it starts below a bar that is not translucent. The
/// bar is 44 points high, 56 in a card, and 32 on a phone that lies on its side unless it is a
/// large one.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: PetsViewController())
/// navigation.pushViewController(PetViewController(), animated: false)
/// ```
open class UINavigationController: UIViewController {
  final var stack: [UIViewController] = []

  /// Makes a controller whose stack is `rootViewController` alone.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    setStack([rootViewController], animated: false)
  }

  /// Makes a controller whose bars are of given classes; `nil` for the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type {
      navigationBar = type.init(frame: .zero)
    }
    if let type = toolbarClass as? UIToolbar.Type { toolbar = type.init(frame: .zero) }
    setUp()
  }

  /// How long bars take to come and go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Makes a controller with an empty stack.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Reads the controller from a storyboard; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode { element, session in
      if let bar = session.view("navigationBar", of: element) as? UINavigationBar {
        navigationBar = bar
      }
      if let bar = session.view("toolbar", of: element) as? UIToolbar { toolbar = bar }
    }
    setUp()
    coder.decode { element, _ in
      isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
      isToolbarHidden = element.bool("toolbarHidden") ?? true
    }
  }

  /// Hears of the screens that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The screens, the shown one last. Setting them shows the last one.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last screen; `nil` in an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// What the last screen or this controller presents, else the last screen.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Replaces the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// Shows `viewController` above the present screen.
  ///
  /// - Precondition: It is not in the stack and no navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setStack(stack + [viewController], animated: animated)
  }

  /// Takes the last screen away, unless it is the only one.
  ///
  /// - Returns: That screen; `nil` where none was taken away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes all screens above `viewController` away.
  ///
  /// - Precondition: It is in the stack.
  /// - Returns: Those screens, the lowest first; `nil` where there were none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      trap(
        "\(type(of: viewController)) is not in the stack of this navigation controller; pop to one of "
          + "its viewControllers")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    setStack(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Takes all screens but the first away.
  ///
  /// - Returns: Those screens, the lowest first; `nil` where there were none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Shows `vc` above the present screen.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bar

  /// The bar at the top. It shows the navigation items of the stack.
  public final private(set) var navigationBar = UINavigationBar()

  /// Whether the bar is left out. The default is false.
  open var isNavigationBarHidden: Bool = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      navigationBar.isHidden = isNavigationBarHidden
      viewStorage?.setNeedsLayout()
    }
  }

  /// Shows or hides the bar at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  // MARK: Toolbar

  /// The bar at the bottom. It shows the ``UIViewController/toolbarItems`` of the shown screen.
  public final private(set) var toolbar: UIToolbar! = UIToolbar()

  /// Puts other bars in the place of the present ones, as code does by the names of the properties.
  final func replaceBars(_ bar: UINavigationBar? = nil, toolbar tools: UIToolbar? = nil) {
    if let bar {
      bar.prefersLargeTitles = navigationBar.prefersLargeTitles
      bar.isHidden = isNavigationBarHidden
      bar.items = navigationBar.items
      navigationBar.removeFromSuperview()
      navigationBar = bar
      setUp()
      viewStorage?.addSubview(bar)
    }
    if let tools {
      toolbar.removeFromSuperview()
      toolbar = tools
    }
    viewStorage?.setNeedsLayout()
  }

  /// Whether the toolbar is left out. The default is true.
  open var isToolbarHidden: Bool = true {
    didSet { if isToolbarHidden != oldValue { viewStorage?.setNeedsLayout() } }
  }

  /// Shows or hides the toolbar at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// The last screen.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The last screen, where the bar at the top does not decide.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The recognizer by which people swipe back. It never begins: a headless run has no fingers.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }
  private lazy var popRecognizer = UIGestureRecognizer(target: nil, action: nil)

  /// Kept: whether the bars go away when people swipe up. The default is false.
  open var hidesBarsOnSwipe: Bool = false
  /// Kept: whether the bars come and go with taps. The default is false.
  open var hidesBarsOnTap: Bool = false

  // MARK: View

  /// What the bars leave for a screen, where they do not lie over it.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    screenSize(of: container, in: parentSize)
  }

  // What an app's extension overrides: see OverridesInExtensions.swift.

  /// Does nothing, unless an extension of this class overrides it.
  open override func viewDidLoad() { callExtensionsViewDidLoad() }
  /// Does nothing, unless an extension of this class overrides it.
  open override func viewWillAppear(_ animated: Bool) { callExtensionsViewWillAppear(animated) }
  /// Does nothing, unless an extension of this class overrides it.
  open override func viewWillLayoutSubviews() { callExtensionsViewWillLayoutSubviews() }
  /// Does nothing, unless an extension of this class overrides it.
  open override func viewDidLayoutSubviews() { callExtensionsViewDidLayoutSubviews() }

  /// Makes the view that holds the bars and the shown screen.
  open override func loadView() {
    view = ContainerLayoutView(controller: self).asLoaded()
    view.addSubview(navigationBar)
  }

  override func installContents() {
    guard let top = topViewController, isViewLoaded, top.view.superview !== view else { return }
    view.insertSubview(top.view, at: 0)
    layoutContents()
  }
}

/// Hears of the screens that a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: DelegateObject {
  /// Called before a screen is shown. The default does nothing.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after a screen was shown. The default does nothing.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// What animates the change from one screen to another. Not asked: the end of the animation is
  /// what shows.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What lets a finger lead the change. Not asked: a still picture has no finger.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// How the screen may be held. The default is what the controller in front says. Not asked: the
  /// screen is held as it is.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// How the screen is held at first. The default is what the controller in front says. Not asked.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// What the controller in front says.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }

  /// What the controller in front says.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    let top = navigationController.topViewController
    return top?.preferredInterfaceOrientationForPresentation ?? .portrait
  }

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// The system's animation.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
