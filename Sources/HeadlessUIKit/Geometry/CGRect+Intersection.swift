// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension CGRect {
  /// Whether the rectangles share more than an edge, as `intersects(_:)` has it on iOS.
  ///
  /// Foundation's `intersects(_:)` on Linux is true for rectangles that only touch. A rectangle
  /// without a width or a height counts as a line or a point: it intersects what it lies in, also
  /// at its left and upper edges, and not at the others, as `contains(_:)` has it of points.
  ///
  /// - Parameter rect: Another rectangle, in the same coordinates.
  public func intersectsAsOnIOS(_ rect: CGRect) -> Bool {
    guard !isNull, !rect.isNull else { return false }
    return Self.overlap(minX, maxX, rect.minX, rect.maxX)
      && Self.overlap(minY, maxY, rect.minY, rect.maxY)
  }

  private static func overlap(
    _ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat
  ) -> Bool {
    let (low, high) = (max(start, otherStart), min(end, otherEnd))
    guard low == high else { return low < high }
    return start == otherStart || (start == end && start < otherEnd)
      || (otherStart == otherEnd && otherStart < end)
  }
}
