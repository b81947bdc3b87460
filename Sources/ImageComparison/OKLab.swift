// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// A color in OKLab: lightness, and two axes from green to red and from blue to yellow.
///
/// B. Ottosson, "A perceptual color space for image processing", 2020
/// (https://bottosson.github.io/posts/oklab/), with its matrices from linear sRGB of 25 January
/// 2021:
///
///     l = ∛(0.4122214708 R + 0.5363325363 G + 0.0514459929 B)
///     m = ∛(0.2119034982 R + 0.6806995451 G + 0.1073969566 B)
///     s = ∛(0.0883024619 R + 0.2817188376 G + 0.6299787005 B)
///     L = 0.2104542553 l + 0.7936177850 m - 0.0040720468 s
///     a = 1.9779984951 l - 2.4285922050 m + 0.4505937099 s
///     b = 0.0259040371 l + 0.7827717662 m - 0.8086757660 s
struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  /// The color of linear light, each channel 0 to 1.
  init(red: Double, green: Double, blue: Double) {
    let l = LinearLight.cubeRoot(
      0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = LinearLight.cubeRoot(
      0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = LinearLight.cubeRoot(
      0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The distance to another color: √(ΔL² + Δa² + Δb²). Black and white are 1 apart.
  func distance(to other: OKLab) -> Double {
    let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
    return (x * x + y * y + z * z).squareRoot()
  }
}

extension Color {
  /// How far two colors are apart for a person: their distance in OKLab on white or on black,
  /// whichever is larger. Colors are laid over the background in sRGB, as pages show them.
  func perceptualDistance(to other: Color) -> Double {
    if alpha == 255, other.alpha == 255 { return onto(0).distance(to: other.onto(0)) }
    return [0, 255].map { onto($0).distance(to: other.onto($0)) }.max() ?? 0
  }

  private func onto(_ background: Int) -> OKLab {
    let light = laid(onto: background)
    return OKLab(red: light.red, green: light.green, blue: light.blue)
  }

  /// The linear light of the color on a gray background, 0 to 255.
  func laid(onto background: Int) -> (red: Double, green: Double, blue: Double) {
    func channel(_ value: UInt8) -> Double {
      let sum = Int(value) * Int(alpha) + background * (255 - Int(alpha))
      return LinearLight.ofByte[(sum + 127) / 255]
    }
    return (channel(red), channel(green), channel(blue))
  }
}
