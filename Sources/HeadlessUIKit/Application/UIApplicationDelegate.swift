// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What hears of an app's life on iOS. Nothing starts an app here: tests that need what a method
/// sets up call it.
///
/// Every method has a default that does nothing, as they are optional on iOS.
///
/// ```swift
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
/// }
/// ```
@preconcurrency @MainActor
public protocol UIApplicationDelegate: OptionalWindow {
  /// The app's window where it has no scenes. By default `nil`, and what is set is dropped.
  @_disfavoredOverload var window: UIWindow? { get set }

  /// The app is about to have been launched. By default true.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has been launched. By default true.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app takes touches.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app takes no touches any more.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app has left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app comes to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The app is to open an address. By default false: it did not.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The device may be told of news under `deviceToken`.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// The device cannot be told of news.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A scene begins. By default it is that of the session.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Whether extensions of a kind, such as keyboards of other apps, may work in the app. By default
  /// true. Nothing asks here.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Scenes were closed.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

/// What may have a window. On iOS not every delegate has one, which code that asks for it sees: the
/// window is optional twice.
///
/// ```swift
/// if let window = UIApplication.shared.delegate?.window { window?.makeKeyAndVisible() }
/// ```
@preconcurrency @MainActor
public protocol OptionalWindow: DelegateObject {}

extension OptionalWindow {
  /// The window of a delegate; `nil` where it has none.
  public var window: UIWindow?? {
    let own = (self as? any UIApplicationDelegate)?.ownWindow
    guard let window = own ?? (self as? any UIWindowSceneDelegate)?.ownWindow else { return nil }
    return window
  }
}

extension UIApplicationDelegate {
  fileprivate var ownWindow: UIWindow? { window }

  /// Holds a window from now on, where it has a property for one and holds none.
  func take(_ window: UIWindow?) {
    if ownWindow == nil { self.window = window }
  }

  /// No window.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }

  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// True.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// False.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// The session's.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

extension UIApplication {
  /// Why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To open an address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// By another app.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// With news from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// As the device has moved.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// By an entry of the menu of the app's icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// With what a user did elsewhere.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The kind of what a user did elsewhere.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// With what another app said beside an address.
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  }

  /// How an app is to open an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asks for it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app says beyond the address.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document stays where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

extension UIApplicationDelegate {
  /// True.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
}

extension UIApplication {
  /// A kind of extension of other apps.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The system's name.
    public let rawValue: String
    /// Makes an identifier of the system's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}
