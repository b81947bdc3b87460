// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSObjectAccessibilityTests: XCTestCase {
  func testAnyObjectKeepsWhatIsReadForIt() {
    let object = NSObject()
    XCTAssertNil(object.accessibilityLabel)
    object.accessibilityLabel = "Archive"
    object.accessibilityHint = "Moves it away"
    object.accessibilityValue = "3"
    object.accessibilityIdentifier = "archive"
    object.isAccessibilityElement = true
    XCTAssertEqual(object.accessibilityLabel, "Archive")
    XCTAssertEqual(object.accessibilityHint, "Moves it away")
    XCTAssertEqual(object.accessibilityValue, "3")
    XCTAssertEqual(object.accessibilityIdentifier, "archive")
    XCTAssertTrue(object.isAccessibilityElement)
  }

  func testAViewThatIsKnownAsAnObjectIsAskedItself() {
    let label = UILabel()
    label.text = "Title"
    let object: NSObject = label
    XCTAssertEqual(object.accessibilityLabel, "Title")
    object.accessibilityLabel = "Heading"
    XCTAssertEqual(label.accessibilityLabel, "Heading")
    XCTAssertTrue(object.isAccessibilityElement)
  }
}
