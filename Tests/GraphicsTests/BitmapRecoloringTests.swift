// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Graphics

final class BitmapRecoloringTests: XCTestCase {
  private let picture = Bitmap(width: 2, height: 1, bytes: [200, 100, 51, 255, 3, 9, 255, 100])

  func testEachPixelIsChangedAndKeepsTheRest() {
    XCTAssertEqual(
      picture.tinted(Color(red: 1, green: 2, blue: 3, alpha: 51)).bytes, [1, 2, 3, 51, 1, 2, 3, 20])
    XCTAssertEqual(picture.faded(by: 0.5).bytes, [200, 100, 51, 128, 3, 9, 255, 50])
    XCTAssertEqual(picture.darkened.bytes, [100, 50, 25, 255, 1, 4, 127, 100])
    // (30 * 200 + 59 * 100 + 11 * 51 + 50) / 100 and (30 * 3 + 59 * 9 + 11 * 255 + 50) / 100
    XCTAssertEqual(picture.grays.bytes, [125, 125, 125, 255, 34, 34, 34, 100])
    XCTAssertEqual(picture.brightnessAsAlpha.bytes, [0, 0, 0, 125, 0, 0, 0, 34])
    XCTAssertEqual(picture.premultipliedBytes, [200, 100, 51, 255, 1, 4, 100, 100])
  }

  func testAnEmptyPictureStaysEmpty() {
    XCTAssertEqual(Bitmap(width: 0, height: 0).grays.bytes, [])
  }
}
