// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Whole pixels: columns `left ..< right`, rows `top ..< bottom`.
struct PixelBounds: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelBounds(left: 0, top: 0, right: 0, bottom: 0)

  var isEmpty: Bool { left >= right || top >= bottom }
  var width: Int { right - left }
  var height: Int { bottom - top }

  var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    let common = PixelBounds(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return common.isEmpty ? .empty : common
  }

  /// Whether `other` has pixels, and all of them are here.
  @inline(__always)
  func contains(_ other: PixelBounds) -> Bool {
    !other.isEmpty && left <= other.left && top <= other.top && right >= other.right
      && bottom >= other.bottom
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  func moved(x: Int, y: Int) -> PixelBounds {
    PixelBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// The part in the given rows.
  func rows(_ rows: Range<Int>) -> PixelBounds {
    intersection(
      PixelBounds(left: left, top: rows.lowerBound, right: right, bottom: rows.upperBound))
  }
}
