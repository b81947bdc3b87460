// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIAction {
  /// Does what the action does.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject } ?? self)
  }
}
