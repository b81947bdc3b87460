// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension ComparisonStrategy {
  /// The meaning of `perPixelTolerance` and `overallTolerance` in iOSSnapshotTestCase, for tests
  /// that come from there. New tests are better off with `.exact`.
  ///
  /// A pixel fails where a channel differs by more than `perPixel` of 256; at most the share
  /// `overall` of all pixels may fail. As with `.precision`, a share of the whole picture does not
  /// say where the differences lie.
  ///
  /// ```swift
  /// ComparisonStrategy.tolerance(perPixel: 0.02, overall: 0.001)
  /// ```
  ///
  /// - Parameters:
  ///   - perPixel: How much of a channel may differ, 0 to 1. With 0, every byte of a pixel counts.
  ///   - overall: The share of the picture that may differ, 0 to 1.
  public static func tolerance(perPixel: Double, overall: Double) -> ComparisonStrategy {
    require((0...1).contains(perPixel), "a tolerance per pixel is 0 to 1, not \(perPixel)")
    require((0...1).contains(overall), "an overall tolerance is 0 to 1, not \(overall)")
    if perPixel == 0, overall == 0 { return .exact }
    var strategy = ComparisonStrategy(
      description: "tolerance \(perPixel) per pixel, \(overall) overall",
      channelLimit: UInt8(min((perPixel * 256).rounded(.down), 255)))
    if overall > 0 { strategy.allowance = .pixels(precision: Float(1 - overall)) }
    return strategy
  }
}
