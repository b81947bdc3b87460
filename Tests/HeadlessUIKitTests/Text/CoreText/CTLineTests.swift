// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CTLineTests: XCTestCase {
  private let font = UIFont.systemFont(ofSize: 17)

  private func line(_ text: String) -> CTLine {
    CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  /// What `body` draws, with y up from the lower edge.
  private func draw(_ body: (CGContext) -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format)
      .image { renderer in
        renderer.cgContext.translateBy(x: 0, y: 30)
        renderer.cgContext.scaleBy(x: 1, y: -1)
        body(renderer.cgContext)
      }.bitmap
  }

  func testTypographicBoundsAreThoseOfTheFont() {
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))

    let width = CTLineGetTypographicBounds(line("Hello"), &ascent, &descent, &leading)

    XCTAssertEqual(width, self.width("Hello"), accuracy: 1e-9)
    XCTAssertEqual(ascent, font.ascender, accuracy: 1e-9)
    XCTAssertEqual(descent, -font.descender, accuracy: 1e-9)
    XCTAssertEqual(leading, 0)
    XCTAssertEqual(
      CTLineGetBoundsWithOptions(line("Hello"), []).minY, font.descender, accuracy: 1e-9)
  }

  func testSpacesAtTheEndCount() {
    let spaced = line("Hello  ")

    XCTAssertEqual(CTLineGetTypographicBounds(spaced, nil, nil, nil), width("Hello  "))
    XCTAssertEqual(CTLineGetTrailingWhitespaceWidth(spaced), width("  "), accuracy: 1e-9)
    XCTAssertEqual(
      CTLineGetPenOffsetForFlush(spaced, 1, 100), 100 - width("Hello"), accuracy: 1e-9)
  }

  func testPlacesOfCharacters() {
    let line = line("Hello")

    XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 2, nil), width("He"), accuracy: 1e-9)
    XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 5, nil), width("Hello"), accuracy: 1e-9)
    XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: width("He") + 1, y: 0)), 2)
    XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: -5, y: 0)), 0)
    XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)), 5)
    XCTAssertEqual(CTLineGetStringRange(line), CFRangeMake(0, 5))
  }

  func testLineBreaksHaveNoWidth() {
    XCTAssertEqual(
      CTLineGetTypographicBounds(line("Hel\nlo"), nil, nil, nil),
      CTLineGetTypographicBounds(line("Hel\u{200B}lo"), nil, nil, nil))
    XCTAssertEqual(CTLineGetStringRange(line("a\nb")).length, 3)
  }

  func testRunsFollowAttributes() throws {
    let text = NSMutableAttributedString(string: "Hello", attributes: [.font: font])
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 2, length: 3))

    let runs = try XCTUnwrap(
      CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)) as? [CTRun])

    XCTAssertEqual(runs.map { CTRunGetStringRange($0).location }, [0, 2])
    XCTAssertEqual(runs.map(CTRunGetGlyphCount), [2, 3])
    XCTAssertEqual(
      CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), nil, nil, nil), width("He"),
      accuracy: 0.2)
    var positions = [CGPoint](repeating: .zero, count: 3)
    CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
    XCTAssertEqual(positions[0].x, width("He"), accuracy: 0.2)
    let attributes = CTRunGetAttributes(runs[0])
    XCTAssertEqual(attributes[kCTFontAttributeName] as? UIFont, font)
  }

  func testALineIsDrawnUprightWhereYPointsUp() throws {
    let drawn = draw { context in
      context.textPosition = CGPoint(x: 2, y: 10)
      CTLineDraw(line("Ag"), context)
    }

    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let expected = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format)
      .image { _ in
        NSAttributedString(string: "Ag", attributes: [.font: font])
          .draw(with: CGRect(x: 2, y: 20, width: 50, height: 0), options: [], context: nil)
      }.bitmap
    XCTAssertEqual(drawn, expected)
    XCTAssertTrue(drawn.bytes.contains { $0 != 0 })
  }

  func testTheColorOfCoreTextIsDrawn() {
    let text = NSAttributedString(
      string: "\u{2588}",
      attributes: [
        .font: font,
        NSAttributedString.Key(kCTForegroundColorAttributeName): UIColor.red.cgColor,
      ])

    let drawn = draw { context in
      context.textPosition = CGPoint(x: 2, y: 10)
      CTLineDraw(CTLineCreateWithAttributedString(text), context)
    }

    XCTAssertTrue(
      (0..<30).contains { drawn[6, $0] == Color(red: 255, green: 0, blue: 0, alpha: 255) })
  }

  func testALongLineIsTruncated() throws {
    let long = line("Hello, wide world")

    let short = try XCTUnwrap(CTLineCreateTruncatedLine(long, 80, .end, nil))

    XCTAssertLessThanOrEqual(CTLineGetTypographicBounds(short, nil, nil, nil), 80)
    XCTAssertTrue(CTLineCreateTruncatedLine(long, 500, .end, nil) === long)
  }

  func testCaretOffsets() {
    var edges: [String] = []
    CTLineEnumerateCaretOffsets(line("ab")) { offset, index, isLeading, _ in
      edges.append("\(index)\(isLeading ? "<" : ">")")
    }

    XCTAssertEqual(edges, ["0<", "0>", "1<", "1>"])
  }

  func testTrackingIsTheSpaceAfterEachCharacter() {
    let plain = NSAttributedString(string: "abc", attributes: [.font: font])
    let wide = NSMutableAttributedString(attributedString: plain)
    wide.addAttribute(
      NSAttributedString.Key(rawValue: kCTTrackingAttributeName), value: 2,
      range: NSRange(location: 0, length: 3))

    let widths = [plain, wide].map {
      CTLineGetTypographicBounds(CTLineCreateWithAttributedString($0), nil, nil, nil)
    }

    XCTAssertEqual(widths[1] - widths[0], 6, accuracy: 0.01)
  }
}
