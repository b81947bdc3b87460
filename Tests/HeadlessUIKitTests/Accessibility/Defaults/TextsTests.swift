// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
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

  func testAPictureWithoutALabelSaysItsName() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("TextsTests-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try XCTUnwrap(UIImage(bitmap: Bitmap(width: 3, height: 2)).pngData())
    try data.write(to: folder.appendingPathComponent("avatar.png"))
    let bundle = try XCTUnwrap(Bundle(path: folder.path))
    let named = try XCTUnwrap(UIImage(named: "avatar", in: bundle, compatibleWith: nil))

    for image in [named, UIImage(resource: ImageResource(name: "avatar", bundle: bundle))] {
      let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      XCTAssertEqual(view.accessibilityLabel, "avatar")
      image.accessibilityLabel = "Ada"
      XCTAssertEqual(UIImageView(image: image).accessibilityLabel, "Ada")
    }
    XCTAssertNil(
      UIImageView(image: UIImage(bitmap: Bitmap(width: 1, height: 1))).accessibilityLabel)
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
