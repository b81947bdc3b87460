// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AccessibilityTests: XCTestCase {
  func testPlainViewsSayNothingUntilTold() {
    let view = UIView()
    XCTAssertFalse(view.isAccessibilityElement)
    XCTAssertNil(view.accessibilityLabel)
    XCTAssertEqual(view.accessibilityTraits, .none)

    view.isAccessibilityElement = true
    view.accessibilityLabel = "Badge"
    view.accessibilityTraits = [.image, .selected]
    view.accessibilityIdentifier = "badge"

    XCTAssertTrue(view.isAccessibilityElement)
    XCTAssertEqual(view.accessibilityLabel, "Badge")
    XCTAssertEqual(view.accessibilityTraits.rawValue, 12)
    XCTAssertEqual(view.accessibilityIdentifier, "badge")
  }

  func testLabelsAndButtonsSpeakForThemselves() {
    let (label, button) = (UILabel(), UIButton())
    label.text = "Ada"
    button.setTitle("Save", for: .normal)
    button.isEnabled = false

    XCTAssertTrue(label.isAccessibilityElement)
    XCTAssertEqual(label.accessibilityLabel, "Ada")
    XCTAssertEqual(label.accessibilityTraits, .staticText)
    XCTAssertEqual(button.accessibilityLabel, "Save")
    XCTAssertEqual(button.accessibilityTraits, [.button, .notEnabled])
    label.accessibilityLabel = "Ada Lovelace"
    XCTAssertEqual(label.accessibilityLabel, "Ada Lovelace")
  }
}
