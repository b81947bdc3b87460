// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import TextLayout

final class TruncationTests: XCTestCase {
  func testTailKeepsTheLongestBeginning() throws {
    XCTAssertEqual(try shown("The quick brown fox", 100, .truncateTail), ["The quick…"])
  }

  func testHeadKeepsTheLongestEnd() throws {
    XCTAssertEqual(try shown("The quick brown fox", 100, .truncateHead), ["… brown fox"])
  }

  func testMiddleKeepsBothEnds() throws {
    XCTAssertEqual(try shown("The quick brown fox", 100, .truncateMiddle), ["The …wn fox"])
  }

  /// As iOS ends it: what remains in the middle stays empty.
  func testMiddleFillsNoRemainder() throws {
    XCTAssertEqual(try shown("1 byTruncatingMiddle", 100, .truncateMiddle), ["1 byT…iddle"])
  }

  /// As wide as on iOS, see ``SystemMetrics``.
  func testEllipsisIsAsWideAsOnIOS() throws {
    let block = try block("Three words here", 13.3, .truncateTail)

    XCTAssertEqual(block.size.width, 13.2, accuracy: 0.01)
  }

  /// Its dots are as far apart as in published pictures: 12.25 and 20 pixels at 3x.
  func testTheDotsOfAnEllipsisStandAsOnIOS() throws {
    for (size, distance) in [(16, 4.08), (35, 6.67)] as [(CGFloat, CGFloat)] {
      let block = TextBlock(
        [TextSpan("\u{2026}", style: try .system(size: size))], width: nil, maximumLines: 1,
        paragraph: ParagraphStyle())
      let places = block.lines[0].runs[0].glyphs.glyphs.map(\.x)

      XCTAssertEqual(places.count, 3)
      XCTAssertEqual(places[1] - places[0], distance, accuracy: 0.15)
      XCTAssertEqual(places[2] - places[1], distance, accuracy: 0.15)
    }
  }

  func testTruncatedLinesFit() throws {
    for mode in [LineBreakMode.truncateHead, .truncateTail, .truncateMiddle] {
      for width in stride(from: CGFloat(20), through: 140, by: 0.7) {
        let block = try block("The quick brown fox", width, mode)

        XCTAssertLessThanOrEqual(block.size.width, width + 0.002, "\(mode) \(width)")
        XCTAssertEqual(block.isTruncated, true)
      }
    }
  }

  func testTextThatFitsIsNotTruncated() throws {
    for mode in LineBreakMode.allCases {
      let free = try block("The quick", 1_000, mode)
      let fitted = try block("The quick", free.size.width, mode)

      XCTAssertFalse(fitted.isTruncated)
      XCTAssertEqual(fitted.size.width, free.size.width)
    }
  }

  func testOnlyTheLastLineIsTruncated() throws {
    XCTAssertEqual(
      try shown("The quick brown fox jumps over the lazy dog", 100, .truncateTail, lines: 2),
      ["The quick ", "brown fox j…"])
    XCTAssertEqual(
      try shown("The quick brown fox jumps over the lazy dog", 100, .truncateHead, lines: 2),
      ["The quick ", "…e lazy dog"])
  }

  func testWrappingModesEndWithoutEllipsis() throws {
    XCTAssertEqual(
      try shown("The quick brown fox jumps", 100, .wordWrap, lines: 2),
      ["The quick ", "brown fox "])
    XCTAssertTrue(try block("The quick brown fox jumps", 100, .wordWrap, lines: 2).isTruncated)
  }

  func testClippedLineRunsOn() throws {
    let block = try block("The quick brown fox", 50, .clip)

    XCTAssertEqual(block.lines.count, 1)
    XCTAssertGreaterThan(block.size.width, 100)
    XCTAssertFalse(block.isTruncated)
  }

  func testParagraphsLeftOutLeaveAnEllipsis() throws {
    XCTAssertEqual(try shown("one\ntwo\nthree", 100, .truncateTail, lines: 2), ["one", "two…"])
    XCTAssertEqual(try shown("one\ntwo", nil, .truncateTail), ["one…"])
    XCTAssertEqual(try shown("one\ntwo", 100, .truncateHead), ["one…"])
  }

  func testTinyWidthShowsOnlyTheEllipsis() throws {
    let width = try block("…", nil, .clip).size.width
    for mode in [LineBreakMode.truncateHead, .truncateTail, .truncateMiddle] {
      XCTAssertEqual(try shown("The quick", width, mode), ["…"])
    }
  }

  func testALineWithoutRoomForTheEllipsisIsWhole() throws {
    let width = try block("…", nil, .clip).size.width - 1
    for mode in [LineBreakMode.truncateHead, .truncateTail, .truncateMiddle] {
      XCTAssertEqual(try shown("The quick", width, mode), ["The quick"])
    }
  }

  func testGraphemesAreNotCut() throws {
    let text = String(repeating: "e\u{301}\u{323}", count: 12)
    for mode in [LineBreakMode.truncateHead, .truncateTail, .truncateMiddle] {
      let shown = try XCTUnwrap(shown(text, 60, mode).first)

      XCTAssertTrue(shown.allSatisfy { $0 == "e\u{301}\u{323}" || $0 == "…" }, shown)
      XCTAssertGreaterThan(shown.count, 3)
    }
  }

  func testNoSpaceIsLeftBeforeTheEllipsisAtTheTail() throws {
    let widthOfWord = try block("The", nil, .clip).size.width
    let shown = try shown("The quick", widthOfWord + 22, .truncateTail)

    XCTAssertEqual(shown, ["The…"])
  }

  private func block(
    _ text: String, _ width: CGFloat?, _ mode: LineBreakMode, lines: Int = 1
  ) throws -> TextBlock {
    var style = ParagraphStyle()
    style.lineBreakMode = mode
    return TextBlock(
      [TextSpan(text, style: try .system(size: 17))], width: width, maximumLines: lines,
      paragraph: style)
  }

  /// The visible characters of each line, the ellipsis among them.
  private func shown(
    _ text: String, _ width: CGFloat?, _ mode: LineBreakMode, lines: Int = 1
  ) throws -> [String] {
    let scalars = Array(text.unicodeScalars)
    return try block(text, width, mode, lines: lines).lines.map { line in
      if !line.isTruncated { return String(String.UnicodeScalarView(scalars[line.range])) }
      return line.runs.map { run in
        run.range.isEmpty ? "…" : String(String.UnicodeScalarView(scalars[run.range]))
      }.joined()
    }
  }
}
