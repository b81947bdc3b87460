// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import XCTest

final class ColorTests: XCTestCase {
  func testDescriptionHasAlphaOnlyWhereItMatters() {
    XCTAssertEqual(Color(red: 255, green: 59, blue: 8).description, "#FF3B08")
    XCTAssertEqual(Color(red: 0, green: 10, blue: 0, alpha: 128).description, "#000A0080")
    XCTAssertEqual(Paint.color(.white).description, "#FFFFFF")
  }

  func testOpacity() {
    XCTAssertTrue(Color.black.isOpaque)
    XCTAssertFalse(Color.clear.isOpaque)
  }
}
