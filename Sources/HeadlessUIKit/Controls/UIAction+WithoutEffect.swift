// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UIAction {
  /// Does what the action does.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject } ?? self)
  }
}
