// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import TextLayout

final class TabStopTests: XCTestCase {
  func testTextStandsBeforeARightStop() throws {
    let line = try line("Name\t12.50", stops: [TabStop(120, alignment: .right)])

    XCTAssertEqual(line.runs[1].x + line.runs[1].glyphs.width, 120, accuracy: 1e-9)
    XCTAssertEqual(line.width, 120, accuracy: 1e-9)
  }

  func testTextStandsAroundACenteredStop() throws {
    let line = try line("Name\t12.50", stops: [TabStop(120, alignment: .center)])

    XCTAssertEqual(line.runs[1].x + line.runs[1].glyphs.width / 2, 120, accuracy: 1e-9)
  }

  func testEachTabHasItsOwnText() throws {
    let line = try line(
      "a\tbb\tccc", stops: [TabStop(60, alignment: .right), TabStop(120, alignment: .right)])

    let ends = line.runs.map { $0.x + $0.glyphs.width }
    XCTAssertEqual(ends[1], 60, accuracy: 1e-9)
    XCTAssertEqual(ends[2], 120, accuracy: 1e-9)
  }

  func testTextThatIsTooLongForItsStopFollowsAtOnce() throws {
    let line = try line("a\tMuch longer", stops: [TabStop(30, alignment: .right)])

    XCTAssertEqual(line.runs[1].x, line.runs[0].glyphs.width, accuracy: 1e-9)
  }

  func testLeftAndRightKeepTheirSidesInTextFromRightToLeft() throws {
    var paragraph = ParagraphStyle()
    paragraph.baseDirection = .rightToLeft
    paragraph.tabStops = [TabStop(120, alignment: .left)]
    let style = try TextStyle.system(size: 17)

    let block = TextBlock(
      [TextSpan("1\t22", style: style)], width: 200, paragraph: paragraph)

    let run = block.lines[0].runs[0]
    XCTAssertEqual(run.x, 80, accuracy: 1e-9, "its left side is 120 points from the right edge")
  }

  func testMeasuredTextFitsItsOwnWidth() throws {
    var paragraph = ParagraphStyle()
    paragraph.tabStops = [TabStop(60, alignment: .right), TabStop(90, alignment: .center)]
    let span = TextSpan("Total\t1\t2 and more", style: try .system(size: 17))
    let free = TextBlock([span], paragraph: paragraph)

    let fitted = TextBlock([span], width: free.size.width, paragraph: paragraph)

    XCTAssertEqual(fitted.lines, free.lines)
  }

  private func line(_ text: String, stops: [TabStop]) throws -> TextLine {
    var paragraph = ParagraphStyle()
    paragraph.tabStops = stops
    let block = TextBlock([TextSpan(text, style: try .system(size: 17))], paragraph: paragraph)
    return try XCTUnwrap(block.lines.first)
  }
}
