// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the system knows of a scene.
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a role from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The screen of the device.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    /// Another screen, that takes no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public let role: Role
  /// How the scene is set up.
  open var configuration: UISceneConfiguration
  /// A name of its own.
  open var persistentIdentifier: String { configuration.name ?? role.rawValue }
  /// What the app wants to find again.
  open var userInfo: [String: Any]?
  /// What the scene showed last. The default is `nil`.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// What a scene is asked for: one that is there, or a new one for an activity.
public struct UISceneSessionActivationRequest {
  /// What the scene is for; `nil` where a session says it.
  public let role: UISceneSession.Role?
  /// The scene that is there; `nil` for a new one.
  public let session: UISceneSession?
  /// What the scene is to show.
  public var userActivity: NSUserActivity?
  /// How it is asked for.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Asks for a scene that is there.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = nil
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

/// How a scene is set up.
open class UISceneConfiguration: NSObject {
  /// The name in the app's list of scenes.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. Nothing makes one here.
  open var delegateClass: AnyClass?
  /// The storyboard that the scene begins with. Nothing loads it here.
  open var storyboard: UIStoryboard?

  /// Makes one without a name, of a window of the app.
  public override convenience init() { self.init(name: nil, sessionRole: .windowApplication) }

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// What a scene begins with: nothing here.
  open class ConnectionOptions: NSObject {
    /// Addresses to open: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The action of the app's icon that was chosen: none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// What is continued from another device: nothing.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The kind of activity that is continued from another device: none.
    open var handoffUserActivityType: String? { nil }
    /// The app that asked for the scene: none.
    open var sourceApplication: String? { nil }
  }
}

/// An address that a scene is to open.
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// Makes one, for tests of a delegate.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// What hears of a scene's life on iOS. Nothing starts scenes here: tests that need what a method
/// sets up call it. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: DelegateObject {
  /// The scene begins.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has ended.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene takes touches.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene takes no touches any more.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene comes to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// What hears of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, OptionalWindow {
  /// The scene's window. By default `nil`, and what is set is dropped.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  var ownWindow: UIWindow? { window }

  /// No window.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}

extension UIWindowSceneDelegate where Self: UIApplicationDelegate {
  /// No window of an object that is the delegate of both.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
