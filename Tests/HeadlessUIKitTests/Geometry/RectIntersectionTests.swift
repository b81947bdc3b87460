// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class RectIntersectionTests: XCTestCase {
  private func rect(_ minY: CGFloat, _ maxY: CGFloat) -> CGRect {
    CGRect(x: 0, y: minY, width: 10, height: maxY - minY)
  }

  func testRectanglesThatTouchDoNotIntersect() {
    XCTAssertFalse(rect(0, 50).intersectsAsOnIOS(rect(50, 200)))
    XCTAssertFalse(rect(50, 200).intersectsAsOnIOS(rect(0, 50)))
    XCTAssertTrue(rect(0, 50).intersectsAsOnIOS(rect(49, 200)))
    XCTAssertTrue(rect(0, 50).intersectsAsOnIOS(rect(10, 20)))
    XCTAssertTrue(rect(0, 50).intersectsAsOnIOS(rect(0, 50)))
    XCTAssertFalse(rect(0, 50).intersectsAsOnIOS(rect(60, 70)))
  }

  func testLinesLieInWhatContainsThem() {
    XCTAssertTrue(rect(0, 150).intersectsAsOnIOS(.zero))
    XCTAssertTrue(CGRect.zero.intersectsAsOnIOS(rect(0, 150)))
    XCTAssertTrue(rect(0, 150).intersectsAsOnIOS(rect(20, 20)))
    XCTAssertFalse(rect(0, 150).intersectsAsOnIOS(rect(150, 150)))
    XCTAssertFalse(rect(50, 150).intersectsAsOnIOS(.zero))
    XCTAssertTrue(CGRect.zero.intersectsAsOnIOS(.zero))
  }

  func testOtherDirectionsAndNone() {
    XCTAssertTrue(
      CGRect(x: 10, y: 50, width: -10, height: -50).intersectsAsOnIOS(rect(20, 30)))
    XCTAssertFalse(CGRect.null.intersectsAsOnIOS(rect(0, 50)))
    XCTAssertFalse(rect(0, 50).intersectsAsOnIOS(.null))
    XCTAssertTrue(CGRect.infinite.intersectsAsOnIOS(rect(0, 50)))
  }
}
