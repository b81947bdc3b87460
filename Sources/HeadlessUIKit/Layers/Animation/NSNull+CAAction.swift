// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Stands for "nothing" among a layer's actions: `layer.actions = ["position": NSNull()]`.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {}
}
