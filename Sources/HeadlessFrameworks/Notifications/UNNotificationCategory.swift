// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What a button of a message does beside its action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: UInt
  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// It is red.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// It opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The picture of a button.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// A symbol of the system.
  public init(systemImageName: String) {}
  /// A picture of the app.
  public init(templateImageName: String) {}
}

/// A button of a message.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The button's name for the app.
  public let identifier: String
  /// What is on it.
  public let title: String
  /// What it does beside its action.
  public let options: UNNotificationActionOptions
  /// Its picture; `nil` for none.
  public let icon: UNNotificationActionIcon?

  /// Makes a button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

/// A button of a message that asks for text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What is on the button that sends the text.
  public let textInputButtonTitle: String
  /// What stands in the field at first.
  public let textInputPlaceholder: String

  /// Makes a button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// How messages of a kind are shown.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: UInt
  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app hears of those that are put away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// Also in cars.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// With the title where the text is hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// With the second line where the text is hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}

/// A kind of messages, with the same buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The kind's name for the app.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The intents that its messages belong to.
  public let intentIdentifiers: [String]
  /// How its messages are shown.
  public let options: UNNotificationCategoryOptions
  /// What stands where the text is hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// What stands over several messages together.
  public let categorySummaryFormat: String

  /// Makes a kind of messages.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
}
