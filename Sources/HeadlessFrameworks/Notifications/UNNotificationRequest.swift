// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A message that waits: what it says and when it comes.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The message's name for the app.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a message of a copy of the content.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A message that came. Nothing makes one here.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it came.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What people chose who opened a message.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// What people chose who put a message away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What people did with a message. Nothing makes one here.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The message.
  public let notification: UNNotification
  /// Which of its buttons.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }

  /// The scene that the app should show it in: none.
  @preconcurrency @MainActor open var targetScene: UIScene? { nil }
}

/// What people wrote in answer to a message. Nothing makes one here.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// What they wrote: nothing.
  open var userText: String { "" }
}

/// When a message comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again and again.
  public let repeats: Bool

  fileprivate init(repeating: Bool) { repeats = repeating }
}

/// A message from a server. Nothing makes one here.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A message after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Makes a trigger of a time in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeating: repeats)
  }

  /// When it comes next: unknown, as nothing waits.
  open func nextTriggerDate() -> Date? { nil }
}

/// A message on a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that count.
  public let dateComponents: DateComponents

  /// Makes a trigger of the parts of a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeating: repeats)
  }

  /// When it comes next: unknown, as nothing waits.
  open func nextTriggerDate() -> Date? { nil }
}

/// A message at a place.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The place.
  public let region: CLRegion

  /// Makes a trigger of a place.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeating: repeats)
  }
}
