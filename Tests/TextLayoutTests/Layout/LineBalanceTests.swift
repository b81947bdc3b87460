// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import TextLayout
import XCTest

/// Lines that are not simply filled one after the other.
final class LineBalanceTests: XCTestCase {
  // MARK: Words that stand alone

  func testWordOnTheSecondLineIsJoinedByTheOneBeforeIt() throws {
    let text = "How about sending your first message to a friend?"

    XCTAssertEqual(
      try lines(text, 340), ["How about sending your first message to ", "a friend?"])
  }

  func testWordStaysAloneWithoutTheStrategy() throws {
    let text = "How about sending your first message to a friend?"

    XCTAssertEqual(
      try lines(text, 340) { $0.avoidsOrphans = false },
      ["How about sending your first message to a ", "friend?"])
  }

  func testWordOnTheThirdLineStaysAlone() throws {
    XCTAssertEqual(
      try lines("one two three four five six", 85), ["one two ", "three four ", "five six"])
    XCTAssertEqual(
      try lines("one two three four seventeen", 85), ["one two ", "three four ", "seventeen"])
  }

  func testWordAfterACompoundStaysAlone() throws {
    let text = "an meine E-Mail-Adresse senden"

    XCTAssertEqual(try lines(text, 200), ["an meine E-Mail-Adresse ", "senden"])
  }

  func testWordsThatDoNotFitTogetherStay() throws {
    XCTAssertEqual(
      try lines("a considerable abbreviation", 125), ["a considerable ", "abbreviation"])
    XCTAssertEqual(try lines("Gianluca Zambrotta", 100), ["Gianluca ", "Zambrotta"])
  }

  // MARK: Justified text

  func testJustifiedLinesHaveEvenSpaces() throws {
    let text =
      "Hello, world. This is a long run of text that should wrap at some point. Someone should "
      + "improve this test."

    XCTAssertEqual(
      try lines(text, 300) { $0.alignment = .justified },
      [
        "Hello, world. This is a long run of ", "text that should wrap at some point. ",
        "Someone should improve this test.",
      ])
    XCTAssertEqual(
      try lines(text, 300) { $0.alignment = .left }.first,
      "Hello, world. This is a long run of text ")
  }

  func testJustifiedTextOfLongWordsIsBrokenAllTheSame() throws {
    let word = String(repeating: "m", count: 30)

    let lines = try lines("a \(word) b", 100) { $0.alignment = .justified }

    XCTAssertEqual(lines.joined(), "a \(word) b")
    XCTAssertGreaterThan(lines.count, 4)
  }

  func testJustifiedTextInNoWidthIsBrokenAllTheSame() throws {
    let text = String(repeating: "lorem ipsum ", count: 300)

    XCTAssertEqual(try lines(text, 0.5) { $0.alignment = .justified }.joined(), text)
    XCTAssertEqual(try lines(text, 40) { $0.alignment = .justified }.joined(), text)
  }

  func testJustifiedTextIsCutAtTheGreatestNumberOfLines() throws {
    let text = "one two three four five six seven eight nine ten eleven twelve"
    let block = try block(text, 100, lines: 2) {
      $0.alignment = .justified
      $0.lineBreakMode = .truncateTail
    }

    XCTAssertEqual(block.lines.count, 2)
    XCTAssertTrue(block.isTruncated)
  }

  // MARK: Helpers

  private func block(
    _ text: String, _ width: CGFloat, lines: Int? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> TextBlock {
    var style = ParagraphStyle()
    style.avoidsOrphans = true
    change(&style)
    return TextBlock(
      [TextSpan(text, style: try .system(size: 17))], width: width, maximumLines: lines,
      paragraph: style)
  }

  /// The text of each line, spaces at its end included.
  private func lines(
    _ text: String, _ width: CGFloat, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> [String] {
    let scalars = Array(text.unicodeScalars)
    return try block(text, width, change).lines.map { line in
      var string = String.UnicodeScalarView()
      string.append(contentsOf: scalars[line.range])
      return String(string)
    }
  }
}
