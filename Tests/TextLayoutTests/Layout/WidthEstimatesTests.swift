// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import TextLayout

final class WidthEstimatesTests: XCTestCase {
  private let style = TextStyle(face: .blocks, pointSize: 10)

  func testTheFirstLineOfALongTextNeedsNoLookAtTheRest() throws {
    let typesetter = Typesetter(try paragraph(words(200_000)))

    let line = typesetter.line(from: 0, 100, mode: .wordWrap)
    let last = typesetter.truncatedLine(from: line.range.upperBound, 100, mode: .truncateTail)

    XCTAssertGreaterThan(line.range.count, 10)
    XCTAssertTrue(last.isTruncated)
    XCTAssertFalse(typesetter.restFits(from: 0, 100))
    XCTAssertLessThanOrEqual(typesetter.estimatedCount, 2 * WidthEstimates.chunk)
  }

  func testLinesAcrossChunksAreThoseOfAShortText() throws {
    // Both texts go on alike after a line's end: what was shaped before makes no difference.
    let text = words(3 * WidthEstimates.chunk)
    let long = lines(text, width: 90)
    let parts = long.map { String(text.dropFirst($0.lowerBound).prefix($0.count)) }

    XCTAssertGreaterThan(long.count, 600)
    for (index, part) in parts.enumerated().dropLast() {
      let rest = String(text.dropFirst(long[index].lowerBound).prefix(60))
      XCTAssertEqual(lines(rest, width: 90).first?.count, part.count, "line \(index)")
    }
  }

  func testWidthsAddUpAcrossChunks() throws {
    let paragraph = try paragraph(String(repeating: "a", count: 10_000))
    var estimates = WidthEstimates(paragraph) { [] }

    // A letter of the font of blocks is half an em wide.
    XCTAssertEqual(estimates.width(of: 4090..<4100), 50, accuracy: 1e-6)
    XCTAssertEqual(estimates.width(of: 0..<10_000), 50_000, accuracy: 1e-6)
    XCTAssertEqual(estimates.count, 10_000)
  }

  func testALimitEndsTheLook() throws {
    let paragraph = try paragraph(String(repeating: "a", count: 50_000))
    var estimates = WidthEstimates(paragraph) { [] }

    XCTAssertFalse(estimates.isWithin(1000, 0..<50_000))
    XCTAssertEqual(estimates.count, WidthEstimates.chunk)
    XCTAssertTrue(estimates.isWithin(1000, 5000..<5200))
    XCTAssertTrue(estimates.isWithin(250_000.1, 0..<50_000))
  }

  private func words(_ count: Int) -> String {
    var text = ""
    var number = 0
    while text.utf8.count < count {
      text += "w" + String(repeating: "o", count: number % 7) + "rd "
      number += 1
    }
    return text
  }

  private func paragraph(_ text: String) throws -> Paragraph {
    let styled = StyledText([TextSpan(text, style: style)])
    return try XCTUnwrap(styled.paragraphs(default: ParagraphStyle()).first)
  }

  private func lines(_ text: String, width: CGFloat) -> [Range<Int>] {
    let prepared = PreparedText([TextSpan(text, style: style)])
    return TypesetText(prepared, width: width, maximumLines: nil)
      .lines.map(\.line.range)
  }
}
