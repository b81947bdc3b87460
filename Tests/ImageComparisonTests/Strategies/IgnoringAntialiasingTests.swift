// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import XCTest

@testable import ImageComparison

final class IgnoringAntialiasingTests: XCTestCase {
  private func count(_ reference: String, _ actual: String) -> Int {
    ComparisonStrategy.ignoringAntialiasing.compare(bitmap(reference), with: bitmap(actual))
      .difference?.differingPixelCount ?? 0
  }

  func testASofterStepOfASlantedEdgeIsLeftOut() {
    XCTAssertEqual(
      count(
        """
        ........
        ........
        ....####
        ########
        ########
        """,
        """
        ........
        ........
        ...g####
        ########
        ########
        """), 0)
  }

  func testADotOnAFlatAreaIsFound() {
    XCTAssertEqual(
      count(
        """
        .....
        .....
        .....
        """,
        """
        .....
        ..#..
        .....
        """), 1)
  }

  func testAnAreaOfAnotherColorIsFound() {
    XCTAssertEqual(
      count(
        """
        ......
        .####.
        .####.
        .####.
        ......
        """,
        """
        ......
        .rrrr.
        .rrrr.
        .rrrr.
        ......
        """), 12)
  }

  func testPicturesOfOnePixelAreCompared() {
    XCTAssertEqual(count("#", "."), 1)
  }

  func testItAddsToAnotherStrategy() {
    let strategy = ComparisonStrategy.channelTolerance(max: 2).ignoringAntialiasing

    XCTAssertEqual(strategy.description, "channel tolerance 2, ignoring antialiasing")
    XCTAssertFalse(strategy.isExact)
    XCTAssertTrue(strategy.compare(bitmap("gg"), with: bitmap("hh")).isEqual)
  }
}
