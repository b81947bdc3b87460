// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UISwitchTests: XCTestCase {
  func testHasASizeOfItsOwn() {
    let control = UISwitch(frame: CGRect(x: 1, y: 2, width: 300, height: 5))

    XCTAssertEqual(control.frame, CGRect(x: 1, y: 2, width: 51, height: 31))
    XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 49, height: 31))
  }

  func testThumbLiesAtTheEndWhenOn() {
    let control = UISwitch()
    XCTAssertTrue(drawn(control).contains("fill roundedRect(2 2; 27 27; 13.5) #FFFFFF"))

    control.setOn(true, animated: false)

    let text = drawn(control)
    XCTAssertTrue(text.hasPrefix("fill roundedRect(0 0; 51 31; 15.5) #34C759"), text)
    XCTAssertTrue(text.contains("fill roundedRect(22 2; 27 27; 13.5) #FFFFFF"), text)
  }

  func testTakesItsTintsAndFadesWhenDisabled() {
    let control = UISwitch()
    control.isOn = true
    control.onTintColor = .red
    control.thumbTintColor = .blue
    control.isEnabled = false

    let text = drawn(control)

    XCTAssertTrue(text.hasPrefix("group opacity 0.55"), text)
    XCTAssertTrue(text.contains("#FF0000"), text)
    XCTAssertTrue(text.contains("roundedRect(22 2; 27 27; 13.5) #0000FF"), text)
  }
}
