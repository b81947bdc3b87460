// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// The blend modes that exchange hue, saturation and luminosity: ISO 32000-1, section 11.3.5.3.
///
/// Luminosity and saturation grow with the colors, so both colors may be given on any common scale:
/// here each times the other's alpha, from 0 to the product of both alphas. Red, green and blue are
/// the first three elements of a vector.
enum HueSaturationLuminosity {
  /// What `mode` makes of two colors, each 0 to `limit`.
  @inline(__always)
  static func blend(
    _ mode: BlendMode, source: SIMD4<Double>, below: SIMD4<Double>, limit: Double
  ) -> SIMD4<Double> {
    switch mode {
    case .hue:
      withLuminosity(withSaturation(source, saturation(below)), luminosity(below), limit)
    case .saturation:
      withLuminosity(withSaturation(below, saturation(source)), luminosity(below), limit)
    case .color: withLuminosity(source, luminosity(below), limit)
    default: withLuminosity(below, luminosity(source), limit)
    }
  }

  @inline(__always)
  private static func luminosity(_ color: SIMD4<Double>) -> Double {
    (30 * color[0] + 59 * color[1] + 11 * color[2]) / 100
  }

  @inline(__always)
  private static func saturation(_ color: SIMD4<Double>) -> Double {
    highest(color) - lowest(color)
  }

  @inline(__always)
  private static func highest(_ color: SIMD4<Double>) -> Double {
    max(color[0], color[1], color[2])
  }

  @inline(__always)
  private static func lowest(_ color: SIMD4<Double>) -> Double {
    min(color[0], color[1], color[2])
  }

  /// The color moved to another luminosity, then towards it until no channel is outside.
  @inline(__always)
  private static func withLuminosity(
    _ color: SIMD4<Double>, _ wanted: Double, _ limit: Double
  ) -> SIMD4<Double> {
    var moved = color + (wanted - luminosity(color))
    let middle = luminosity(moved)
    let (low, high) = (lowest(moved), highest(moved))
    if low < 0, low < middle { moved = middle + (moved - middle) * (middle / (middle - low)) }
    if high > limit, high > middle {
      moved = middle + (moved - middle) * ((limit - middle) / (high - middle))
    }
    return moved
  }

  /// The color stretched so that its lowest channel is 0 and its highest `wanted`; black for a
  /// gray.
  @inline(__always)
  private static func withSaturation(
    _ color: SIMD4<Double>, _ wanted: Double
  ) -> SIMD4<Double> {
    let (low, high) = (lowest(color), highest(color))
    guard high > low else { return SIMD4(repeating: 0) }
    return (color - low) * (wanted / (high - low))
  }
}
