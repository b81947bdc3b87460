// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import ImageComparison
import XCTest

final class BitmapColorsTests: XCTestCase {
  private let ink = Color(red: 1, green: 2, blue: 3, alpha: 4)

  /// White, with `ink` in some pixels.
  private func bitmap(_ width: Int, _ height: Int, ink pixels: [(x: Int, y: Int)]) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, color: .white)
    for pixel in pixels { bitmap[pixel.x, pixel.y] = ink }
    return bitmap
  }

  private func region(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelRegion {
    PixelRegion(columns: columns, rows: rows)
  }

  func testColorsAreCountedTheMostFrequentFirst() {
    let colors = bitmap(3, 2, ink: [(1, 0), (2, 1)]).colors(in: region(1..<9, 0..<9))

    XCTAssertEqual(colors.map(\.color), [ink, .white])
    XCTAssertEqual(colors.map(\.count), [2, 2])
  }

  func testTheGroundIsTheFirstColorOfMoreThanHalf() {
    let bitmap = bitmap(40, 3, ink: [(20, 1), (21, 1), (22, 1)])

    XCTAssertEqual(bitmap.groundColor(in: region(0..<40, 0..<3)), .white)
    XCTAssertEqual(bitmap.groundColor(in: region(19..<24, 0..<3)), .white)
    XCTAssertEqual(bitmap.groundColor(in: region(20..<23, 1..<2)), ink)
    // Half is not more than half, and the first pixel is another one.
    XCTAssertNil(bitmap.groundColor(in: region(20..<22, 1..<3)))
    XCTAssertNil(bitmap.groundColor(in: region(22..<25, 1..<2)))
  }

  func testARegionMayReachOutside() {
    let bitmap = bitmap(4, 4, ink: [(3, 3)])

    XCTAssertEqual(bitmap.groundColor(in: region(-9..<9, -9..<9)), .white)
    XCTAssertEqual(bitmap.groundColor(in: region(3..<9, 3..<9)), ink)
    XCTAssertNil(bitmap.groundColor(in: region(9..<12, 0..<4)))
    XCTAssertNil(bitmap.groundColor(in: region(1..<1, 0..<4)))
  }
}
