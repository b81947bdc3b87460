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
    let end = paragraph.range.upperBound
    var start = paragraph.range.lowerBound
    var isFirst = true
    repeat {
      let available = paragraph.availableWidth(width, isFirstLine: isFirst)
      let isLastLine = maximumLines.map { lines.count + 1 >= $0 } ?? false
      let isTextEnd = paragraph.fullRange.upperBound == text.scalars.count
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
