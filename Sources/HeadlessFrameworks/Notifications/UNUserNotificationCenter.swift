// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Synchronization

/// Shows messages of the app while people are elsewhere.
///
/// Nobody is asked and nothing is shown, as in a simulator where people were not asked yet: the
/// status is ``UNAuthorizationStatus/notDetermined``, whoever asks for leave is told that there is
/// none, and what is to be shown cannot be added. The handlers are called at once. What the app
/// sets, its categories and its delegate, is kept.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let categories = Mutex<Set<UNNotificationCategory>>([])

  /// The center of the app.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Hears what people do with messages. Nobody does anything here: a test calls it.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Whether the system shows the app's messages on request: false.
  open var supportsContentExtensions: Bool { false }

  /// Asks nobody: the handler is told that the app has no leave.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  /// Asks nobody: false.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Gives what people chose: nothing yet.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  /// What people chose: nothing yet.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Sets the kinds of messages with buttons.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories.withLock { $0 = categories }
  }

  /// Gives the kinds of messages that were set.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(categories.withLock { $0 }) }

  /// The kinds of messages that were set.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    categories.withLock { $0 }
  }

  /// Adds no message: the handler is given ``UNError/Code/notificationsNotAllowed``.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(UNError(.notificationsNotAllowed)) }

  /// Adds no message: ``UNError/Code/notificationsNotAllowed``.
  open func add(_ request: UNNotificationRequest) async throws {
    throw UNError(.notificationsNotAllowed)
  }

  /// Gives the messages that wait: none.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// The messages that wait: none.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Gives the messages that were shown: none.
  open func getDeliveredNotifications(
    completionHandler: @escaping ([UNNotification]) -> Void
  ) { completionHandler([]) }
  /// The messages that were shown: none.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Removes nothing: no message waits.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Removes nothing: no message waits.
  open func removeAllPendingNotificationRequests() {}
  /// Removes nothing: no message was shown.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Removes nothing: no message was shown.
  open func removeAllDeliveredNotifications() {}
  /// Leaves the icon as it is, and says so to the handler without an error.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Leaves the icon as it is.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// Why a message could not be added.
public struct UNError: Error, Hashable, Sendable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// People did not allow messages.
    case notificationsNotAllowed = 1
    /// A file to show has no address.
    case attachmentInvalidURL = 100
    /// A file to show is of a kind that cannot be shown.
    case attachmentUnrecognizedType = 101
    /// A file to show is too large.
    case attachmentInvalidFileSize = 102
    /// A file to show is not kept.
    case attachmentNotInDataStore = 103
    /// A message cannot be where it was to be.
    case notificationInvalidNoDate = 1400
    /// A message has nothing to show.
    case notificationInvalidNoContent = 1401
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors: `UNErrorDomain`.
  public static var errorDomain: String { "UNErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Hears of the messages of an ``UNUserNotificationCenter``. Each requirement has a default, and
/// nothing calls one here.
public protocol UNUserNotificationCenterDelegate: DelegateObject {
  /// A message comes while the app is open. By default it is not shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// A message comes while the app is open. By default it is not shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// People did something with a message. By default nothing happens.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// People did something with a message. By default nothing happens.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// People want to see the app's settings. By default nothing happens.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Does not show it.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does not show it.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
