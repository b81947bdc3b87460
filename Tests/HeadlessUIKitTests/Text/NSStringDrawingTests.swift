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

  func testHelveticaIn12PointsIsTheDefault() {
    XCTAssertEqual("x".size().height, 13.8, accuracy: 0.01)
  }

  func testTextIsDrawnInAPlaceOrFromItsBaseline() throws {
    final class Canvas: UIView {
      var options: NSStringDrawingOptions = []
      override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        "H".draw(
          with: CGRect(x: 0, y: 30, width: 50, height: 50), options: options,
          attributes: attributes, context: nil)
        ("H" as NSString).draw(
          with: CGRect(x: 40, y: 30, width: 50, height: 50), options: options,
          attributes: attributes, context: nil)
      }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    canvas.backgroundColor = .white

    /// The rows with ink in the left and the right half.
    func inkRows() throws -> [ClosedRange<Int>] {
      let bitmap = try pixels(canvas)
      return [0..<40, 40..<100].compactMap { columns in
        let rows = (0..<100).filter { row in columns.contains { bitmap[$0, row] != .white } }
        guard let first = rows.first, let last = rows.last else { return nil }
        return first...last
      }
    }

    // A capital letter stands on its baseline, and 4 points below the top of its line.
    XCTAssertEqual(try inkRows(), [15...29, 15...29])
    canvas.options = .usesLineFragmentOrigin
    let rows = try inkRows()
    XCTAssertEqual(rows.count, 2)
    XCTAssertGreaterThan(try XCTUnwrap(rows.first).lowerBound, 32)
  }

  func testAnEmptyTextIsMade() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "A"))

    XCTAssertEqual(text.string, "A")
  }

  func testAContainersAttributesAreDrawn() {
    var attributes = AttributeContainer()
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    attributes.paragraphStyle = style
    attributes.obliqueness = 0.2
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("A", attributes: attributes)
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()

    let shown = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual(shown?[.obliqueness] as? CGFloat, 0.2)
    XCTAssertEqual((shown?[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing, 3)
  }
}
