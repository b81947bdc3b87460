// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AccessibilityBlocksTests: XCTestCase {
  func testABlockPrecedesWhatWasSet() {
    let view = UIView()
    view.accessibilityLabel = "Set"
    view.accessibilityTraits = .button
    view.isAccessibilityElementBlock = { true }
    view.accessibilityLabelBlock = { "Asked" }
    view.accessibilityElementsHiddenBlock = { true }
    view.accessibilityContainerTypeBlock = { .list }

    XCTAssertTrue(view.isAccessibilityElement)
    XCTAssertEqual(view.accessibilityLabel, "Asked")
    XCTAssertEqual(view.accessibilityTraits, .button)
    XCTAssertTrue(view.accessibilityElementsHidden)
    XCTAssertEqual(view.accessibilityContainerType, .list)
    view.accessibilityLabelBlock = nil
    XCTAssertEqual(view.accessibilityLabel, "Set")
  }

  func testABlockThatSaysNothingLeavesNothing() {
    let label = UILabel()
    label.text = "Ada"
    label.accessibilityLabelBlock = { nil }

    XCTAssertNil(label.accessibilityLabel)
  }
}
