// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class UIImageRendererFormatTests: XCTestCase {
  func testTheFormatIsThatOfThePicture() {
    let solid = UIImage(bitmap: Bitmap(width: 2, height: 2, color: .black), scale: 2)
    let clear = UIImage(bitmap: Bitmap(width: 2, height: 2), scale: 3)

    XCTAssertEqual(solid.imageRendererFormat.scale, 2)
    XCTAssertTrue(solid.imageRendererFormat.opaque)
    XCTAssertEqual(clear.imageRendererFormat.scale, 3)
    XCTAssertFalse(clear.imageRendererFormat.opaque)
  }
}
