// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension ComparisonStrategy {
  /// The strategy, with some differing pixels allowed wherever they are not close together.
  ///
  /// A share of the whole picture says little: 0.1 % of a phone's screen is an icon of 54 by 54
  /// pixels. Counted in windows, a line that moved is found, however large the picture is.
  ///
  /// ```swift
  /// ComparisonStrategy.exact.allowing(2, inAny: PixelSize(width: 16, height: 16))
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many pixels may differ in each window, 0 or more. 0 allows none.
  ///   - window: The window's size in pixels, at least 1x1. It lies at every place of the picture;
  ///     one larger than the picture is cut to it.
  public func allowing(_ count: Int, inAny window: PixelSize) -> ComparisonStrategy {
    require(count >= 0, "the number of pixels that may differ is 0 or more, not \(count)")
    require(
      window.width > 0 && window.height > 0, "a window has at least 1x1 pixels, not \(window)")
    var strategy = self
    strategy.allowance = count == 0 ? .none : .window(count: count, size: window)
    return strategy
  }
}
