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

  func testAClassCanSayItsBlocksItself() {
    final class Meter: UIView {
      override var accessibilityValueBlock: AXStringReturnBlock? {
        get { { "3 of 5" } }
        set { super.accessibilityValueBlock = newValue }
      }
    }

    XCTAssertEqual(Meter().accessibilityValue, "3 of 5")
  }

  func testAnActionsNameCanSayHowItIsSpoken() {
    let name = NSAttributedString(
      string: "Teilen", attributes: [.accessibilitySpeechLanguage: "de"])
    let action = UIAccessibilityCustomAction(attributedName: name) { _ in true }

    XCTAssertEqual(action.name, "Teilen")
    XCTAssertEqual(action.attributedName, name)
    action.name = "Share"
    XCTAssertEqual(action.attributedName, NSAttributedString(string: "Share"))
  }
}
