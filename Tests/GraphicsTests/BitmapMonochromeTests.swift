// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import XCTest

final class BitmapMonochromeTests: XCTestCase {
  func testColorsAreGraysOfTheirBrightness() {
    let colors = [
      Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0),
      Color(red: 0, green: 0, blue: 255), .white,
      Color(red: 9, green: 9, blue: 9, alpha: 100),
    ]
    var bitmap = Bitmap(width: colors.count, height: 1)
    for (x, color) in colors.enumerated() { bitmap[x, 0] = color }

    let gray = bitmap.monochrome

    XCTAssertEqual(colors.indices.map { gray[$0, 0].red }, [54, 182, 19, 255, 9])
    for x in colors.indices {
      XCTAssertEqual(gray[x, 0].green, gray[x, 0].red)
      XCTAssertEqual(gray[x, 0].blue, gray[x, 0].red)
      XCTAssertEqual(gray[x, 0].alpha, colors[x].alpha)
    }
  }
}
