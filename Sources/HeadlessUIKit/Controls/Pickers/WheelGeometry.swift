// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where the rows of a wheel lie that is seen from the front, a little from afar.
///
///     ╭──────╮   each row is a part of the circumference as long as a row is high;
///     │ row  │   the further it is from the middle, the lower and the narrower it is seen
///     ╰──────╯
///
/// The figures are those of two pictures, a date in docs-maui, of 2022, and one of iOS 12 in
/// react-native-datetimepicker: rows of 32 points lie 31.35, 58.25, 77.5 and 86.75 points from the
/// middle, those of the model 31.24, 58.17, 77.37 and 86.92.
struct WheelGeometry {
  /// Of the wheel, in points.
  private static let radius: CGFloat = 96
  /// From the eye to the nearest row, in points: edges that lie 109 points beside the middle of the
  /// picker move in by 2 and 4 points over three rows.
  private static let distance: CGFloat = 1000
  /// What a row is at most away from the middle to be seen, in radians.
  private static let horizon: CGFloat = 1.42

  /// A row as it is seen.
  struct Place {
    /// Below the middle of the wheel, in points.
    let y: CGFloat
    /// How low and how narrow the row is seen, 0 to 1.
    let height: CGFloat
    let width: CGFloat
  }

  let rowHeight: CGFloat

  /// How many rows show above and below the middle.
  var reach: Int {
    Int((WheelGeometry.horizon * WheelGeometry.radius / max(8, rowHeight)).rounded(.down))
  }

  /// Where the row is seen that is `offset` rows below the middle.
  func place(of offset: Int) -> Place {
    let angle = CGFloat(offset) * max(8, rowHeight) / WheelGeometry.radius
    let (sine, cosine) = (Self.sine(angle), Self.cosine(angle))
    let depth = WheelGeometry.radius / WheelGeometry.distance
    let width = 1 / (1 + depth * (1 - cosine))
    return Place(
      y: WheelGeometry.radius * sine * width,
      height: cosine * width - depth * sine * sine * width * width, width: width)
  }

  /// How strongly a row is seen: less beside the middle, and less and less towards the edges. The
  /// docs-maui picture has 0.47, 0.425 and 0.245 of the chosen row's ink.
  func opacity(of offset: Int) -> CGFloat {
    guard offset != 0 else { return 1 }
    return 0.47 * min(1, max(0, (104 - abs(place(of: offset).y)) / 50))
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
