// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Finds pixels that differ only because an edge is softened in another way.
///
/// It is pixelmatch's test (https://github.com/mapbox/pixelmatch), after V. Vyšniauskas,
/// "Anti-aliased Pixel and Intensity Slope Detector", 2009. A pixel is one of a soft edge when
/// - at most two of its eight neighbors have its brightness,
/// - one neighbor is brighter and another one is darker, and
/// - the brightest or the darkest of them lies, in both pictures, in a flat area: three or more of
///   its own neighbors are exactly like it. Beyond the picture's border counts as one.
///
/// Brightness is the Y of YIQ over white, computed with IEEE operations only.
struct AntialiasingDetector {
  private let reference: PixelSize
  private let actual: PixelSize

  init(_ reference: PixelSize, _ actual: PixelSize) {
    (self.reference, self.actual) = (reference, actual)
  }

  /// Whether a pixel that both pictures have is one of a soft edge in one of them.
  func isSoftEdge(
    _ x: Int, _ y: Int, _ reference: UnsafeRawPointer, _ actual: UnsafeRawPointer
  ) -> Bool {
    let left = Picture(pixels: reference, size: self.reference)
    let right = Picture(pixels: actual, size: self.actual)
    return Self.isSoftEdge(x, y, left, right) || Self.isSoftEdge(x, y, right, left)
  }

  private struct Picture {
    var pixels: UnsafeRawPointer
    var size: PixelSize

    subscript(x: Int, y: Int) -> UInt32 {
      pixels.loadUnaligned(fromByteOffset: (y * size.width + x) * 4, as: UInt32.self)
    }

    func contains(_ x: Int, _ y: Int) -> Bool {
      (0..<size.width).contains(x) && (0..<size.height).contains(y)
    }

    func brightness(_ x: Int, _ y: Int) -> Double {
      // Stored as R, G, B, A; every platform of Swift is little-endian.
      let color = self[x, y]
      let alpha = Double(color >> 24) / 255
      func onWhite(_ channel: UInt32) -> Double { 255 + (Double(channel & 255) - 255) * alpha }
      return onWhite(color) * 0.29889531 + onWhite(color >> 8) * 0.58662247
        + onWhite(color >> 16) * 0.11448223
    }

    /// Whether three or more neighbors have the same bytes.
    func isFlat(_ x: Int, _ y: Int) -> Bool {
      guard contains(x, y) else { return false }
      var count = isBorder(x, y) ? 1 : 0
      let color = self[x, y]
      for row in max(0, y - 1)...min(size.height - 1, y + 1) {
        for column in max(0, x - 1)...min(size.width - 1, x + 1)
        where (column, row) != (x, y) && self[column, row] == color {
          count += 1
        }
      }
      return count > 2
    }

    func isBorder(_ x: Int, _ y: Int) -> Bool {
      x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1
    }
  }

  private static func isSoftEdge(_ x: Int, _ y: Int, _ first: Picture, _ second: Picture) -> Bool {
    let own = first.brightness(x, y)
    var equalCount = first.isBorder(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (dark, bright) = ((x: 0, y: 0), (x: 0, y: 0))
    for row in max(0, y - 1)...min(first.size.height - 1, y + 1) {
      for column in max(0, x - 1)...min(first.size.width - 1, x + 1)
      where (column, row) != (x, y) {
        let slope = first.brightness(column, row) - own
        if slope == 0 {
          equalCount += 1
          if equalCount > 2 { return false }
        } else if slope < darkest {
          (darkest, dark) = (slope, (column, row))
        } else if slope > brightest {
          (brightest, bright) = (slope, (column, row))
        }
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return (first.isFlat(dark.x, dark.y) && second.isFlat(dark.x, dark.y))
      || (first.isFlat(bright.x, bright.y) && second.isFlat(bright.x, bright.y))
  }
}
