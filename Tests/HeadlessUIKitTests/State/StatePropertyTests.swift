// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import XCTest

@testable import HeadlessUIKit

final class StatePropertyTests: XCTestCase {
  func testDefaultsAreLeftOut() {
    XCTAssertNil(StateProperty("on", flag: false, default: false))
    XCTAssertNotNil(StateProperty("on", flag: false))
    XCTAssertNil(StateProperty("spacing", number: 0, default: 0))
    XCTAssertNil(StateProperty("spacing", number: nil))
    XCTAssertNil(StateProperty("axis", term: "row", default: "row"))
    XCTAssertNil(StateProperty("tintColor", color: nil))
    XCTAssertNil(StateProperty("image", image: nil))
    XCTAssertNil(StateProperty("offset", point: .zero, default: .zero))
    XCTAssertNil(StateProperty("insets", insets: UIEdgeInsets.zero))
    XCTAssertNil(StateProperty("widths", numbers: []))
  }

  func testValuesAreDescribedInUIKitsForm() {
    let properties: [StateProperty?] = [
      StateProperty("on", flag: true), StateProperty("value", number: 0.25),
      StateProperty("text", text: "Ada"), StateProperty("axis", term: "vertical"),
      StateProperty("contentOffset", point: CGPoint(x: 0, y: 8)),
      StateProperty("widths", numbers: [1, 2.5]),
      StateProperty("frame", .rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
    ]

    XCTAssertEqual(
      properties.compactMap { $0?.uikitDescription },
      [
        "on = YES", "value = 0.25", "text = 'Ada'", "axis = vertical", "contentOffset: {0, 8}",
        "widths = (1, 2.5)", "frame = (1 2; 3 4)",
      ])
  }

  func testADumpTellsOnlyWhatUIKitPrints() {
    let toggle = UISwitch()
    toggle.isEnabled = false
    toggle.onTintColor = .red

    XCTAssertEqual(
      toggle.description, "<UISwitch; frame = (0 0; 51 31); enabled = NO; on = NO>")
  }

  func testAHiddenViewTellsItsScenesNothingElse() {
    let toggle = UISwitch()
    XCTAssertTrue(toggle.stateProperties(for: .scene).contains { $0.name == "on" })

    toggle.isHidden = true

    XCTAssertEqual(toggle.stateProperties(for: .scene).map(\.name), ["hidden"])
  }

  func testAccessibilityReadsTheSameState() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isSelected = true
    button.isEnabled = false
    let label = UILabel()
    label.text = "Ada"

    XCTAssertEqual(button.accessibilityLabel, "Save")
    XCTAssertEqual(button.accessibilityTraits, [.button, .selected, .notEnabled])
    XCTAssertEqual(label.accessibilityLabel, "Ada")
  }

  func testNamesOfOneViewAreDistinctInScenes() {
    let views = [
      UIView(), UISwitch(), UISlider(), UIStepper(), UIPageControl(), UIProgressView(),
      UIActivityIndicatorView(), UISegmentedControl(items: ["a", "b"]), UIButton(type: .system),
      UITextField(), UITextView(), UILabel(), UIImageView(), UIStackView(), UIScrollView(),
      UITableView(), UITableViewCell(), UINavigationBar(), UITabBar(), UIToolbar(),
    ]

    for view in views {
      view.isHidden = false
      let names = view.stateProperties(for: .scene).map(\.name)
      XCTAssertEqual(Set(names).count, names.count, "\(type(of: view)): \(names)")
    }
  }
}
