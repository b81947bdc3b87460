// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NullFrameTests: XCTestCase {
  func testViewMadeInTheNullRectangleHasNoSize() {
    let view = UIView(frame: .null)

    XCTAssertEqual(view.frame, .zero)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
