// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A resolved color in one of the two color spaces that UIKit's initializers use.
enum ColorComponents: Hashable, Sendable {
  /// Extended gray.
  case white(CGFloat, alpha: CGFloat)
  /// Extended sRGB.
  case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  var alpha: CGFloat {
    switch self {
    case .white(_, let alpha), .rgb(_, _, _, let alpha): alpha
    }
  }

  func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    switch self {
    case .white(let white, _): .white(white, alpha: alpha)
    case .rgb(let red, let green, let blue, _):
      .rgb(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    switch self {
    case .white(let white, _): (white, white, white)
    case .rgb(let red, let green, let blue, _): (red, green, blue)
    }
  }

  /// The eight-bit color: components are cut to 0...1 and rounded to the nearest of 255 steps.
  var color: Color {
    let (red, green, blue) = redGreenBlue
    return Color(
      red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue),
      alpha: Self.byte(alpha))
  }

  private static func byte(_ component: CGFloat) -> UInt8 {
    guard component > 0 else { return 0 }
    return UInt8((min(1, component) * 255).rounded(.toNearestOrAwayFromZero))
  }
}
