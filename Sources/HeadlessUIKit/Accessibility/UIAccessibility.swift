// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What people who do not see or move well have set, and what they are told.
///
/// Nobody is there in a picture: all is as on a new device, and nothing is told.
public enum UIAccessibility {
  /// What people are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: UInt32

    /// Makes a kind from UIKit's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is there.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another one.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A sentence.
    public static let announcement = Notification(rawValue: 1008)
    /// Something was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A means of help is to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// A means of help is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Tells people something on iOS. Nobody is there: nothing happens.
  public static func post(notification: Notification, argument: Any?) {}

  /// Under which a notification of a moved focus has the element that has it.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Under which a notification of a moved focus has the element that had it.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Under which a notification of a moved focus has who moved it.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  /// Which help is meant, where there can be several.
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Switches by which people choose what is on the screen.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// What reads the screen aloud.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// What is read aloud at the moment: nothing.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// A rectangle of a view in the coordinates of its window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// A path of a view in the coordinates of its window.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// Whether the screen is read aloud: false, as a new device says.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the device is worked by switches: false, as a new device says.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether touches are made by other means: false, as a new device says.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether both ears hear the same: false, as a new device says.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have captions: false, as a new device says.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether colors are inverted: false, as a new device says.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the device is bound to one app: false, as a new device says.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether text is bold: false, as a new device says.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the screen is gray: false, as a new device says.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether less shines through: false, as a new device says.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether less moves: false, as a new device says.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether contrast is increased, as the environment says. The default is false.
  public static var isDarkerSystemColorsEnabled: Bool {
    RenderingEnvironment.current.accessibilityContrast == .high
  }
  /// Whether a selection can be read aloud: false, as a new device says.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen can be read aloud: false, as a new device says.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether shaking undoes: true, as a new device says.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether switches have labels: false, as a new device says.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether films start by themselves: true, as a new device says.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether color alone may not tell things apart: false, as a new device says.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether changes fade: false, as a new device says.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether buttons have outlines: false, as a new device says.
  public static var buttonShapesEnabled: Bool { false }

  /// Posted on iOS. Never posted here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted on iOS. Never posted here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted on iOS. Never posted here.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted on iOS. Never posted here.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted on iOS. Never posted here.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted on iOS. Never posted here.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted on iOS. Never posted here.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted on iOS. Never posted here.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted on iOS. Never posted here.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
}
