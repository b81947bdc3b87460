// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The directions in which the arrow of a popover may point.
///
/// ```swift
/// popover.permittedArrowDirections = [.up, .down]
/// ```
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// A bit for each direction.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover lies below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards: it lies above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: it lies on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: it lies on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known, before the popover is shown and where it has no arrow.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
