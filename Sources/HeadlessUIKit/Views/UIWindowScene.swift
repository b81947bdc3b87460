// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A part of the app's interface that is on the screen.
///
/// ```swift
/// let scenes = UIApplication.shared.connectedScenes
/// ```
open class UIScene: UIResponder {
  /// How far a scene is on the screen.
  public enum ActivationState: Int, Sendable {
    /// Not at all.
    case unattached = -1
    /// It is there, and takes touches.
    case foregroundActive = 0
    /// It is there.
    case foregroundInactive = 1
    /// It is not there, and runs.
    case background = 2
  }

  /// How far the scene is on the screen: it takes touches.
  open var activationState: ActivationState { .foregroundActive }

  /// The name of the scene. The default is empty.
  open var title: String! = ""

  /// Hears of the scene's life on iOS. The default is `nil`; nobody is told here.
  open weak var delegate: (any UISceneDelegate)?

  /// What the system knows of the scene.
  public final let session = UISceneSession(role: .windowApplication)
}

/// The scene that holds an app's windows. Each ``RenderingEnvironment`` has one, as large as its
/// screen.
///
/// ```swift
/// let isWide = view.window?.windowScene?.interfaceOrientation.isLandscape
/// ```
open class UIWindowScene: UIScene {
  private weak var application: UIApplication?

  init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  /// Makes one more scene of the app's. UIKit's cannot be made so; tests make one by its class, as
  /// `(UIWindowScene.self as NSObject.Type).init()`.
  public override init() {
    application = .shared
    super.init()
  }

  /// The app.
  open override var next: UIResponder? { application }

  /// The windows that are visible, in the order in which they were shown.
  open var windows: [UIWindow] { application?.windows.filter { $0.windowScene === self } ?? [] }

  /// The window that takes keys.
  open var keyWindow: UIWindow? {
    application?.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// The screen.
  open var screen: UIScreen { .main }
  /// The screen's coordinates.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the environment.
  open var traitCollection: UITraitCollection { .current }
  /// How the screen is held: upright, unless it is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// What an app asks for about the place of its windows.
  open class GeometryPreferences: NSObject {
    /// On iOS: how the screen is held.
    open class iOS: GeometryPreferences {
      /// How it may be held; `nil` for as it is.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Asks for nothing.
      public override init() { super.init() }

      /// Asks for the screen to be held so.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// What holds for the place of the windows.
  open class Geometry: NSObject {
    /// How the screen is held.
    open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  }

  /// What holds for the place of the windows.
  open var effectiveGeometry: Geometry { Geometry() }

  /// Does nothing: the screen is held as it is. `errorHandler` is not called.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What is known of the status bar, which is not in pictures.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The rectangle that the status bar covers: as wide as the screen, as high as the safe area's
  /// top.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }

  /// The colors of the status bar that the controllers in front want.
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.shownKeyWindow?.preferredStatusBarStyle ?? .default
  }

  /// Whether there is none: where the safe area has no top.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
}

/// How the screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not specified.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeRight = 3
  /// On its left side.
  case landscapeLeft = 4

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  static var ofScreen: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
}

extension UIApplication {
  /// The scenes of the app: one.
  public var connectedScenes: Set<UIScene> { [state.scene(of: self)] }

  /// How the screen is held: upright, unless it is wider than high.
  public var statusBarOrientation: UIInterfaceOrientation { .ofScreen }

  /// Whether another app opens the address. There is none: false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Lets another app open the address. There is none: `completion` is called with false, at once.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// An older name of ``open(_:options:completionHandler:)``. There is no other app: false.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// How another app is to open an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only where an app of the address's owner is there.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}

extension UIScreen {
  /// How bright the screen is, from 0 to 1. The default is 0.5. It changes no pixel.
  public var brightness: CGFloat {
    get { UIApplication.shared.state.brightness }
    set { UIApplication.shared.state.brightness = newValue }
  }
}
