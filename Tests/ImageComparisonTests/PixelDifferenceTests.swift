// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ImageComparison
import XCTest

final class PixelDifferenceTests: XCTestCase {
  private func text(_ differing: Int, of count: Int) -> String {
    PixelDifference(
      differingPixelCount: differing, pixelCount: count, largestChannelDifference: 7,
      region: PixelRegion(columns: 3..<8, rows: 10..<12), firstPixel: PixelPosition(x: 4, y: 10)
    ).description
  }

  func testTheShareIsNeverRoundedToNothingOrToAll() {
    XCTAssertEqual(
      [(0, 9), (1, 2_962_440), (12, 400), (1, 3), (2_962_439, 2_962_440), (9, 9)].map(text).joined(
        separator: "\n"),
      """
      0 of 9 pixels differ (0%), in 5x2 at (3, 10), by up to 7 of 255
      1 of 2962440 pixels differ (<0.01%), in 5x2 at (3, 10), by up to 7 of 255
      12 of 400 pixels differ (3.00%), in 5x2 at (3, 10), by up to 7 of 255
      1 of 3 pixels differ (33.33%), in 5x2 at (3, 10), by up to 7 of 255
      2962439 of 2962440 pixels differ (>99.99%), in 5x2 at (3, 10), by up to 7 of 255
      9 of 9 pixels differ (100%), in 5x2 at (3, 10), by up to 7 of 255
      """)
  }
}
