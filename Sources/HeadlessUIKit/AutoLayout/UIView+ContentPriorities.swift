// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// How strongly the view resists growing past its content. The default is 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateStorage?.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view resists growing past its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(\.hugging, priority, for: axis)
  }

  /// How strongly the view resists being smaller than its content. The default is 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutStateStorage?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(\.compressionResistance, priority, for: axis)
  }
}
