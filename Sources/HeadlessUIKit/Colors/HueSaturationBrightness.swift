// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A color as a position on the hexagonal cone (A. R. Smith, "Color Gamut Transform Pairs", 1978).
struct HueSaturationBrightness: Hashable, Sendable {
  /// 0 to 1, once around: red 0, green 1/3, blue 2/3.
  var hue: CGFloat
  /// 0 (gray) to 1 (pure).
  var saturation: CGFloat
  /// 0 (black) to 1.
  var brightness: CGFloat

  /// Cuts each value to 0...1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = max(0, min(1, hue))
    self.saturation = max(0, min(1, saturation))
    self.brightness = max(0, min(1, brightness))
  }

  init(_ components: ColorComponents) {
    let (red, green, blue) = components.redGreenBlue
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sixths: CGFloat = 0
    if range > 0 {
      sixths =
        if most == red {
          (green - blue) / range + (green < blue ? 6 : 0)
        } else if most == green {
          (blue - red) / range + 2
        } else {
          (red - green) / range + 4
        }
    }
    self.init(
      hue: sixths / 6, saturation: most > 0 ? range / most : 0, brightness: most)
  }

  func components(alpha: CGFloat) -> ColorComponents {
    let sector = (hue * 6).rounded(.down)
    let fraction = hue * 6 - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch Int(sector) % 6 {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    return .rgb(red: red, green: green, blue: blue, alpha: alpha)
  }
}
