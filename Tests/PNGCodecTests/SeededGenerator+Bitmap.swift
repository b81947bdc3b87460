// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import TestSupport

extension SeededGenerator {
  /// A picture of at most `colorCount` colors, some of them transparent unless `isOpaque`.
  mutating func bitmap(width: Int, height: Int, colorCount: Int, isOpaque: Bool) -> Bitmap {
    let colors = (0..<colorCount).map { _ in
      let bits = next()
      return Color(
        red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits >> 16),
        alpha: isOpaque
          ? 255 : [0, 0, 255, UInt8(truncatingIfNeeded: bits >> 24)][Int(bits >> 32 & 3)])
    }
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = colors[Int.random(in: 0..<colorCount, using: &self)] }
    }
    return bitmap
  }
}
