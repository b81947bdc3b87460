// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Coordinates in 1/4096 pixel. Every coordinate is rounded to it once; all that follows is exact.
enum FixedPoint {
  /// Binary digits after the point.
  static let bits: Int32 = 12
  /// One pixel.
  static let one: Int32 = 1 << bits
  /// Mask of the digits after the point.
  static let fraction: Int32 = one - 1
  /// Geometry is cut at this distance from the origin, in pixels, before it is rounded. A canvas is
  /// at most half as large.
  static let reach = 32_768.0
  /// Finite coordinates further out are moved here first, so that differences stay finite.
  static let limit = 1e9

  /// `value` pixels, rounded to nearest (ties to even); `|value|` is at most ``reach``.
  ///
  /// Adding 1.5·2^52 leaves the rounded integer in the low bits, without a trapping conversion.
  @inline(__always)
  static func rounding(_ value: Double) -> Int32 { rounding(units: value * Double(one)) }

  /// `value`/4096 pixel, rounded likewise.
  @inline(__always)
  static func rounding(units value: Double) -> Int32 {
    Int32(truncatingIfNeeded: Int64(bitPattern: (value + 6_755_399_441_055_744).bitPattern))
  }

  /// The pixel that holds `value`.
  @inline(__always)
  static func floor(_ value: Int32) -> Int { Int(value >> bits) }

  /// The first pixel edge at or after `value`.
  @inline(__always)
  static func ceil(_ value: Int32) -> Int { Int((value &+ fraction) >> bits) }

  /// So many pixels.
  @inline(__always)
  static func whole(_ pixels: Int) -> Int32 { Int32(truncatingIfNeeded: pixels) << bits }

  /// The first pixel edge after `value`.
  @inline(__always)
  static func nextWhole(_ value: Int32) -> Int32 { (value | fraction) &+ 1 }

  /// Whether `value` lies on a pixel edge.
  @inline(__always)
  static func isWhole(_ value: Int32) -> Bool { value & fraction == 0 }
}

/// A rectangle in 1/4096 pixel.
struct FixedRectangle: Hashable, Sendable {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  /// Whether all four edges lie on pixel edges.
  var isWhole: Bool {
    FixedPoint.isWhole(left) && FixedPoint.isWhole(top) && FixedPoint.isWhole(right)
      && FixedPoint.isWhole(bottom)
  }

  /// The pixels that it touches.
  var bounds: PixelBounds {
    guard left < right, top < bottom else { return .empty }
    return PixelBounds(
      left: FixedPoint.floor(left), top: FixedPoint.floor(top),
      right: FixedPoint.ceil(right), bottom: FixedPoint.ceil(bottom))
  }

  /// The pixels that lie wholly inside.
  var interior: PixelBounds {
    let inner = PixelBounds(
      left: FixedPoint.ceil(left), top: FixedPoint.ceil(top),
      right: FixedPoint.floor(right), bottom: FixedPoint.floor(bottom))
    return inner.isEmpty ? .empty : inner
  }

  /// How much of a row of pixels it has, 0 to 4096.
  @inline(__always)
  func height(in row: Int) -> Int32 {
    let start = FixedPoint.whole(row)
    return max(0, min(bottom, start &+ FixedPoint.one) &- max(top, start))
  }

  /// How much of a column of pixels it has, 0 to 4096.
  @inline(__always)
  func width(in column: Int) -> Int32 {
    let start = FixedPoint.whole(column)
    return max(0, min(right, start &+ FixedPoint.one) &- max(left, start))
  }

  /// Calls `body` with the rows at which what it covers changes.
  func forEachBreak(_ body: (Int) -> Void) {
    body(FixedPoint.floor(top))
    body(FixedPoint.ceil(top))
    body(FixedPoint.floor(bottom))
    body(FixedPoint.ceil(bottom))
  }
}
