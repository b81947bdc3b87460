// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where the rows of a wheel lie that is seen from the front.
///
///     ╭──────╮   each row is a part of the circumference as long as a row is high;
///     │ row  │   seen from the front it is lower the further it is from the middle
///     ╰──────╯
struct WheelGeometry {
  /// Of the wheel, in points.
  private static let radius: CGFloat = 100
  /// What a row is at most away from the middle to be seen, in radians.
  private static let horizon: CGFloat = 1.42

  let rowHeight: CGFloat

  /// How many rows show above and below the middle.
  var reach: Int {
    Int((WheelGeometry.horizon * WheelGeometry.radius / max(8, rowHeight)).rounded(.down))
  }

  /// Where a row's middle is below that of the wheel, in points, and how low it is seen, 0 to 1.
  func place(of offset: Int) -> (y: CGFloat, height: CGFloat) {
    let angle = CGFloat(offset) * max(8, rowHeight) / WheelGeometry.radius
    return (WheelGeometry.radius * Self.sine(angle), Self.cosine(angle))
  }

  /// How strongly a row is seen.
  func opacity(of offset: Int) -> CGFloat {
    offset == 0 ? 1 : 0.1 + 0.45 * max(0, place(of: offset).height)
  }

  // Series, exact to a millionth up to a quarter turn, since the system's differ.

  private static func sine(_ x: CGFloat) -> CGFloat {
    let square = x * x
    return x
      * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
  }

  private static func cosine(_ x: CGFloat) -> CGFloat {
    let square = x * x
    return 1
      - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))))
  }
}
