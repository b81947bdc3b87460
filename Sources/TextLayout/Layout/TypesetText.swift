// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A text broken into lines, before they are placed.
struct TypesetText {
  /// A line and the paragraph that it belongs to.
  struct Line {
    let paragraph: Paragraph
    let line: Typesetter.Line
    let isFirstOfParagraph: Bool
    let isLastOfParagraph: Bool
  }

  let text: StyledText
  private(set) var lines: [Line] = []
  /// Whether a part of the text is not shown.
  private(set) var isTruncated = false

  init(_ prepared: PreparedText, width: CGFloat?, maximumLines: Int?) {
    text = prepared.text
    for typesetter in prepared.typesetters {
      if let maximumLines, lines.count >= maximumLines { break }
      append(typesetter, width, maximumLines)
    }
  }

  private mutating func append(
    _ typesetter: Typesetter, _ width: CGFloat?, _ maximumLines: Int?
  ) {
    let paragraph = typesetter.paragraph
    let isTextEnd = paragraph.fullRange.upperBound == text.scalars.count
    if let even = typesetter.evenLines(width),
      lines.count + even.count + (isTextEnd ? 0 : 1) <= maximumLines ?? .max
    {
      append(even, of: paragraph)
      return
    }
    let end = paragraph.range.upperBound
    let before = lines.count
    var start = paragraph.range.lowerBound
    var isFirst = true
    defer { if lines.count - before == 2 { joinOrphan(typesetter, width) } }
    repeat {
      let available = paragraph.availableWidth(width, isFirstLine: isFirst)
      let isLastLine = maximumLines.map { lines.count + 1 >= $0 } ?? false
      let line =
        isLastLine
        ? lastLine(typesetter, from: start, available, isTextEnd: isTextEnd)
        : typesetter.line(from: start, available, mode: paragraph.style.lineBreakMode)
      start = line.range.upperBound
      isTruncated =
        isTruncated || line.isTruncated || isLastLine && (start < end || !isTextEnd)
      lines.append(
        Line(
          paragraph: paragraph, line: line, isFirstOfParagraph: isFirst,
          isLastOfParagraph: start >= end))
      isFirst = false
      if isLastLine { return }
    } while start < end
  }

  private mutating func append(_ typeset: [Typesetter.Line], of paragraph: Paragraph) {
    for (index, line) in typeset.enumerated() {
      lines.append(
        Line(
          paragraph: paragraph, line: line, isFirstOfParagraph: index == 0,
          isLastOfParagraph: index == typeset.count - 1))
    }
  }

  /// Gives the second and last line of a paragraph a second word, where its style asks for that.
  private mutating func joinOrphan(_ typesetter: Typesetter, _ width: CGFloat?) {
    let paragraph = typesetter.paragraph
    let (first, last) = (lines[lines.count - 2], lines[lines.count - 1])
    guard paragraph.style.avoidsOrphans, last.isLastOfParagraph, !last.line.isTruncated,
      let pair = typesetter.joiningOrphan(first.line, last.line, width)
    else { return }
    lines.removeLast(2)
    append([pair.first, pair.last], of: paragraph)
  }

  private func lastLine(
    _ typesetter: Typesetter, from start: Int, _ width: CGFloat?, isTextEnd: Bool
  ) -> Typesetter.Line {
    let mode = typesetter.paragraph.style.lineBreakMode
    switch mode {
    case .wordWrap, .charWrap: return typesetter.line(from: start, width, mode: mode)
    case .clip: return typesetter.rest(from: start)
    case .truncateHead, .truncateTail, .truncateMiddle:
      if isTextEnd, typesetter.restFits(from: start, width) { return typesetter.rest(from: start) }
      return typesetter.truncatedLine(from: start, width, mode: mode)
    }
  }

  /// The characters whose glyph is that of a missing one.
  var missingCharacters: [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    for item in lines.lazy.flatMap(\.line.items) {
      for glyph in item.glyphs where glyph.id == 0 {
        for index in glyph.cluster..<max(glyph.cluster, item.range.upperBound) {
          guard index == glyph.cluster || !text.isGraphemeStart[index] else { break }
          guard let scalar = Unicode.Scalar(text.scalars[index]),
            !ScalarKind.isIgnorable(scalar.value), item.face.glyph(for: scalar) == nil
          else { continue }
          if !missing.contains(scalar) { missing.append(scalar) }
        }
      }
    }
    return missing
  }
}
