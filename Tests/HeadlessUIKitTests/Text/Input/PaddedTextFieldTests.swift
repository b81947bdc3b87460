// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Fields whose subclass gives the text less room.
final class PaddedTextFieldTests: XCTestCase {
  private class Padded: UITextField {
    var insets = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).inset(by: insets)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  }

  private final class OfOwnBounds: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { self.bounds.insetBy(dx: 9, dy: 5) }
  }

  private final class Asking: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 4, y: 0, width: intrinsicContentSize.width, height: bounds.height)
    }
  }

  func testAFieldIsLargerByWhatItsTextRectangleTakes() {
    let (plain, padded) = (UITextField(), Padded())
    for field in [plain, padded] {
      field.font = .systemFont(ofSize: 24)
      field.text = "Text"
    }
    let size = plain.intrinsicContentSize
    XCTAssertEqual(padded.intrinsicContentSize.height, size.height + 20)
    XCTAssertEqual(padded.intrinsicContentSize.width, size.width + 24)
    XCTAssertEqual(padded.sizeThatFits(.zero), padded.intrinsicContentSize)
    padded.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    XCTAssertEqual(padded.intrinsicContentSize.height, size.height + 20)
  }

  func testATextRectangleThatHasNothingToDoWithTheBoundsChangesNothing() {
    let (own, asking) = (OfOwnBounds(), Asking())
    XCTAssertEqual(own.intrinsicContentSize.height, UITextField().intrinsicContentSize.height)
    XCTAssertGreaterThan(asking.intrinsicContentSize.height, 0)
  }

  func testAFieldThatIsToBeEditedIsSoInItsWindow() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let outer = UIView()
    outer.addSubview(field)
    XCTAssertTrue(field.becomeFirstResponder())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(outer)
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertTrue(field.isEditing)

    let other = UITextField()
    XCTAssertTrue(other.becomeFirstResponder())
    window.addSubview(other)
    XCTAssertTrue(other.isFirstResponder)
    XCTAssertFalse(field.isFirstResponder)
  }
}
