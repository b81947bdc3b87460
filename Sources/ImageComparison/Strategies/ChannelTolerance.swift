// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension ComparisonStrategy {
  /// Tolerates pixels in which no channel differs by more than `max`.
  ///
  /// It is for pictures that pass through something inexact, such as a photo that is decoded by
  /// another library. It is not a budget for the picture as a whole: a large area may differ by
  /// `max` and pass, and one pixel that differs by more fails. It does not tell what a person would
  /// see: 8 of 255 is invisible in one place and a wrong gray in another. Raise it only for a cause
  /// that you can name.
  ///
  /// - Parameter max: 0 to 255, for each of red, green, blue and alpha. 0 is the same as `.exact`.
  public static func channelTolerance(max: UInt8) -> ComparisonStrategy {
    ComparisonStrategy(description: "channel tolerance \(max)", channelLimit: max)
  }
}
