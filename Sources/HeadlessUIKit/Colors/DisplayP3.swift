// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Colors of Apple's wide screens in terms of extended sRGB: both spaces have one curve and one
/// white, and differ in their primaries (SMPTE EG 432-1, IEC 61966-2-1).
enum DisplayP3 {
  static func components(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> ColorComponents {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return .rgb(
      red: encoded(1.2249401762805598 * r - 0.22494017628055996 * g),
      green: encoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
      blue: encoded(
        -0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b),
      alpha: alpha)
  }

  /// Light as it adds up; negative values mirror positive ones.
  private static func linear(_ value: CGFloat) -> CGFloat {
    guard value >= 0 else { return -linear(-value) }
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // 2.4 = 2 + 2/5.
    return base * base * root(5, of: base * base)
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    guard value >= 0 else { return -encoded(-value) }
    guard value > 0.0031308 else { return value * 12.92 }
    // 1 / 2.4 = 5/12.
    let power = root(3, of: (value * value * value * value * value).squareRoot().squareRoot())
    return 1.055 * power - 0.055
  }

  /// A root by Newton's method, which is the same on every machine, unlike the platform's `pow`.
  private static func root(_ degree: Int, of value: CGFloat) -> CGFloat {
    guard value > 0 else { return 0 }
    var root = max(1, value)
    while true {
      let power = (1..<degree).reduce(1) { product, _ in product * root }
      let next = (CGFloat(degree - 1) * root + value / power) / CGFloat(degree)
      // It falls toward the root until rounding stops it.
      guard next < root else { return root }
      root = next
    }
  }
}

extension UIColor {
  /// Makes a color from components of Display P3, each 0 to 1. It is kept in extended sRGB; what
  /// lies beyond sRGB is cut when drawn.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      DisplayP3.components(red: red, green: green, blue: blue, alpha: max(0, min(1, alpha))))
  }
}
