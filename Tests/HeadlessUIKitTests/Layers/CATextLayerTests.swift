// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CATextLayerTests: XCTestCase {
  private func text(_ change: (CATextLayer) -> Void = { _ in }) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = "Milk"
    layer.fontSize = 12
    layer.foregroundColor = UIColor.red.cgColor
    change(layer)
    return layer
  }

  /// The columns of a 60 by 20 picture that have ink.
  private func ink(_ layer: CATextLayer) throws -> ClosedRange<Int>? {
    let picture = try pixels(host(layer, width: 60))
    let columns = (0..<60).filter { x in
      (0..<20).contains { y in picture[x, y].alpha > 0 }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  func testTheTextStandsAtTheTopInItsColor() throws {
    XCTAssertTrue(drawn(host(text(), width: 60)).contains("#FF0000"))
    let top = try pixels(host(text(), width: 60))
    XCTAssertTrue((0..<60).contains { x in (2..<12).contains { top[x, $0].alpha > 0 } })
    XCTAssertFalse((0..<60).contains { x in (15..<20).contains { top[x, $0].alpha > 0 } })
  }

  func testItIsAsWideAsALabelsText() throws {
    let width = NSAttributedString(
      string: "Milk", attributes: [.font: UIFont.systemFont(ofSize: 12)]
    ).size().width
    let left = try XCTUnwrap(ink(text()))
    XCTAssertLessThan(left.upperBound, Int(width.rounded(.up)))
    let right = try XCTUnwrap(ink(text { $0.alignmentMode = .right }))
    XCTAssertGreaterThan(right.lowerBound, 59 - Int(width.rounded(.up)))
    let middle = try XCTUnwrap(ink(text { $0.alignmentMode = .center }))
    XCTAssertEqual(CGFloat(middle.lowerBound + middle.upperBound) / 2, 29.5, accuracy: 2)
  }

  func testItsPreferredSizeIsThatOfTheText() {
    // In Helvetica, which text without a font has, too.
    let size = NSAttributedString(string: "Milk").size()

    let preferred = text().preferredFrameSize()
    XCTAssertEqual(preferred.width, size.width, accuracy: 1)
    XCTAssertGreaterThanOrEqual(preferred.width, size.width)
    XCTAssertEqual(preferred.height, size.height, accuracy: 1)
    XCTAssertGreaterThanOrEqual(preferred.height, size.height)
    XCTAssertEqual(text { $0.string = nil }.preferredFrameSize(), .zero)
  }

  func testALongTextIsCutOrTruncatedOrWrapped() throws {
    let long = "Milk and honey and bread"
    XCTAssertEqual(try ink(text { $0.string = long })?.upperBound, 59)
    let truncated = drawn(
      host(
        text {
          $0.string = long; $0.truncationMode = .end
        }, width: 60))
    XCTAssertNotEqual(truncated, drawn(host(text { $0.string = long }, width: 60)))
    let wrapped = try pixels(
      host(
        text {
          $0.string = long; $0.isWrapped = true
        }, width: 60, height: 60))
    XCTAssertTrue(
      (0..<60).contains { x in (30..<45).contains { wrapped[x, $0].alpha > 0 } })
  }

  func testAttributesAreTheTextsOwn() {
    let layer = text {
      $0.string = NSAttributedString(string: "Milk", attributes: [.foregroundColor: UIColor.blue])
    }
    XCTAssertTrue(drawn(host(layer, width: 60)).contains("#0000FF"))
    XCTAssertEqual(drawn(host(text { $0.string = "" })), "")
    XCTAssertEqual(drawn(host(text { $0.string = nil })), "")
  }

  func testSublayersAreTransformedAroundTheAnchor() {
    let layer = CALayer()
    let square = CALayer()
    square.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    square.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(square)
    layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)

    XCTAssertEqual(
      drawn(host(layer)), "fill rect(0 0; 20 20) #FF0000 [0.5, 0, 0, 0.5, 5, 5]")
  }
}
