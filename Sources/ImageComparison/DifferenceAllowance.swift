// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// How many of the pixels that count as different may differ all the same.
enum DifferenceAllowance: Hashable, Sendable {
  /// None.
  case none
  /// So many in any window of a size.
  case window(count: Int, size: PixelSize)
  /// A share of all pixels: at least `precision` of them must not count as different.
  case pixels(precision: Float)
  /// A share of the premultiplied bytes, as swift-snapshot-testing counts them.
  case premultipliedBytes(precision: Float)

  /// The rule in words; `nil` for none. The shares are part of their strategy's own words.
  var words: String? {
    switch self {
    case .none, .pixels, .premultipliedBytes: nil
    case .window(let count, let size):
      "at most \(count) pixel\(count == 1 ? "" : "s") in any \(size)"
    }
  }
}

extension ComparisonStrategy {
  /// Whether two pictures of one size may differ as they do.
  func isAllowed(
    _ difference: PixelDifference, _ reference: Bitmap, _ actual: Bitmap
  ) -> Bool {
    switch allowance {
    case .none: return false
    case .window(let count, let size):
      // Fewer than that in the whole picture are fewer in any window.
      if difference.differingPixelCount <= count { return true }
      let mask = DifferenceMask(reference, actual, strategy: self)
      return mask.densestWindow(of: size).count <= count
    case .pixels(let precision):
      let failing = Float(difference.differingPixelCount) / Float(difference.pixelCount)
      return 1 - failing >= precision
    case .premultipliedBytes(let precision):
      let byteCount = reference.bytes.count
      return differingPremultipliedByteCount(reference, actual)
        <= Int((1 - precision) * Float(byteCount))
    }
  }

  private func differingPremultipliedByteCount(_ reference: Bitmap, _ actual: Bitmap) -> Int {
    let regions = ignoredPixelRegions
    return reference.bytes.withUnsafeBytes { left in
      actual.bytes.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return 0 }
        var count = 0
        for pixel in 0..<reference.width * reference.height {
          let (a, b) = (Color(pixel: pixel, of: left), Color(pixel: pixel, of: right))
          if a == b { continue }
          let (x, y) = (pixel % reference.width, pixel / reference.width)
          if regions.contains(where: { $0.contains(x: x, y: y) }) { continue }
          count += a.differingPremultipliedByteCount(b)
        }
        return count
      }
    }
  }
}

extension Color {
  /// How many of the four bytes differ once the color is multiplied by alpha.
  func differingPremultipliedByteCount(_ other: Color) -> Int {
    func premultiplied(_ channel: UInt8, _ alpha: UInt8) -> Int {
      (Int(channel) * Int(alpha) + 127) / 255
    }
    var count = alpha == other.alpha ? 0 : 1
    for (a, b) in [(red, other.red), (green, other.green), (blue, other.blue)]
    where premultiplied(a, alpha) != premultiplied(b, other.alpha) {
      count += 1
    }
    return count
  }
}
