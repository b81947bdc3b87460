// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIApplication {
  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The address of the settings of the app's notifications.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Posted on iOS when memory is short. Never posted here.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted on iOS before the app ends. Never posted here.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted on iOS after a picture of the screen was taken. Never posted here.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// The size of text that people want, that of the environment.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    RenderingEnvironment.current.preferredContentSizeCategory
  }

  /// Whether the app may have other icons: false.
  public var supportsAlternateIcons: Bool { false }

  /// Calls a method of `target`; `nil` stands for the first responder from the sender on that has
  /// it.
  ///
  /// - Returns: Whether there was somebody to call.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let place = sender as? UIResponder
    let receiver =
      target.map { $0 as AnyObject }
      ?? sequence(first: place, next: { $0?.next }).lazy.compactMap { $0 }
      .first { action.isMethod(of: $0) }
    guard let receiver else { return false }
    action.perform(
      on: receiver, from: sender.map { $0 as AnyObject } ?? self, place: place, event: event)
    return true
  }
}
