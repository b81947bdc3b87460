// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
@testable import HeadlessUIKit
import XCTest

/// Controls in less room than their parts have: layouts pass through such sizes, and so do states
/// whose text is not there yet.
final class SmallControlTests: XCTestCase {
  private static let sides: [CGFloat] = [0, 0.5, 1, 2, 3.9]

  func testSegmentsHaveNoRoomForTheThumb() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1

    assertLaidOut(control)
  }

  func testFieldsHaveNoRoomInsideOfTheirBorder() {
    for style in [UITextField.BorderStyle.line, .bezel, .roundedRect] {
      let field = UITextField()
      field.borderStyle = style

      assertLaidOut(field)
    }
  }

  func testAButtonsStrokeIsWiderThanTheButton() {
    var configuration = UIButton.Configuration.bordered()
    configuration.background.strokeOutset = -8

    assertLaidOut(UIButton(configuration: configuration))
  }

  func testOtherControls() {
    for control in [
      UISwitch(), UISlider(), UIStepper(), UIProgressView(), UIPageControl(),
      UIActivityIndicatorView(), UIDatePicker(), UIPickerView(), UITextView(), UISearchBar(),
    ] as [UIView] {
      assertLaidOut(control)
    }
  }

  func testARectangleShrinksToItsMiddleAtMost() {
    let rect = CGRect(x: 10, y: 20, width: 6, height: 4)

    XCTAssertEqual(rect.shrunk(dx: 1, dy: 1), CGRect(x: 11, y: 21, width: 4, height: 2))
    XCTAssertEqual(rect.shrunk(dx: 9, dy: 9), CGRect(x: 13, y: 22, width: 0, height: 0))
    XCTAssertEqual(rect.shrunk(dx: -1, dy: 0), rect.insetBy(dx: -1, dy: 0))
  }

  /// Every frame in the tree is finite, at every pair of small sides, and there is a picture.
  private func assertLaidOut(_ view: UIView, line: UInt = #line) {
    for width in Self.sides {
      for height in Self.sides {
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        view.layoutIfNeeded()
        let list = view.displayList(scale: 2)

        XCTAssertEqual(list.width, Int((width * 2).rounded(.up)), line: line)
        var open = [view]
        while let next = open.popLast() {
          XCTAssertFalse(
            next.frame.isNull || next.frame.isInfinite, "\(type(of: next))", line: line)
          open += next.subviews
        }
      }
    }
  }
}
