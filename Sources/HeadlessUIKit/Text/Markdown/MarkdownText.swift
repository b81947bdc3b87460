// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A text in Markdown as the pieces of what is read.
///
/// Blocks follow each other without a break, as Foundation hands them on: what they are (headings,
/// items) is not drawn by labels.
struct MarkdownText {
  /// Text of one look.
  struct Piece: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    /// Where a link leads.
    var address: String?
  }

  private(set) var pieces: [Piece] = []
  private let options: AttributedString.MarkdownParsingOptions
  /// The lines of the paragraph that is being read.
  private var paragraph: [Substring] = []

  init(_ text: String, _ options: AttributedString.MarkdownParsingOptions) {
    self.options = options
    switch options.interpretedSyntax {
    case .full: readBlocks(text)
    case .inlineOnly:
      readInlines(text.split(separator: "\n").map(Self.trimmed).joined(separator: "\n"))
    case .inlineOnlyPreservingWhitespace: readInlines(text)
    }
  }

  private mutating func readInlines(_ text: String) {
    var inlines = MarkdownInlines(
      text, keepsLines: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
      readsExtensions: options.allowsExtendedAttributes)
    pieces += inlines.read()
  }

  // MARK: Blocks

  private mutating func readBlocks(_ text: String) {
    var lines = text.replacingOccurrences(of: "\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      let content = Self.content(of: line)
      if content.isEmpty {
        endParagraph()
      } else if let fence = Self.fence(of: content) {
        endParagraph()
        readCode(until: fence, &lines)
      } else if let heading = Self.heading(content) {
        endParagraph()
        readInlines(heading)
      } else if !paragraph.isEmpty, Self.isUnderline(content) {
        endParagraph()
      } else if Self.isRule(content) {
        endParagraph()
        pieces.append(Piece(text: "\u{2E3B}"))
      } else {
        if content.startIndex != Self.trimmedStart(line).startIndex { endParagraph() }
        paragraph.append(content)
      }
    }
    endParagraph()
  }

  private mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    // White space at the end of a line can mean a break, but not at that of a paragraph.
    readInlines(Self.trimmed(paragraph.joined(separator: "\n")[...]))
    paragraph = []
  }

  private mutating func readCode(until fence: String, _ lines: inout ArraySlice<Substring>) {
    var code = ""
    while let line = lines.popFirst() {
      let end = Self.trimmed(line)
      if end.hasPrefix(fence), end.allSatisfy({ $0 == fence.first }) { break }
      code += line + "\n"
    }
    if !code.isEmpty { pieces.append(Piece(text: code)) }
  }

  // MARK: Lines

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func trimmedStart(_ line: Substring) -> Substring {
    line.drop { $0 == " " || $0 == "\t" }
  }

  /// The line without the marks of quotes and items before its text.
  private static func content(of line: Substring) -> Substring {
    let line = trimmedStart(line)
    guard let first = line.first else { return line }
    if first == ">" { return content(of: line.dropFirst()) }
    guard !isRule(line) else { return line }
    let mark = first.isNumber ? line.prefix { $0.isNumber }.count + 1 : 1
    let signs: Set<Character> = first.isNumber ? [".", ")"] : ["-", "*", "+"]
    guard mark <= 10, line.count > mark, let sign = line.prefix(mark).last, signs.contains(sign)
    else { return line }
    let rest = line.dropFirst(mark)
    return rest.first == " " || rest.first == "\t" ? content(of: rest) : line
  }

  /// The marks that code begins with, and ends with at least as many of.
  private static func fence(of line: Substring) -> String? {
    guard let first = line.first, first == "`" || first == "~" else { return nil }
    let marks = line.prefix { $0 == first }
    guard marks.count >= 3, first == "~" || !line.dropFirst(marks.count).contains("`") else {
      return nil
    }
    return String(marks)
  }

  private static func heading(_ line: Substring) -> String? {
    let marks = line.prefix { $0 == "#" }.count
    guard (1...6).contains(marks) else { return nil }
    let rest = line.dropFirst(marks)
    guard rest.isEmpty || rest.first == " " || rest.first == "\t" else { return nil }
    var text = trimmed(rest)[...]
    let closing = text.reversed().prefix { $0 == "#" }.count
    if closing > 0, text.count == closing || text.dropLast(closing).last == " " {
      text = text.dropLast(closing)
    }
    return trimmed(text)
  }

  /// Whether the line makes a heading of the paragraph above.
  private static func isUnderline(_ line: Substring) -> Bool {
    let line = trimmed(line)
    return line.allSatisfy { $0 == "=" } || line.allSatisfy { $0 == "-" }
  }

  private static func isRule(_ line: Substring) -> Bool {
    let marks = line.filter { $0 != " " && $0 != "\t" }
    guard marks.count >= 3, let first = marks.first, ["-", "*", "_"].contains(first) else {
      return false
    }
    return marks.allSatisfy { $0 == first }
  }
}
