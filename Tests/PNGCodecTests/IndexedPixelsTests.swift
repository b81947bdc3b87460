// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import TestSupport
import XCTest

@testable import PNGCodec

final class IndexedPixelsTests: XCTestCase {
  func testColorsStandInTheOrderOfTheirFirstAppearance() throws {
    var bitmap = Bitmap(width: 3, height: 2, color: .white)
    bitmap[1, 0] = .black
    bitmap[0, 1] = Color(red: 1, green: 2, blue: 3, alpha: 0)

    let indexed = try XCTUnwrap(IndexedPixels(rgba: bitmap.bytes))

    XCTAssertEqual(indexed.indices, [0, 1, 0, 2, 0, 0])
    XCTAssertEqual(indexed.palette, [255, 255, 255, 255, 0, 0, 0, 255, 1, 2, 3, 0])
  }

  func testTransparentPixelsOfTwoColorsAreTwoColors() throws {
    let indexed = try XCTUnwrap(IndexedPixels(rgba: [1, 0, 0, 0, 2, 0, 0, 0]))

    XCTAssertEqual(indexed.colorCount, 2)
  }

  func test256ColorsFitAnd257DoNot() {
    let colors: [UInt8] = (0..<257).flatMap { [UInt8($0 & 255), UInt8($0 >> 8), 0, 255] }

    XCTAssertEqual(IndexedPixels(rgba: Array(colors.prefix(256 * 4)))?.colorCount, 256)
    XCTAssertNil(IndexedPixels(rgba: colors))
  }

  func testColorsThatShareAHashSlotStayApart() throws {
    let seed: UInt64 = 5
    var generator = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let bitmap = generator.bitmap(width: 40, height: 40, colorCount: 256, isOpaque: false)

      let indexed = try XCTUnwrap(IndexedPixels(rgba: bitmap.bytes))

      let restored = indexed.indices.flatMap { index in
        indexed.palette[Int(index) * 4..<Int(index) * 4 + 4]
      }
      XCTAssertEqual(restored, bitmap.bytes, "seed \(seed), round \(round)")
    }
  }
}
