// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CGFloatBridgingTests: XCTestCase {
  func testLengthsAreNumbersAndBack() {
    let length: CGFloat = 2.5
    let layer = CAShapeLayer()
    layer.lineDashPattern = [length, 4] as [NSNumber]

    XCTAssertEqual(length as NSNumber, 2.5)
    XCTAssertEqual(layer.lineDashPattern, [2.5, 4])
    XCTAssertEqual(NSNumber(value: 3) as? CGFloat, 3)
    XCTAssertEqual((["a": length] as NSDictionary)["a"] as? NSNumber, 2.5)
  }
}
