// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Whether the app may show messages.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// It may not.
  case denied = 1
  /// It may.
  case authorized = 2
  /// It may, where they disturb nobody.
  case provisional = 3
  /// It may for a while, as an app clip.
  case ephemeral = 4
}

/// Whether a way to show messages is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The app has no such way.
  case notSupported = 0
  /// It is off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}

/// How messages lie over other apps.
public enum UNAlertStyle: Int, Sendable {
  /// They do not.
  case none = 0
  /// At the top, for a moment.
  case banner = 1
  /// In the middle, until people answer.
  case alert = 2
}

/// When messages show what they say.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// While the device is unlocked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// What people are asked to allow.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: UInt
  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number at the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// A message.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// In cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// A sound where the device is silent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button to the app's settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Where they disturb nobody, without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Read aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// At once.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// How a message shows while the app is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: UInt
  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number at the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// A message.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// In the list of messages.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// At the top, for a moment.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What people chose for the app's messages: nothing, as nobody was asked. A test overrides these
/// members in a class of its own.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Makes the settings of an app that has not asked.
  public override init() {}

  /// Whether the app may show messages: nobody was asked.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// Whether sounds are on: not asked for.
  open var soundSetting: UNNotificationSetting { .notSupported }
  /// Whether numbers at the icon are on: not asked for.
  open var badgeSetting: UNNotificationSetting { .notSupported }
  /// Whether messages over other apps are on: not asked for.
  open var alertSetting: UNNotificationSetting { .notSupported }
  /// Whether the list of messages is on: not asked for.
  open var notificationCenterSetting: UNNotificationSetting { .notSupported }
  /// Whether messages on the locked screen are on: not asked for.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Whether messages in cars are on: not asked for.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// How messages lie over other apps: they do not.
  open var alertStyle: UNAlertStyle { .none }
  /// When messages show what they say: never.
  open var showPreviewsSetting: UNShowPreviewsSetting { .never }
  /// Whether sounds on a silent device are on: not asked for.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether there is a button to the app's settings: no.
  open var providesAppNotificationSettings: Bool { false }
  /// Whether messages are read aloud: not asked for.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether messages come at once: not asked for.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether messages wait for a summary: not asked for.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
}
