// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import ImageComparison

final class IgnoringRegionsTests: XCTestCase {
  private let region = PixelRegion(columns: 1..<3, rows: 0..<1)

  func testWhatLiesInTheRegionIsLeftOutAndNothingElse() {
    let strategy = ComparisonStrategy.exact.ignoring(.pixels(region))

    XCTAssertTrue(strategy.compare(bitmap("....\n...."), with: bitmap(".##.\n....")).isEqual)
    XCTAssertEqual(
      strategy.compare(bitmap("....\n...."), with: bitmap("####\n.#.."))
        .difference?.differingPixelCount, 3)
  }

  func testRegionsMayReachOutside() {
    let strategy = ComparisonStrategy.exact.ignoring(
      .pixels(PixelRegion(columns: -5..<900, rows: -5..<1)))

    XCTAssertTrue(strategy.compare(bitmap("..\n.."), with: bitmap("##\n..")).isEqual)
    XCTAssertFalse(strategy.compare(bitmap("..\n.."), with: bitmap("..\n#.")).isEqual)
  }

  func testPremultipliedBytesInTheRegionDoNotCount() {
    let strategy = ComparisonStrategy.precision(0.95).ignoring(.pixels(region))

    XCTAssertTrue(strategy.compare(bitmap("....\n...."), with: bitmap(".##.\n....")).isEqual)
    XCTAssertFalse(strategy.compare(bitmap("....\n...."), with: bitmap("###.\n....")).isEqual)
  }

  func testTheDifferencePictureHatchesTheRegion() {
    let strategy = ComparisonStrategy.exact.ignoring(
      .pixels(PixelRegion(columns: 0..<16, rows: 0..<2)))
    let white = Bitmap(width: 20, height: 3, color: .white)

    let picture = DifferenceImage.make(
      reference: white, actual: Bitmap(width: 20, height: 3, color: .black), strategy: strategy)

    let rows = (0..<3).map { y in
      String(
        (0..<20).map { x in
          switch picture[x, y] {
          case DifferenceImage.ignored: "/" as Character
          case DifferenceImage.differing: "!"
          default: "."
          }
        })
    }
    XCTAssertEqual(
      rows,
      [
        "//......//......!!!!", "/......//......./!!!!".replacing("./!", with: "/!"),
        "!!!!!!!!!!!!!!!!!!!!",
      ])
  }

  func testViewsAndPointsBecomePixels() {
    let strategy = ComparisonStrategy.exact
      .ignoring(.view("clock"), .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)))
      .ignoring(.pixels(region))

    let resolved = strategy.resolvingRegions { _ in [region, region] }

    XCTAssertEqual(resolved.ignoredRegions, Array(repeating: .pixels(region), count: 5))
    XCTAssertEqual(
      strategy.description,
      "exact, ignoring view \"clock\", ignoring 3.0x4.0 points at (1.0, 2.0), "
        + "ignoring 2x1 at (1, 0)"
    )
  }
}
