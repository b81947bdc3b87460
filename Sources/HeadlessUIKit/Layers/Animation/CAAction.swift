// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Something that a layer does on an event.
public protocol CAAction: AnyObject {
  /// Does it.
  ///
  /// - Parameters:
  ///   - event: The name of the event, such as that of a property.
  ///   - anObject: The layer.
  ///   - arguments: What else is known.
  func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?)
}
