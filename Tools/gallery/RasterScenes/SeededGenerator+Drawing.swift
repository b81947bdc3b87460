// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TestSupport

extension SeededGenerator {
  /// A number of the range.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A point in a square at the origin, or up to `margin` outside of it.
  package mutating func point(_ size: Double, margin: Double = 0) -> CGPoint {
    CGPoint(x: number(-margin...size + margin), y: number(-margin...size + margin))
  }

  /// A color, translucent unless it is to be opaque.
  package mutating func color(opaque: Bool = false) -> Color {
    let bits = next()
    return Color(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16),
      alpha: opaque ? 255 : UInt8(truncatingIfNeeded: bits >> 24))
  }
}
