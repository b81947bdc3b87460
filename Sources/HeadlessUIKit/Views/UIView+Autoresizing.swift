// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// What may change when the superview's size does: the size, or the distance from an edge.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit a part.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Called by the layer when its bounds have changed.
  func boundsDidChange(from old: CGRect) {
    if bounds.size != old.size { geometryDidChange() }
    if bounds.origin != old.origin { scrollOffsetDidChange() }
    guard autoresizesSubviews, bounds.size != old.size else { return }
    for subview in subviewStorage where !subview.autoresizingMask.isEmpty {
      subview.followSuperview(from: old.size, to: bounds.size)
    }
  }

  private func followSuperview(from old: CGSize, to new: CGSize) {
    let frame = frame
    let mask = autoresizingMask
    let horizontal = AutoresizedSpan(
      start: frame.minX, length: frame.width,
      isStartFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isEndFlexible: mask.contains(.flexibleRightMargin)
    ).following(from: old.width, to: new.width)
    let vertical = AutoresizedSpan(
      start: frame.minY, length: frame.height,
      isStartFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isEndFlexible: mask.contains(.flexibleBottomMargin)
    ).following(from: old.height, to: new.height)
    let followed = CGRect(
      x: horizontal.start, y: vertical.start,
      width: horizontal.length, height: vertical.length)
    if followed != frame { self.frame = followed }
  }
}

/// A view along one axis of its superview: a margin, a length, a margin.
private struct AutoresizedSpan {
  var start: CGFloat
  var length: CGFloat
  var isStartFlexible: Bool
  var isLengthFlexible: Bool
  var isEndFlexible: Bool

  /// The flexible parts share the change in proportion to what they were; evenly where all were 0.
  func following(from old: CGFloat, to new: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let end = old - start - length
    let parts = [(start, isStartFlexible), (length, isLengthFlexible), (end, isEndFlexible)]
    let flexible = parts.filter(\.1)
    guard !flexible.isEmpty else { return (start, length) }
    let total = flexible.reduce(0) { $0 + $1.0 }
    // What was put into a superview without a size has no margins yet: they share the room evenly.
    if old == 0, isStartFlexible, isEndFlexible, !isLengthFlexible {
      return ((new - length) / 2, length)
    }
    func change(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return (new - old) * (total == 0 ? 1 / CGFloat(flexible.count) : part / total)
    }
    return (
      start + change(start, isStartFlexible),
      max(0, length + change(length, isLengthFlexible))
    )
  }
}
