// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CGContextTextTests: XCTestCase {
  private let text = NSAttributedString(
    string: "I", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])

  private func draw(_ body: (CGContext) -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 50), format: format)
      .image { body($0.cgContext) }.bitmap
  }

  /// The columns that have something in the middle of the letter.
  private func columns(_ bitmap: Bitmap) -> [Int] { (0..<40).filter { bitmap[$0, 24].alpha > 127 } }

  func testOutlinesHaveTheContextsWidthAndTheTextsColor() {
    let filled = columns(draw { _ in text.draw(at: CGPoint(x: 10, y: 0)) })

    let stroked = draw { context in
      context.setLineWidth(2)
      context.setTextDrawingMode(.stroke)
      text.draw(at: CGPoint(x: 10, y: 0))
    }
    let both = draw { context in
      context.setLineWidth(4)
      context.setTextDrawingMode(.fillStroke)
      text.draw(at: CGPoint(x: 10, y: 0))
    }

    XCTAssertGreaterThan(filled.count, 2)
    XCTAssertGreaterThanOrEqual(columns(both).count, filled.count + 3)
    XCTAssertLessThan(columns(stroked)[0], filled[0])
    let inked = stroked[columns(stroked)[0], 24]
    XCTAssertEqual([inked.red, inked.green, inked.blue], [255, 0, 0])
  }

  func testInvisibleTextIsNotDrawn() {
    let bitmap = draw { context in
      context.setTextDrawingMode(.invisible)
      text.draw(at: CGPoint(x: 10, y: 0))
    }

    XCTAssertFalse(bitmap.bytes.contains { $0 != 0 })
  }

  func testTextClipsWhatFollows() {
    let filled = columns(draw { _ in text.draw(at: CGPoint(x: 10, y: 0)) })

    let bitmap = draw { context in
      context.setTextDrawingMode(.clip)
      text.draw(at: CGPoint(x: 10, y: 0))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 50))
    }

    XCTAssertEqual(columns(bitmap), filled)
    XCTAssertEqual(bitmap[filled[1], 24].blue, 255)
  }

  func testTheModeIsPartOfTheState() {
    let bitmap = draw { context in
      context.saveGState()
      context.setTextDrawingMode(.invisible)
      context.restoreGState()
      text.draw(at: CGPoint(x: 10, y: 0))
    }

    XCTAssertFalse(columns(bitmap).isEmpty)
  }

  func testDeviceSpaceCountsPixelsFromTheLowerEdge() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    var place = CGPoint.zero
    var back = CGPoint.zero

    _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 50), format: format).image {
      $0.cgContext.translateBy(x: 10, y: 0)
      place = $0.cgContext.convertToDeviceSpace(CGPoint(x: 1, y: 5))
      back = $0.cgContext.convertToUserSpace(place)
    }

    XCTAssertEqual(place, CGPoint(x: 22, y: 90))
    XCTAssertEqual(back, CGPoint(x: 1, y: 5))
  }

  // MARK: Labels

  private final class OutlinedLabel: UILabel {
    var before: (CGContext) -> Void = { _ in }

    override func drawText(in rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      before(context)
      super.drawText(in: rect)
    }
  }

  private func label(_ before: @escaping (CGContext) -> Void) throws -> Bitmap {
    let label = OutlinedLabel(frame: CGRect(x: 0, y: 0, width: 40, height: 50))
    label.attributedText = text
    label.before = before
    return try label.displayList(scale: 1).pixels()
  }

  func testALabelIsDrawnInAContextOfItsOwn() throws {
    let plain = try label { _ in }
    let outlined = try label { context in
      context.setLineWidth(4)
      context.setTextDrawingMode(.fillStroke)
    }
    let backed = try label { context in
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 4))
    }

    XCTAssertGreaterThan(columns(outlined).count, columns(plain).count)
    XCTAssertEqual(backed[20, 1], Color(red: 0, green: 0, blue: 255, alpha: 255))
    XCTAssertEqual(columns(backed), columns(plain))
  }

  func testALabelsTextFollowsTheContextsTransform() throws {
    let plain = try label { _ in }
    let moved = try label { $0.translateBy(x: 7, y: 0) }

    XCTAssertEqual(columns(moved), columns(plain).map { $0 + 7 })
  }
}
