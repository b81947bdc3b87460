// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ImageComparison
import XCTest

final class ChannelToleranceTests: XCTestCase {
  func testADifferenceOfTheToleranceIsEqualAndOneMoreIsNot() {
    let reference = bitmap("gg")
    let actual = bitmap("gh")

    XCTAssertEqual(
      ComparisonStrategy.channelTolerance(max: 2).compare(reference, with: actual), .equal)
    XCTAssertEqual(
      ComparisonStrategy.channelTolerance(max: 1).compare(reference, with: actual).description,
      "1 of 2 pixels differ (50.00%), in 1x1 at (1, 0), by up to 2 of 255")
  }

  func testATolerance0IsExact() {
    XCTAssertFalse(
      ComparisonStrategy.channelTolerance(max: 0).compare(bitmap("t"), with: bitmap("w")).isEqual)
  }

  func testAlphaIsAChannel() {
    let strategy = ComparisonStrategy.channelTolerance(max: 254)

    XCTAssertFalse(strategy.compare(bitmap("#"), with: bitmap("t")).isEqual)
  }

  func testOnlyPixelsBeyondTheToleranceCount() {
    let result = ComparisonStrategy.channelTolerance(max: 2).compare(
      bitmap("ggg"), with: bitmap("hh#"))

    XCTAssertEqual(result.difference?.differingPixelCount, 1)
    XCTAssertEqual(result.difference?.region.description, "1x1 at (2, 0)")
  }

  func testTheDescriptionHasTheNumber() {
    XCTAssertEqual(ComparisonStrategy.channelTolerance(max: 2).description, "channel tolerance 2")
    XCTAssertEqual(ComparisonStrategy.exact.description, "exact")
  }
}
