// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension UIScene.ConnectionOptions {
  /// What people did with a message of the app: nothing.
  public var notificationResponse: UNNotificationResponse? { nil }
}
