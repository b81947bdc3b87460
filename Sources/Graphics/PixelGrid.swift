// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The pixels behind a coordinate system of points: `scale` pixels a point.
///
/// All rounding from points to pixels happens here. A result that is within 1/1024 pixel of a whole
/// one counts as that pixel, so that `1/3` of a point at 3x does not become two pixels.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, more than 0.
  public let scale: CGFloat

  /// A grid with `scale` pixels a point.
  public init(scale: CGFloat) {
    require(
      scale > 0 && scale.isFinite, "a scale of \(scale) pixels per point is not possible")
    self.scale = scale
  }

  private static let tolerance: CGFloat = 1.0 / 1024

  /// The nearest pixel edge, in points; halfway, or 1/1024 of a pixel less, goes away from zero. So
  /// both edges of a length of whole pixels go the same way.
  public func round(_ points: CGFloat) -> CGFloat {
    let pixels = points * scale
    return (pixels + (pixels < 0 ? -Self.tolerance : Self.tolerance))
      .rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The next pixel edge that is not less, in points.
  public func ceil(_ points: CGFloat) -> CGFloat {
    (points * scale - Self.tolerance).rounded(.up) / scale
  }

  /// The next pixel edge that is not more, in points.
  public func floor(_ points: CGFloat) -> CGFloat {
    (points * scale + Self.tolerance).rounded(.down) / scale
  }

  /// The size with both sides rounded up to whole pixels, in points.
  public func ceil(_ size: CGSize) -> CGSize {
    CGSize(width: ceil(size.width), height: ceil(size.height))
  }

  /// How many whole pixels a length of `points` needs, 0 or more.
  ///
  /// `points` must be finite and the result fit in `Int`.
  public func pixels(covering points: CGFloat) -> Int {
    max(0, Int((points * scale - Self.tolerance).rounded(.up)))
  }
}
