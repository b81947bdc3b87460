// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What the system tells on iOS. There is no system here: none of these is ever posted.

extension UIApplication {
  /// Posted on iOS at midnight, or when the clock was set otherwise. Never posted here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted on iOS when the app may run in the background, or may not any more. Never posted here.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted on iOS when protected files can be read. Never posted here.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted on iOS before protected files cannot be read any more. Never posted here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted on iOS when the app has been launched. Never posted here.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
}

extension UIDevice {
  /// Posted on iOS when something comes near the screen. Never posted here.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIScreen {
  /// Posted on iOS when the screen becomes brighter or darker. Never posted here.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted on iOS when another screen was connected. Never posted here.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Posted on iOS when another screen was taken away. Never posted here.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted on iOS when a screen has another resolution. Never posted here.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted on iOS when the screen is recorded, or is not any more. Never posted here.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

extension UIPasteboard {
  /// Posted on iOS when a pasteboard has other items. Never posted here.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted on iOS when a pasteboard was removed. Never posted here.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
}

extension UITableView {
  /// Posted on iOS when other rows are chosen. Never posted here.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UIViewController {
  /// Posted on iOS when a split view controller has another number of columns. Never posted here.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

extension UIPasteboard {
  /// In ``changedNotification``, the kinds that came: an array of strings.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// In ``changedNotification``, the kinds that went: an array of strings.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"
}

extension UIAccessibility {
  /// Posted on iOS when AssistiveTouch is turned on or off. Never posted here.
  public nonisolated static let assistiveTouchStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// In ``announcementDidFinishNotification``, the text that was spoken.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// In ``announcementDidFinishNotification``, whether all of it was spoken: a number.
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}

extension Notification.Name {
  /// Posted on iOS when the clock was set otherwise. Never posted here.
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
  /// Posted on iOS when the device saves power, or does not any more. Never posted here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
  /// Posted on iOS to an extension of an app when its host has left the screen. Never posted here.
  public static let NSExtensionHostDidEnterBackground = Notification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
  /// Posted on iOS to an extension of an app before its host comes to the screen. Never posted
  /// here.
  public static let NSExtensionHostWillEnterForeground = Notification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
}

extension ProcessInfo {
  /// Posted on iOS when the device has become hotter or cooler. Never posted here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}
