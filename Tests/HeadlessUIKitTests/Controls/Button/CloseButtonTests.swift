// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CloseButtonTests: XCTestCase {
  func testACloseButtonIsACrossInACircle() throws {
    let button = UIButton(type: .close)
    XCTAssertEqual(button.buttonType, .close)
    XCTAssertEqual(button.frame.size, CGSize(width: 30, height: 30))
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 30, height: 30))
    XCTAssertEqual(button.accessibilityLabel, "Close")

    let light = try pixels(button)
    XCTAssertEqual(light[0, 0], .clear)
    // tertiarySystemFill, and secondaryLabel above it at the middle of the cross.
    XCTAssertEqual(light[15, 5].alpha, 31)
    XCTAssertGreaterThan(light[15, 15].alpha, 150)
    button.overrideUserInterfaceStyle = .dark
    XCTAssertGreaterThan(try pixels(button)[15, 15].red, 200)
  }

  func testAnImageOfItsOwnComesInsteadOfTheCross() throws {
    let button = UIButton(type: .close)
    button.setImage(UIImage(bitmap: Bitmap(width: 4, height: 4, color: .black)), for: .normal)
    button.frame.size = CGSize(width: 30, height: 30)
    XCTAssertEqual(try pixels(button)[15, 5], .clear)
  }
}
