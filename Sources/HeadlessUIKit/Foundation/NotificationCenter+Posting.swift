// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NotificationCenter {
  /// Posts a notification that says no more than its name and its sender.
  ///
  /// ```swift
  /// protocol Posting { func post(name: Notification.Name, object: Any?) }
  /// extension NotificationCenter: Posting {}
  /// ```
  ///
  /// As on iOS this is a method of its own, which meets what protocols of an app's ask for.
  ///
  /// - Parameters:
  ///   - name: What has happened.
  ///   - object: The sender; `nil` for nobody.
  public func post(name: Notification.Name, object: Any?) {
    post(name: name, object: object, userInfo: nil)
  }
}
