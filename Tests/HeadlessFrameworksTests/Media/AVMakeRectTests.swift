// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class AVMakeRectTests: XCTestCase {
  func testTheShapeFitsInTheMiddle() {
    let bounds = CGRect(x: 10, y: 10, width: 100, height: 50)

    XCTAssertEqual(
      AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: bounds),
      CGRect(x: 10, y: 22.5, width: 100, height: 25))
    XCTAssertEqual(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: bounds),
      CGRect(x: 35, y: 10, width: 50, height: 50))
  }
}
