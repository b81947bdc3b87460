// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A task that goes on while the app is not on the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: Int
  /// Makes an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the system lets the app run while it is not on the screen.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Not on this device.
  case restricted = 0
  /// The user does not want it.
  case denied = 1
  /// Yes.
  case available = 2
}

/// What ended a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData = 0
  /// There was nothing new.
  case noData = 1
  /// It went wrong.
  case failed = 2
}

// What an app asks of the system. There is no system here: it is kept, or nothing happens.
extension UIApplication {
  /// Whether the screen stays on. Kept: there is no screen.
  public var isIdleTimerDisabled: Bool {
    get { system.isIdleTimerDisabled }
    set { system.isIdleTimerDisabled = newValue }
  }

  /// The number on the app's icon. Kept.
  public var applicationIconBadgeNumber: Int {
    get { system.badgeNumber }
    set { system.badgeNumber = newValue }
  }

  /// Whether the status bar shows that the app loads. Kept.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { system.showsNetworkActivity }
    set { system.showsNetworkActivity = newValue }
  }

  /// What a long press on the app's icon offers. Kept.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { system.shortcutItems }
    set { system.shortcutItems = newValue }
  }

  /// Whether shaking the device undoes. Kept. The default is true.
  public var applicationSupportsShakeToEdit: Bool {
    get { system.supportsShakeToEdit }
    set { system.supportsShakeToEdit = newValue }
  }

  /// Whether the app runs while it is not on the screen: no.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// How long the app may still run in the background: without end, as it is on the screen.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether protected files can be read: yes.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether messages reach the app: no.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Whether touches are ignored: no.
  public var isIgnoringInteractionEvents: Bool { false }
  /// Whether the app has several scenes: no.
  public var supportsMultipleScenes: Bool { false }
  /// The sessions of the app's scenes.
  public var openSessions: Set<UISceneSession> {
    Set(connectedScenes.map(\.session))
  }

  /// Begins a task; nothing ends it but ``endBackgroundTask(_:)``.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    system.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: system.lastTask)
  }

  /// Begins a task.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Ends a task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Asks for messages. None come.
  public func registerForRemoteNotifications() {}
  /// Gives messages up.
  public func unregisterForRemoteNotifications() {}
  /// Says how often the app is to run in the background. It never does.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Asks that touches are ignored. There are none.
  public func beginIgnoringInteractionEvents() {}
  /// Asks that touches are taken again.
  public func endIgnoringInteractionEvents() {}
  /// Asks for events of the headphones' buttons. None come.
  public func beginReceivingRemoteControlEvents() {}
  /// Gives those events up.
  public func endReceivingRemoteControlEvents() {}

  /// Asks for another scene. There is none to be had: nothing happens.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// Asks for a scene. There is none to be had: nothing happens.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// Asks that a scene ends. There is none that could: nothing happens.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UIScene.DestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Asks that the picture of a scene is taken anew. Nothing happens.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// The app's other icon: `nil`.
  public var alternateIconName: String? { nil }
  /// Asks for another icon. There is none: the handler is given an error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(alternateIconName == nil ? nil : CocoaError(.featureUnsupported))
  }
  /// Leaves the picture of the app as it is. Nothing happens.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Says that state is about to be kept. Nothing happens.
  public func extendStateRestoration() {}
  /// Says that state was kept. Nothing happens.
  public func completeStateRestoration() {}
  /// As seldom as there is: for ``setMinimumBackgroundFetchInterval(_:)``.
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// As often as the system allows: for ``setMinimumBackgroundFetchInterval(_:)``.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  private var system: SystemRequests {
    if let kept = associatedStorage[SystemRequests.key] { return kept }
    let requests = SystemRequests()
    associatedStorage[SystemRequests.key] = requests
    return requests
  }
}

/// What an app has asked of the system.
private final class SystemRequests {
  static let key = AssociatedStorage.Key<SystemRequests>()
  var isIdleTimerDisabled = false
  var badgeNumber = 0
  var showsNetworkActivity = false
  var supportsShakeToEdit = true
  var shortcutItems: [UIApplicationShortcutItem]?
  var lastTask = 0
}

extension UIScene {
  /// How a scene is asked for.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
  }

  /// How a scene is asked to end.
  @preconcurrency @MainActor
  open class DestructionRequestOptions: NSObject {}

  /// Posted on iOS when a scene is made. Never posted here.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted on iOS when a scene has gone. Never posted here.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted on iOS when a scene becomes active. Never posted here.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted on iOS before a scene is no longer active. Never posted here.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted on iOS before a scene comes to the screen. Never posted here.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted on iOS after a scene has left the screen. Never posted here.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
