// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class TextsTests: XCTestCase {
  func testALabelWithoutATextIsNoElement() {
    let label = UILabel()

    XCTAssertFalse(label.isAccessibilityElement)
    label.text = "Ada"
    XCTAssertTrue(label.isAccessibilityElement)
    XCTAssertEqual(label.accessibilityTraits, .staticText)
  }

  func testAPictureIsNoElement() {
    let image = UIImage(systemName: "star")
    let view = UIImageView(image: image)

    XCTAssertFalse(view.isAccessibilityElement)
    XCTAssertEqual(view.accessibilityTraits, .image)
    XCTAssertEqual(view.accessibilityLabel, "star")
    image?.accessibilityLabel = "Favorite"
    XCTAssertEqual(view.accessibilityLabel, "Favorite")
    XCTAssertEqual(image?.withRenderingMode(.alwaysTemplate).accessibilityLabel, "Favorite")
  }

  func testASecureFieldDoesNotReadItsText() {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.text = "1234"

    XCTAssertEqual(field.accessibilityValue, "••••")
    XCTAssertFalse(field.accessibilityTraits.contains(.searchField))
  }

  func testASearchFieldIsOne() {
    XCTAssertTrue(UISearchTextField().accessibilityTraits.contains(.searchField))
  }

  func testATextThatCannotBeEditedIsPlain() {
    let view = UITextView()
    view.text = "Terms"
    view.isEditable = false

    XCTAssertEqual(view.accessibilityValue, "Terms")
    XCTAssertEqual(view.accessibilityTraits, .staticText)
  }
}
