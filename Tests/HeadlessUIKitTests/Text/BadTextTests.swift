// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import HeadlessUIKit
import Rasterizer
import XCTest

/// Whatever a text is, measuring and drawing it ends with a defined result.
final class BadTextTests: XCTestCase {
  private func drawn(_ label: UILabel) throws -> (bitmap: Bitmap, issues: [String]) {
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    let bitmap = try RenderingEnvironment.$current.withValue(environment) {
      try DisplayListPlayer().play(label.displayList(scale: 2))
    }
    return (bitmap, issues.messages)
  }

  private func label(_ text: String? = nil, _ font: UIFont? = nil) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
    label.text = text
    label.font = font
    return label
  }

  private func isEmpty(_ bitmap: Bitmap) -> Bool { bitmap.bytes.allSatisfy { $0 == 0 } }

  func testAnUnpairedSurrogateOfAnNSStringIsTheReplacementCharacter() throws {
    let units: [unichar] = [0x61, 0xD83D, 0x62, 0xDE00, 0x63]
    let text = NSString(characters: units, length: units.count)
    let (broken, repaired) = (label(), label("a\u{FFFD}b\u{FFFD}c"))

    broken.text = text as String

    XCTAssertEqual(try drawn(broken).bitmap, try drawn(repaired).bitmap)
    XCTAssertEqual(
      text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]),
      "a\u{FFFD}b\u{FFFD}c".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]))
  }

  func testAttributesThatDivideASurrogatePairAreDrawn() throws {
    let text = NSMutableAttributedString(string: "a👍b")
    text.addAttributes([.kern: 3], range: NSRange(location: 2, length: 2))
    let label = label()
    label.attributedText = text

    XCTAssertFalse(isEmpty(try drawn(label).bitmap))
  }

  func testSizesThatAreNoneDrawNothing() throws {
    for size in [0, -1, CGFloat.nan, .infinity, -.infinity] {
      let label = label("Ada", .systemFont(ofSize: size))

      XCTAssertTrue(isEmpty(try drawn(label).bitmap), "\(size)")
      XCTAssertEqual(label.intrinsicContentSize, .zero, "\(size)")
      XCTAssertEqual(label.sizeThatFits(CGSize(width: 5, height: 5)), .zero, "\(size)")
    }
  }

  func testAMillionPointsAreAHundredThousandAndDrawnInBoundedTime() throws {
    let start = ContinuousClock.now
    let largest = self.label("g", .systemFont(ofSize: 100_000))
    let label = label("g", .systemFont(ofSize: 1e6))

    XCTAssertEqual(try drawn(label).bitmap, try drawn(largest).bitmap)
    XCTAssertEqual(label.intrinsicContentSize, largest.intrinsicContentSize)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
  }

  func testSizesOfRoomsThatAreNoneAreDefined() {
    let label = label("Ada Lovelace")
    label.numberOfLines = 0
    let all = label.sizeThatFits(.zero)
    for side in [CGFloat.nan, .infinity, -5, .greatestFiniteMagnitude] {
      XCTAssertEqual(label.sizeThatFits(CGSize(width: side, height: side)), all, "\(side)")
    }
  }

  func testNumbersOfAttributesThatAreNoneAreIgnored() throws {
    let plain = label("Ada")
    for value in [CGFloat.nan, .infinity, 1e300] {
      let odd = label()
      odd.attributedText = NSAttributedString(
        string: "Ada",
        attributes: [
          .kern: value, .baselineOffset: value, .strokeWidth: value, .obliqueness: value,
        ])

      XCTAssertEqual(try drawn(odd).bitmap, try drawn(plain).bitmap, "\(value)")
    }
  }

  func testAnAttachmentWithoutPictureAndRoomTakesNoRoom() throws {
    let label = label()
    label.attributedText = NSAttributedString(attachment: NSTextAttachment())

    XCTAssertEqual(label.intrinsicContentSize.width, 0)
    XCTAssertTrue(isEmpty(try drawn(label).bitmap))
  }

  func testALineOfManyCharactersInALabelIsMeasuredAndDrawnInBoundedTime() throws {
    let label = label(String(repeating: "word ", count: 20_000))
    let start = ContinuousClock.now

    XCTAssertGreaterThan(label.intrinsicContentSize.width, 500_000)
    XCTAssertFalse(isEmpty(try drawn(label).bitmap))
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(20))
  }
}
