// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A length with its unit.
struct SVGLength: Hashable {
  private let value: CGFloat
  private let isPercentage: Bool

  /// - Returns: `nil` for a text that is none, or whose unit is that of a font.
  init?(_ text: some StringProtocol) {
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return nil }
    let unit = scanner.rest()
    isPercentage = unit == "%"
    // CSS's units, of which 96 pixels are an inch; a pixel is a point of iOS.
    switch unit {
    case "", "px", "%": value = number
    case "pt": value = number * 4 / 3
    case "pc": value = number * 16
    case "in": value = number * 96
    case "cm": value = number * 96 / 2.54
    case "mm": value = number * 96 / 25.4
    default: return nil
    }
  }

  /// In the present coordinates.
  ///
  /// - Parameter whole: What 100 % is.
  func points(of whole: CGFloat) -> CGFloat { isPercentage ? value / 100 * whole : value }
}
