// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A picture repeated side by side without end, in the coordinates of the shape that is painted.
///
/// ```swift
/// let checks = Pattern(bitmap: bitmap, tile: CGRect(x: 0, y: 0, width: 8, height: 8))
/// recorder.fill(path, with: .pattern(checks))
/// ```
public struct Pattern: Hashable, Sendable {
  /// The picture.
  public var bitmap: Bitmap
  /// Where one of the copies lies; the others follow on all sides.
  public var tile: CGRect
  /// How its pixels are resampled. Neighbors are interpolated across the edges of copies.
  public var interpolation: ImageInterpolation

  /// Makes a pattern. Without pixels, or with a tile of no size, it paints nothing.
  public init(bitmap: Bitmap, tile: CGRect, interpolation: ImageInterpolation = .high) {
    self.bitmap = bitmap
    self.tile = tile
    self.interpolation = interpolation
  }
}

extension Pattern: CustomStringConvertible {
  /// Such as `pattern(16x16 in 0 0; 8 8)`.
  public var description: String {
    let tile = [tile.minX, tile.minY, tile.width, tile.height].map(number)
    return
      "pattern(\(bitmap.width)x\(bitmap.height) in \(tile[0]) \(tile[1]); \(tile[2]) \(tile[3]))"
      + (interpolation == .high ? "" : " \(interpolation.rawValue)")
  }
}
