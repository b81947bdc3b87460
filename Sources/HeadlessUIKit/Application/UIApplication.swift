// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The running app: it knows its windows.
///
/// ``shared`` belongs to the task's ``RenderingEnvironment``, so that tests which run in parallel
/// do not see one another's windows.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.makeKeyAndVisible()
/// print(UIApplication.shared.keyWindow === window)  // true
/// ```
open class UIApplication: UIResponder, @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [WeakWindow] = []
  private weak var keyWindowStorage: UIWindow?
  private weak var delegateStorage: (any UIApplicationDelegate)?
  private var madeDelegate: (any UIApplicationDelegate)?
  private var isMakingDelegate = false
  private var madeWindow: UIWindow?
  private var isMakingWindow = false
  /// Whether tests run in an app: some target of the package is one, and the target of the running
  /// test does not say by `SNAPSHOT_HOST=none` that none runs it.
  lazy var hostsApp = UIApplication.runsTests(
    of: TargetBundles.hostsApp, environment: ProcessInfo.processInfo.environment)

  /// Whether an app of the package, if there is one, runs tests with an environment.
  static func runsTests(of hasApp: Bool, environment: [String: String]) -> Bool {
    hasApp && environment["SNAPSHOT_HOST"] != "none"
  }

  /// The height of the status bar that the screen has while tests run in an app, in points; 0 where
  /// they do not, and where `SNAPSHOT_DEVICE` names no device.
  package var statusBarOfHost: CGFloat {
    hostsApp ? RenderingEnvironment.current.screenSafeAreaInsets.top : 0
  }
  let state = ApplicationState()

  /// The app of tasks that were given no other one.
  static let ofProcess = UIApplication(appearances: [])

  /// Makes an app without windows. It knows what `appearance()` was told in the running task so
  /// far, see ``UIAppearance``, and keeps to itself what it is told later.
  public override convenience init() {
    self.init(appearances: UIApplication.shared.state.appearances)
  }

  private init(appearances: [AppearanceRule]) {
    super.init()
    state.appearances = appearances
  }

  /// Hears of the app's life on iOS. The default is `nil`; nobody is told here. The app does not
  /// keep it alive.
  public var delegate: (any UIApplicationDelegate)? {
    get { lock.withLock { delegateStorage } }
    set { lock.withLock { delegateStorage = newValue } }
  }

  /// The delegate; where there is none, one is made and kept, which is told nothing: on iOS, the
  /// app's is there before a test begins, and has launched the app. Sources that the plug-in
  /// UIKitSources transforms say this for `UIApplication.shared.delegate` where it knows the class.
  /// `nil` while it is being made.
  ///
  /// A delegate with a property `window` that holds none is given the one that the app begins with,
  /// see ``keyWindow``.
  public func delegate(
    orMade make: @autoclosure () -> any UIApplicationDelegate
  ) -> (any UIApplicationDelegate)? {
    let isDue = lock.withLock {
      guard delegateStorage == nil, !isMakingDelegate else { return false }
      isMakingDelegate = true
      return true
    }
    guard isDue else { return delegate }
    // Not under the lock: it may ask for the app.
    let made = make()
    let isKept = lock.withLock {
      isMakingDelegate = false
      guard delegateStorage == nil else { return false }
      madeDelegate = made
      delegateStorage = made
      hostsApp = true
      return true
    }
    if isKept { made.take(windowOfApp()) }
    return delegate
  }

  /// Hands an event to the windows that it is for. Nothing calls it here; the default does nothing.
  open func sendEvent(_ event: UIEvent) {}

  /// The app of the running task's ``RenderingEnvironment``.
  public static var shared: UIApplication { RenderingEnvironment.current.application }

  /// The window that takes keys: the last one that was made key. The app does not keep it alive.
  ///
  /// In tests of an app, whose target the plug-in UIKitSources knows by its `Info.plist`, there is
  /// one from the beginning, as on iOS: as large as the screen, with an empty controller.
  public var keyWindow: UIWindow? {
    shownKeyWindow ?? windowOfApp()
  }

  /// The windows that are visible, in the order in which they were shown. The app does not keep
  /// them alive, but for the one that it begins with; see ``keyWindow``.
  public var windows: [UIWindow] {
    let shown = shownWindows
    return shown.isEmpty ? windowOfApp().map { [$0] } ?? [] : shown
  }

  /// The window that was made key.
  var shownKeyWindow: UIWindow? { lock.withLock { keyWindowStorage } }

  private var shownWindows: [UIWindow] { lock.withLock { entries.compactMap(\.window) } }

  /// The window that an app has before a test begins, made where it is asked for; `nil` where no app
  /// is tested, and while it is made.
  private func windowOfApp() -> UIWindow? {
    guard hostsApp else { return nil }
    if let made = lock.withLock({ madeWindow }) {
      // The device may be another one now.
      if made.frame != UIScreen.main.bounds { made.frame = UIScreen.main.bounds }
      return made
    }
    let isDue = lock.withLock {
      defer { isMakingWindow = true }
      return !isMakingWindow
    }
    guard isDue else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    lock.withLock { madeWindow = window }
    window.makeKeyAndVisible()
    return window
  }

  func windowDidShow(_ window: UIWindow) {
    lock.withLock {
      entries.removeAll { $0.window == nil || $0.window === window }
      entries.append(WeakWindow(window: window))
    }
  }

  func windowDidHide(_ window: UIWindow) {
    lock.withLock {
      entries.removeAll { $0.window == nil || $0.window === window }
      if keyWindowStorage === window { keyWindowStorage = nil }
    }
  }

  func makeKey(_ window: UIWindow) {
    lock.withLock { keyWindowStorage = window }
  }
}

private struct WeakWindow {
  weak var window: UIWindow?
}
