// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import TextLayout

/// Text in scripts that Inter does not have. The fonts are those of Debian's `fonts-noto-core`, or
/// of the folder that the environment variable `NOTO_FONTS` names; without them, these tests are
/// skipped.
final class ScriptTests: XCTestCase {
  private let samples: [(family: String, text: String)] = [
    ("Noto Sans Arabic", "مرحبا بالعالم"), ("Noto Sans Hebrew", "שלום עולם"),
    ("Noto Sans Devanagari", "नमस्ते दुनिया"), ("Noto Sans Thai", "สวัสดีชาวโลก"),
    ("Noto Sans Bengali", "ওহে বিশ্ব"), ("Noto Sans Tamil", "வணக்கம் உலகம்"),
    ("Noto Sans Georgian", "გამარჯობა"), ("Noto Sans Armenian", "Բարեւ"),
    ("Noto Sans Ethiopic", "ሰላም"), ("Noto Sans Khmer", "សួស្តី"),
  ]

  private func library() throws -> FontLibrary {
    let folder = ProcessInfo.processInfo.environment["NOTO_FONTS"].map {
      URL(fileURLWithPath: $0)
    }
    let library = FontLibrary(folders: folder.map { [$0] } ?? [])
    do {
      _ = try library.face(family: "Noto Sans Arabic")
    } catch {
      throw XCTSkip("\(error)")
    }
    return library
  }

  private func block(
    _ text: String, width: CGFloat? = nil, base: BaseDirection = .leftToRight,
    mode: LineBreakMode = .wordWrap, lines: Int? = nil
  ) throws -> TextBlock {
    var style = ParagraphStyle()
    style.baseDirection = base
    style.lineBreakMode = mode
    return TextBlock(
      [TextSpan(text, style: try .system(size: 17, library: library()))], width: width,
      maximumLines: lines, paragraph: style)
  }

  func testEachScriptComesFromItsFamilyAndSpacesFromInter() throws {
    for (family, text) in samples {
      let block = try block(text)

      let families = Set(block.lines[0].runs.map(\.glyphs.face.family))
      XCTAssertEqual(families, text.contains(" ") ? ["Inter", family] : [family], text)
      XCTAssertEqual(block.missingCharacters, [], text)
      XCTAssertEqual(block.size.height, 2444 * 17 / 2048, "a fallback leaves the line's box alone")
    }
  }

  func testArabicLettersJoin() throws {
    let apart = try block("م ر").lines[0].runs
    let joined = try block("مر").lines[0].runs

    XCTAssertNotEqual(
      joined[0].glyphs.glyphs.map(\.id),
      [apart[0], apart[2]].flatMap { $0.glyphs.glyphs.map(\.id) })
  }

  func testRightToLeftRunsStandInVisualOrder() throws {
    let block = try block("ab שלום cd")

    let runs = block.lines[0].runs
    XCTAssertEqual(runs.map(\.range.lowerBound).filter { [0, 3, 7].contains($0) }, [0, 3, 7])
    let hebrew = try XCTUnwrap(runs.first { $0.range == 3..<7 })
    XCTAssertEqual(hebrew.glyphs.glyphs.map(\.x), hebrew.glyphs.glyphs.map(\.x).sorted())
    let alone = try self.block("ש").lines[0].runs[0].glyphs.glyphs[0].id
    XCTAssertEqual(hebrew.glyphs.glyphs.last?.id, alone, "the first letter is the rightmost one")
  }

  func testNaturalAlignmentIsRightInARightToLeftParagraph() throws {
    let block = try block("שלום", width: 200, base: .rightToLeft)

    XCTAssertEqual(block.lines[0].x + block.lines[0].width, 200, accuracy: 1e-9)
  }

  func testEllipsisOfARightToLeftParagraphIsOnTheLeft() throws {
    let block = try block(
      "שלום עולם שלום עולם", width: 90, base: .rightToLeft, mode: .truncateTail, lines: 1)

    XCTAssertTrue(block.isTruncated)
    XCTAssertEqual(block.lines[0].runs.first?.range.isEmpty, true)
    XCTAssertLessThanOrEqual(block.size.width, 90.002)
  }

  func testThaiMarksStayWithTheirLetters() throws {
    let block = try block("กี่กี่กี่กี่กี่กี่", width: 30)

    XCTAssertGreaterThan(block.lines.count, 1)
    XCTAssertTrue(block.lines.allSatisfy { $0.range.count % 3 == 0 })
  }

  func testDirectionMarksNeedNoGlyph() throws {
    XCTAssertEqual(try block("a\u{200F}ש\u{200E}b\u{2066}ש\u{2069}").missingCharacters, [])
  }

  func testWithoutFallbackTheBoxIsDrawnAndNamed() throws {
    var style = try TextStyle.system(size: 17)
    style.fallback = nil

    let block = TextBlock([TextSpan("ש", style: style)])

    XCTAssertEqual(block.missingCharacters, ["ש"])
    XCTAssertEqual(block.lines[0].runs[0].glyphs.glyphs.map(\.id), [0])
    XCTAssertFalse(style.face.outline(of: 0).isEmpty)
  }
}
