// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// SplitMix64: the same numbers from the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

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
