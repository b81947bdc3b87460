// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class NSStringDrawingTests: XCTestCase {
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  func testSizeIsThatOfALabelBeforeRounding() {
    let label = UILabel()
    label.text = "Title"

    let size = "Title".size(withAttributes: font)

    XCTAssertEqual(PixelGrid(scale: 2).ceil(size), label.intrinsicContentSize)
    XCTAssertEqual(size.height, 20.287, accuracy: 0.001)
    XCTAssertEqual(("Title" as NSString).size(withAttributes: font), size)
  }

  func testBoundingRectBreaksLinesAsALabelDoes() {
    let text = "The quick brown fox jumps over the lazy dog"
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)

    let rect = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: font, context: nil)

    XCTAssertEqual(rect.origin, .zero)
    XCTAssertEqual(PixelGrid(scale: 2).ceil(rect.size), label.sizeThatFits(room))
  }

  func testWithoutLineOriginTheBaselineIsTheOrigin() {
    let rect = "Title".boundingRect(with: .zero, attributes: font, context: nil)

    XCTAssertEqual(rect.minY, -16.186, accuracy: 0.001)
    XCTAssertEqual(rect.maxY, 4.1, accuracy: 0.001)
  }

  func testLastVisibleLineIsTruncatedOnRequest() {
    let text = NSAttributedString(
      string: "The quick brown fox jumps over the lazy dog", attributes: font)

    let rect = text.boundingRect(
      with: CGSize(width: 120, height: 45),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)

    XCTAssertEqual(rect.height, 2 * 20.287, accuracy: 0.001)
  }

  func testEmptyTextHasNoSize() {
    XCTAssertEqual("".size(withAttributes: font), .zero)
  }

  func testTwelvePointsAreTheDefault() {
    XCTAssertEqual("x".size().height, 14.32, accuracy: 0.01)
  }
}
