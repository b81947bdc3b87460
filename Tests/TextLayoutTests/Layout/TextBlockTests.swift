// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TestSupport
import XCTest

@testable import TextLayout

final class TextBlockTests: XCTestCase {
  // MARK: Lines

  func testEmptyTextHasNoLines() throws {
    let block = try block("")

    XCTAssertEqual(block.lines, [])
    XCTAssertEqual(block.size, .zero)
    XCTAssertEqual(TextBlock([]).lines, [])
  }

  func testNewlinesOfAllKindsEndLines() throws {
    let block = try block("a\nb\r\nc\u{2028}d\u{2029}e\u{85}f")

    XCTAssertEqual(block.lines.map(\.range), [0..<1, 2..<3, 5..<6, 7..<8, 9..<10, 11..<12])
  }

  func testNewlineAtTheEndAddsNoLineButEmptyLinesCount() throws {
    XCTAssertEqual(try block("a\n").lines.count, 1)
    XCTAssertEqual(try block("\n").lines.count, 1)
    XCTAssertEqual(try block("a\n\nb").lines.count, 3)
    XCTAssertEqual(try block("a\n\nb").size.height, try block("a\nb\nc").size.height)
  }

  func testLinesBreakBetweenWords() throws {
    XCTAssertEqual(
      try lines("The quick brown fox jumps", width: 90), ["The quick ", "brown fox ", "jumps"])
  }

  func testWordThatIsTooWideBreaksBetweenCharacters() throws {
    XCTAssertEqual(
      try lines("a Donaudampfschifffahrt", width: 60), ["a ", "Donaud", "ampfsc", "hifffahr", "t"])
  }

  func testEachLineHasACharacterAtLeast() throws {
    XCTAssertEqual(try lines("abc", width: 0), ["a", "b", "c"])
    XCTAssertEqual(try lines("abc", width: -5), ["a", "b", "c"])
  }

  func testCharacterWrapFillsLines() throws {
    var style = ParagraphStyle()
    style.lineBreakMode = .charWrap

    XCTAssertEqual(
      try lines("The quick brown fox", width: 60, paragraph: style),
      ["The qui", "ck brow", "n fox"])
  }

  func testGraphemesAreNeverCut() throws {
    let text = "👨‍👩‍👧e\u{301}🇩🇪"

    XCTAssertEqual(try lines(text, width: 1), ["👨‍👩‍👧", "e\u{301}", "🇩🇪"])
  }

  func testTextFitsIntoJustTheSizeThatItHas() throws {
    var generator = SeededGenerator(seed: 11)
    let words = ["AVATAR", "To", "Wave", "fi", "l", "office", "Yes,", "“quoted”", "10:30", "—"]
    for round in 0..<200 {
      let text = (0..<12).map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: " ")
      let free = try block(text, width: CGFloat(Int.random(in: 40...300, using: &generator)))
      let grid = PixelGrid(scale: [1, 2, 3].randomElement(using: &generator) ?? 1)

      let fitted = try block(text, width: grid.ceil(free.size.width))

      XCTAssertEqual(
        fitted.lines.map(\.range), free.lines.map(\.range), "seed 11, round \(round): \(text)")
      XCTAssertTrue(free.lines.allSatisfy { $0.width <= free.size.width })
    }
  }

  func testSpacesHangAtABreakAndCountAtTheEnd() throws {
    let broken = try block("aaaa    bbbb", width: 45)
    let ended = try block("aaaa    ")

    XCTAssertEqual(broken.lines.map(\.range), [0..<8, 8..<12])
    XCTAssertEqual(broken.lines[0].width, try block("aaaa").size.width)
    XCTAssertGreaterThan(ended.size.width, broken.lines[0].width + 10)
  }

  func testBaselinesAreRoundedToPixels() throws {
    let expected: [(CGFloat, CGFloat)] = [(1, 16), (2, 16), (3, 49.0 / 3)]
    for (scale, baseline) in expected {
      let block = try block("x", grid: PixelGrid(scale: scale))

      XCTAssertEqual(block.firstBaseline, baseline, "\(scale)x")
      XCTAssertEqual(block.size.height, 2444 * 17 / 2048)
    }
  }

  // MARK: Alignment

  func testAlignmentPlacesLinesBetweenTheEdges() throws {
    let width = try block("Title").size.width
    let expected: [(TextAlignment, CGFloat)] = [
      (.left, 0), (.natural, 0), (.justified, 0), (.center, (100 - width) / 2),
      (.right, 100 - width),
    ]
    for (alignment, x) in expected {
      var style = ParagraphStyle()
      style.alignment = alignment

      let block = try block("Title", width: 100, paragraph: style)

      XCTAssertEqual(block.lines[0].x, x, accuracy: 1e-9, "\(alignment)")
      XCTAssertEqual(block.lines[0].runs[0].x, x, accuracy: 1e-9)
    }
  }

  func testJustifiedLinesReachBothEdgesExceptTheLast() throws {
    var style = ParagraphStyle()
    style.alignment = .justified

    let block = try block("The quick brown fox jumps over", width: 100, paragraph: style)

    XCTAssertGreaterThan(block.lines.count, 1)
    for line in block.lines.dropLast() { XCTAssertEqual(line.width, 100, accuracy: 1e-9) }
    XCTAssertLessThan(block.lines[block.lines.count - 1].width, 90)
  }

  func testTabsLeadToStops() throws {
    let block = try block("a\tb\tc")

    let starts = block.lines[0].runs.map(\.x)
    XCTAssertEqual(starts, [0, 28, 56])
  }

  func testOwnTabStopsComeFirst() throws {
    var style = ParagraphStyle()
    style.tabStops = [TabStop(50), TabStop(70)]

    let block = try block("a\tb\tc\td", paragraph: style)

    XCTAssertEqual(block.lines[0].runs.map(\.x), [0, 50, 70, 98])
  }

  func testIndentsMoveLines() throws {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 20
    style.headIndent = 10
    style.tailIndent = -5

    let block = try block("The quick brown fox jumps", width: 100, paragraph: style)

    XCTAssertEqual(block.lines.map(\.x), [20, 10, 10])
    XCTAssertTrue(block.lines.allSatisfy { $0.x + $0.width <= 95 })
  }

  // MARK: Heights

  func testSpacingIsBetweenLinesOnly() throws {
    var style = ParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 3
    style.paragraphSpacingBefore = 2
    let height: CGFloat = 2444 * 17 / 2048

    let block = try block("a\nb\u{2028}c", paragraph: style)

    XCTAssertEqual(block.lines.map(\.top), [0, height + 9, 2 * height + 13])
    XCTAssertEqual(block.size.height, 3 * height + 13, accuracy: 1e-9)
  }

  func testHeightSettingsAddAboveTheText() throws {
    var style = ParagraphStyle()
    style.minimumLineHeight = 30
    let ascent: CGFloat = 1950 * 17 / 2048
    let height: CGFloat = 2444 * 17 / 2048

    let higher = try block("a", paragraph: style)
    style.minimumLineHeight = 0
    style.maximumLineHeight = 10
    let lower = try block("a", paragraph: style)
    style.maximumLineHeight = 0
    style.lineHeightMultiple = 2
    let double = try block("a", paragraph: style)

    XCTAssertEqual(higher.size.height, 30)
    XCTAssertEqual(higher.firstBaseline, ascent + 30 - height, accuracy: 1e-9)
    XCTAssertEqual(lower.size.height, 10, accuracy: 1e-9)
    XCTAssertEqual(lower.firstBaseline, ascent + 10 - height, accuracy: 1e-9)
    XCTAssertEqual(double.size.height, 2 * height, accuracy: 1e-9)
  }

  // MARK: Spans

  func testSpansShareALineAndItsBaseline() throws {
    let block = TextBlock([
      TextSpan("big ", style: try .system(size: 30)), TextSpan("", style: try .system(size: 90)),
      TextSpan("small", style: try .system(size: 10, weight: 700)),
    ])

    XCTAssertEqual(block.lines.count, 1)
    XCTAssertEqual(block.lines[0].runs.map(\.span), [0, 2])
    XCTAssertEqual(block.lines[0].runs.map(\.range), [0..<4, 4..<9])
    XCTAssertEqual(block.size.height, 2444 * 30 / 2048)
    XCTAssertEqual(block.lines[0].runs[1].x, block.lines[0].runs[0].glyphs.width)
  }

  func testKernIsAddedAfterEachCharacter() throws {
    var style = try TextStyle.system(size: 17)
    let plain = TextBlock([TextSpan("abc", style: style)])
    style.kern = 2

    let wide = TextBlock([TextSpan("abc", style: style)])

    XCTAssertEqual(wide.size.width, plain.size.width + 6, accuracy: 1e-9)
    XCTAssertEqual(
      wide.lines[0].runs[0].glyphs.glyphs[2].x, plain.lines[0].runs[0].glyphs.glyphs[2].x + 4,
      accuracy: 1e-9)
  }

  func testLettersAreKerned() throws {
    let pair = try block("AV").size.width

    XCTAssertLessThan(pair, try block("A").size.width + block("V").size.width)
  }

  func testMissingCharactersAreNamedOnce() throws {
    let block = try block("a\u{10FFFD}b\u{10FFFD}\u{200B}\u{7}")

    XCTAssertEqual(block.missingCharacters, ["\u{10FFFD}"])
  }

  func testDumpNamesLinesAndRuns() throws {
    let lines = try block("ab\nc").dump().split(separator: "\n")

    XCTAssertEqual(lines.count, 5)
    XCTAssertTrue(lines[0].hasPrefix("block "))
    XCTAssertTrue(lines[1].hasPrefix("line 0..<2 at 0,0 "))
    XCTAssertTrue(lines[2].hasPrefix("  Inter Regular 17 span 0 0..<2 at 0: "))
  }

  /// Ten times the text takes about ten times as long, in time of the processor, which neither
  /// other programs nor a sanitizer change.
  func testAMillionCharactersTakeNoMoreThanTheirShare() throws {
    let less = try layoutTime(words: 20_000)
    let more = try layoutTime(words: 200_000)

    XCTAssertLessThan(more, 30 * less)
  }

  /// How long the thread works at a text, in seconds.
  private func layoutTime(words: Int) throws -> Double {
    let text = String(repeating: "word ", count: words)
    let start = threadTime()
    let wrapped = try block(text, width: 300)
    let truncated = try truncatedBlock(text, width: 300)
    let time = threadTime() - start

    XCTAssertGreaterThan(wrapped.lines.count, words / 10)
    XCTAssertTrue(truncated.isTruncated)
    return time
  }

  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func truncatedBlock(_ text: String, width: CGFloat) throws -> TextBlock {
    var style = ParagraphStyle()
    style.lineBreakMode = .truncateTail
    return TextBlock(
      [TextSpan(text, style: try .system(size: 17))], width: width, maximumLines: 1,
      paragraph: style)
  }

  private func block(
    _ text: String, width: CGFloat? = nil, paragraph: ParagraphStyle = ParagraphStyle(),
    grid: PixelGrid? = nil
  ) throws -> TextBlock {
    TextBlock(
      [TextSpan(text, style: try .system(size: 17))], width: width, paragraph: paragraph,
      pixelGrid: grid)
  }

  private func lines(
    _ text: String, width: CGFloat, paragraph: ParagraphStyle = ParagraphStyle()
  ) throws -> [String] {
    let scalars = Array(text.unicodeScalars)
    return try block(text, width: width, paragraph: paragraph).lines.map { line in
      String(String.UnicodeScalarView(scalars[line.range]))
    }
  }
}
