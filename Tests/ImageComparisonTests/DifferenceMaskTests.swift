// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import XCTest

@testable import ImageComparison

final class DifferenceMaskTests: XCTestCase {
  func testDifferingPixelsAreTakenOnce() {
    var actual = Bitmap(width: 4, height: 3, color: .white)
    actual[1, 1] = .black
    actual[3, 2] = .black
    var mask = DifferenceMask(
      Bitmap(width: 4, height: 3, color: .white), actual, strategy: .exact)

    XCTAssertEqual(mask.count, 2)
    XCTAssertEqual(mask.region, PixelRegion(columns: 1..<4, rows: 1..<3))
    XCTAssertEqual(mask.take(PixelRegion(columns: -5..<3, rows: 0..<9)), 1)
    XCTAssertEqual(mask.take(PixelRegion(columns: -5..<3, rows: 0..<9)), 0)
    XCTAssertEqual(mask.region, PixelRegion(columns: 3..<4, rows: 2..<3))
    XCTAssertEqual(mask.take(PixelRegion(columns: 9..<12, rows: 0..<1)), 0)
    XCTAssertEqual(mask.take(PixelRegion(columns: 0..<4, rows: 0..<3)), 1)
    XCTAssertNil(mask.region)
  }

  func testPixelsOfOnePictureOnlyDiffer() {
    let wide = Bitmap(width: 4, height: 1, color: .white)
    let high = Bitmap(width: 1, height: 3, color: .white)

    let mask = DifferenceMask(wide, high, strategy: .exact)

    XCTAssertEqual(mask.count, 5)
    XCTAssertEqual(
      mask.count, ComparisonStrategy.exact.compare(wide, with: high).difference?.differingPixelCount
    )
  }

  func testTheStrategyJudges() {
    let gray = Bitmap(width: 2, height: 2, color: Color(red: 250, green: 250, blue: 250))

    let mask = DifferenceMask(
      Bitmap(width: 2, height: 2, color: .white), gray, strategy: .channelTolerance(max: 5))

    XCTAssertEqual(mask.count, 0)
  }

  func testAnOutlineLiesAroundTheRegionAndInsideWhereThereIsNoRoom() {
    var picture = Bitmap(width: 8, height: 5, color: .white)
    DifferenceImage.drawOutline(
      of: PixelRegion(columns: 2..<4, rows: 2..<3), thickness: 1, in: &picture)
    DifferenceImage.drawOutline(
      of: PixelRegion(columns: 6..<12, rows: 0..<3), thickness: 1, in: &picture)
    DifferenceImage.drawOutline(
      of: PixelRegion(columns: 20..<22, rows: 0..<3), thickness: 1, in: &picture)

    XCTAssertEqual(
      picture.dump([.white: ".", DifferenceImage.outline: "o"]),
      """
      .....ooo
      .ooooo.o
      .o..oo.o
      .ooooooo
      ........
      """)
  }

  func testFingerprintsTellPicturesApart() {
    var pictures = [
      Bitmap(width: 0, height: 0), Bitmap(width: 2, height: 8), Bitmap(width: 4, height: 4),
      Bitmap(width: 16, height: 1), Bitmap(width: 8, height: 2),
    ]
    for x in 0..<8 {
      var picture = Bitmap(width: 8, height: 2)
      picture[x, 1] = Color(red: 1, green: 0, blue: 0)
      pictures.append(picture)
    }

    XCTAssertEqual(Set(pictures.map(\.fingerprint)).count, pictures.count)
    XCTAssertEqual(
      Bitmap(width: 3, height: 3, color: .white).fingerprint,
      Bitmap(width: 3, height: 3, color: .white).fingerprint)
  }
}
