// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import XCTest

final class BitmapTests: XCTestCase {
  func testNewBitmapIsTransparentBlack() {
    let bitmap = Bitmap(width: 2, height: 3)

    XCTAssertEqual(bitmap.bytes, [UInt8](repeating: 0, count: 24))
  }

  func testBytesAreRowsOfRGBAFromTheTop() {
    var bitmap = Bitmap(width: 2, height: 2)

    bitmap[1, 0] = Color(red: 1, green: 2, blue: 3, alpha: 4)

    XCTAssertEqual(bitmap.bytes, [0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0])
    XCTAssertEqual(bitmap[1, 0], Color(red: 1, green: 2, blue: 3, alpha: 4))
  }

  func testColoredBitmapHasItsColorEverywhere() {
    let bitmap = Bitmap(width: 2, height: 1, color: Color(red: 9, green: 8, blue: 7, alpha: 6))

    XCTAssertEqual(bitmap.bytes, [9, 8, 7, 6, 9, 8, 7, 6])
  }

  func testIsOpaqueOnlyWhenEveryAlphaIs255() {
    var bitmap = Bitmap(width: 3, height: 3, color: .white)
    XCTAssertTrue(bitmap.isOpaque)

    bitmap[2, 2].alpha = 254

    XCTAssertFalse(bitmap.isOpaque)
    XCTAssertTrue(Bitmap(width: 0, height: 0).isOpaque)
  }

  func testEqualBytesOfAnotherShapeAreAnotherPicture() {
    XCTAssertNotEqual(Bitmap(width: 2, height: 8), Bitmap(width: 4, height: 4))
  }

  func testCropKeepsWhatExists() {
    var bitmap = Bitmap(width: 3, height: 2, color: .white)
    bitmap[2, 1] = .black

    let cropped = bitmap.cropped(columns: 1..<9, rows: 1..<9)

    XCTAssertEqual(cropped.dump([.white: ".", .black: "#"]), ".#")
    XCTAssertEqual(bitmap.cropped(columns: 5..<9, rows: 0..<2), Bitmap(width: 0, height: 2))
  }

  func testReplacePixelsCutsAtEveryEdge() {
    for (x, y, expected) in [
      (0, 0, "##.\n##.\n..."), (2, 2, "...\n...\n..#"), (-1, -1, "#..\n...\n..."),
      (1, -1, ".##\n...\n..."), (3, 0, "...\n...\n..."), (0, -2, "...\n...\n..."),
    ] {
      var bitmap = Bitmap(width: 3, height: 3, color: .white)

      bitmap.replacePixels(with: Bitmap(width: 2, height: 2, color: .black), x: x, y: y)

      XCTAssertEqual(bitmap.dump([.white: ".", .black: "#"]), expected, "at \(x), \(y)")
    }
  }

  func testCoverageDumpShowsTenthsOfAlpha() {
    var bitmap = Bitmap(width: 5, height: 1)
    for (x, alpha) in [0, 1, 128, 254, 255].enumerated() { bitmap[x, 0].alpha = UInt8(alpha) }

    XCTAssertEqual(bitmap.coverageDump(), ".159#")
  }

  func testDumpShowsUnnamedColorsAsQuestionMarks() {
    let bitmap = Bitmap(width: 2, height: 1, color: Color(red: 1, green: 1, blue: 1))

    XCTAssertEqual(bitmap.dump([.white: "."]), "??")
    XCTAssertEqual(bitmap.description, "Bitmap 2x1")
  }
}
