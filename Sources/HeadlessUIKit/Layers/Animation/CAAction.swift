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

extension CALayer {
  /// What layers of the class do on an event: nothing.
  public class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// What the layer does on an event: what its view or ``actions`` say, otherwise nothing. It is
  /// never asked by itself: changes show at once.
  public func action(forKey event: String) -> (any CAAction)? {
    view?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
  }
}
