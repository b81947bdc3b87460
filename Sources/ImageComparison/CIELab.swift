// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// A color in CIELAB (CIE 15:2004) under sRGB's white, D65.
///
/// X, Y and Z are those of IEC 61966-2-1, divided by the white's. With f(t) = ∛t above (6/29)³ and
/// t / (3 (6/29)²) + 4/29 below:
///
///     L = 116 f(Y) - 16, a = 500 (f(X) - f(Y)), b = 200 (f(Y) - f(Z))
struct CIELab {
  var lightness: Double
  var a: Double
  var b: Double

  /// The color of linear light, each channel 0 to 1.
  init(red: Double, green: Double, blue: Double) {
    let x = Self.curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.9504700)
    let y = Self.curve(0.2126729 * red + 0.7151522 * green + 0.0721749 * blue)
    let z = Self.curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.0888300)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// ΔE of 1976: √(ΔL² + Δa² + Δb²). Black and white are 100 apart.
  func distance(to other: CIELab) -> Double {
    let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
    return (x * x + y * y + z * z).squareRoot()
  }

  private static func curve(_ value: Double) -> Double {
    let limit = 6.0 / 29
    guard value > limit * limit * limit else { return value / (3 * limit * limit) + 4.0 / 29 }
    return LinearLight.cubeRoot(value)
  }
}
