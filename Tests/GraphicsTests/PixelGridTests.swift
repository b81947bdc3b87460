// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

final class PixelGridTests: XCTestCase {
  func testRoundsToTheNearestPixel() {
    let grid = PixelGrid(scale: 2)

    XCTAssertEqual(grid.round(1.2), 1)
    XCTAssertEqual(grid.round(1.25), 1.5)
    XCTAssertEqual(grid.round(-1.25), -1.5)
    // A label of 44 pixels in the middle of 67: one edge is a little less than halfway.
    XCTAssertEqual(PixelGrid(scale: 3).round(55.5 / 3 - 1e-9), 56 / 3.0)
    XCTAssertEqual(PixelGrid(scale: 3).round(-55.5 / 3 + 1e-9), -56 / 3.0)
  }

  func testCeilAndFloorForgiveRoundingErrors() {
    let grid = PixelGrid(scale: 3)

    XCTAssertEqual(grid.ceil(20.287), 61 / 3.0)
    XCTAssertEqual(grid.ceil(1 / 3.0 + 1e-9), 1 / 3.0)
    XCTAssertEqual(grid.floor(2 / 3.0 - 1e-9), 2 / 3.0)
    XCTAssertEqual(grid.ceil(CGSize(width: 0.1, height: 1)), CGSize(width: 1 / 3.0, height: 1))
  }

  func testPixelsCoverEveryPoint() {
    XCTAssertEqual(PixelGrid(scale: 3).pixels(covering: 100 / 3.0), 100)
    XCTAssertEqual(PixelGrid(scale: 2).pixels(covering: 10.3), 21)
    XCTAssertEqual(PixelGrid(scale: 2).pixels(covering: -4), 0)
  }
}
