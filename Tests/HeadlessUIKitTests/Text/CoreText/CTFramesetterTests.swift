// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CTFramesetterTests: XCTestCase {
  private let font = UIFont.systemFont(ofSize: 17)

  private func framesetter(_ text: String) -> CTFramesetter {
    CTFramesetterCreateWithAttributedString(
      NSAttributedString(string: text, attributes: [.font: font]))
  }

  private func frame(_ text: String, width: CGFloat, height: CGFloat) -> CTFrame {
    CTFramesetterCreateFrame(
      framesetter(text), CFRangeMake(0, 0),
      CGPath(rect: CGRect(x: 0, y: 0, width: width, height: height), transform: nil), nil)
  }

  func testLinesStandFromTheTop() throws {
    let frame = frame("One two", width: 40, height: 100)

    let lines = try XCTUnwrap(CTFrameGetLines(frame) as? [CTLine])
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)

    XCTAssertEqual(lines.map { CTLineGetStringRange($0) }, [CFRangeMake(0, 4), CFRangeMake(4, 3)])
    XCTAssertEqual(origins[0].y, 100 - font.ascender, accuracy: 0.51)
    XCTAssertEqual(origins[0].y - origins[1].y, font.lineHeight, accuracy: 0.51)
  }

  func testLinesWithoutRoomAreLeftOut() {
    let frame = frame("One two three", width: 40, height: 45)

    XCTAssertEqual(CTFrameGetLines(frame).count, 2)
    XCTAssertEqual(CTFrameGetStringRange(frame), CFRangeMake(0, 13))
    XCTAssertEqual(CTFrameGetVisibleStringRange(frame), CFRangeMake(0, 8))
  }

  func testTheSuggestedSizeHoldsTheText() {
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter("One two"), CFRangeMake(0, 0), nil,
      CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude), &fit)

    XCTAssertEqual(fit, CFRangeMake(0, 7))
    XCTAssertEqual(size.height, 2 * font.lineHeight, accuracy: 1)
    let width = "two".size(withAttributes: [.font: font]).width
    XCTAssertGreaterThanOrEqual(size.width, width - 1e-9)
  }

  func testAFrameIsDrawnInItsRectangle() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func image(_ body: @escaping (CGContext) -> Void) -> Bitmap {
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format)
        .image { body($0.cgContext) }.bitmap
    }

    let drawn = image { context in
      context.textMatrix = .identity
      context.translateBy(x: 0, y: 60)
      context.scaleBy(x: 1, y: -1)
      CTFrameDraw(self.frame("One two", width: 40, height: 60), context)
    }

    XCTAssertEqual(
      drawn,
      image { _ in
        NSAttributedString(string: "One two", attributes: [.font: self.font])
          .draw(in: CGRect(x: 0, y: 0, width: 40, height: 60))
      })
  }

  func testOtherPathsAreReported() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues

    RenderingEnvironment.$current.withValue(environment) {
      _ = CTFramesetterCreateFrame(
        framesetter("One"), CFRangeMake(0, 0),
        CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil), nil)
    }

    XCTAssertEqual(issues.all.map(\.kind), [.notDrawn])
  }

  func testATypesetterBreaksBetweenWords() {
    let typesetter = CTTypesetterCreateWithAttributedString(
      NSAttributedString(string: "One two", attributes: [.font: font]))

    XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, 40), 4)
    XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 4, 40), 3)
    XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, 400), 7)
    let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 3))
    XCTAssertEqual(CTLineGetStringRange(line), CFRangeMake(4, 3))
  }
}
