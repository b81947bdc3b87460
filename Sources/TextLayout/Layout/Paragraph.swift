// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Foundation

/// One paragraph, ready to be cut into lines: where it may break, and its pieces of one span,
/// script, direction and face.
struct Paragraph {
  /// Scalars that are shaped together.
  struct Segment {
    var range: Range<Int>
    let span: Int
    let script: hb_script_t
    let level: UInt8
    let face: FontFace
    let kind: LineItem.Kind
  }

  let text: StyledText
  let style: ParagraphStyle
  /// The scalars, without what ends the paragraph.
  let range: Range<Int>
  /// The scalars with what ends the paragraph.
  let fullRange: Range<Int>
  /// Whether it follows a line separator (U+2028) and so belongs to the paragraph before.
  let isContinuation: Bool
  /// 0 for left to right, 1 for right to left.
  let baseLevel: UInt8
  let segments: [Segment]
  /// The scalars as they are shaped: without control characters.
  let shaped: [UInt32]

  init(
    _ text: StyledText, range: Range<Int>, fullRange: Range<Int>, isContinuation: Bool,
    default style: ParagraphStyle
  ) {
    self.text = text
    self.range = range
    self.fullRange = fullRange
    self.isContinuation = isContinuation
    let span = text.spans[text.span(at: range.lowerBound)]
    self.style = span.paragraph ?? style
    let scalars = text.scalars[range]
    let levels = Bidi.levels(of: scalars, base: self.style.baseDirection)
    baseLevel = levels.base
    segments = Self.segments(of: text, range, levels)
    shaped = scalars.map { ScalarKind.isInvisibleControl($0) ? 0x200B : $0 }
  }

  private static func segments(
    of text: StyledText, _ range: Range<Int>, _ levels: Bidi.Levels
  ) -> [Segment] {
    let scripts = Script.scripts(of: text.scalars[range])
    var choice = FaceChoice(text, scripts: scripts, from: range.lowerBound)
    var segments: [Segment] = []
    var spans = SpanWalk(text, from: range.lowerBound)
    var face: FontFace?
    for index in range {
      spans.advance(to: index)
      let offset = index - range.lowerBound
      let level = levels.levels?[offset] ?? levels.base
      // Most characters are letters, digits and spaces of the face that the last one came from.
      if let last = segments.last, spans.isPlain(index), last.span == spans.span,
        last.kind == .glyphs, last.face === spans.face, last.script == scripts[offset],
        last.level == level
      {
        segments[segments.count - 1].range = last.range.lowerBound..<index + 1
        continue
      }
      let known = text.isGraphemeStart[index] ? nil : face
      let chosen = known ?? choice.face(at: index, span: spans.span)
      face = chosen
      let next = Segment(
        range: index..<index + 1, span: spans.span, script: scripts[offset], level: level,
        face: chosen, kind: kind(of: index, in: spans.span, text))
      if let last = segments.last, last.continues(with: next) {
        segments[segments.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        segments.append(next)
      }
    }
    return segments
  }

  private static func kind(of index: Int, in span: Int, _ text: StyledText) -> LineItem.Kind {
    if ScalarKind.isTab(text.scalars[index]) { return .tab }
    return text.isObject(index, in: span) ? .object : .glyphs
  }

  /// The scalars before `end` without the spaces that hang over the line's edge.
  func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, ScalarKind.isHangingSpace(text.scalars[end - 1]) { end -= 1 }
    return end
  }

  /// From the leading edge to a line's start, in points.
  func headIndent(isFirstLine: Bool) -> CGFloat {
    isFirstLine && !isContinuation ? style.firstLineHeadIndent : style.headIndent
  }

  /// What a line may be wide, in points, or `nil` without limit.
  func availableWidth(_ width: CGFloat?, isFirstLine: Bool) -> CGFloat? {
    guard let width else { return nil }
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    return max(0, end - headIndent(isFirstLine: isFirstLine))
  }
}

extension Paragraph.Segment {
  func continues(with next: Self) -> Bool {
    span == next.span && script == next.script && level == next.level && face === next.face
      && kind == .glyphs && next.kind == .glyphs
  }
}

extension StyledText {
  /// The paragraphs of the text. What follows the last paragraph's end is no paragraph of its own,
  /// so that a newline at the end adds no line, as in UILabel.
  func paragraphs(default style: ParagraphStyle) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var start = 0
    var isContinuation = false
    while start < scalars.count {
      let end = scalars[start...].firstIndex(where: Self.endsParagraph) ?? scalars.count
      var next = min(end + 1, scalars.count)
      if end + 1 < scalars.count, scalars[end] == 13, scalars[end + 1] == 10 { next += 1 }
      paragraphs.append(
        Paragraph(
          self, range: start..<end, fullRange: start..<next, isContinuation: isContinuation,
          default: style))
      isContinuation = end < scalars.count && scalars[end] == 0x2028
      start = next
    }
    return paragraphs
  }

  private static func endsParagraph(_ scalar: UInt32) -> Bool {
    (0x0A...0x0D).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }
}

/// A walk over a text's scalars that knows the span and its face.
private struct SpanWalk {
  private let text: StyledText
  private(set) var span: Int
  private(set) var face: FontFace
  private var end: Int

  init(_ text: StyledText, from start: Int) {
    self.text = text
    span = text.span(at: start)
    face = text.spans[span].style.face
    end = text.spanStarts[span + 1]
  }

  mutating func advance(to index: Int) {
    guard index >= end else { return }
    while span + 1 < text.spans.count, index >= text.spanStarts[span + 1] { span += 1 }
    face = text.spans[span].style.face
    end = text.spanStarts[span + 1]
  }

  /// Whether a scalar is a printable ASCII character with no mark on it, and the face has all of
  /// these.
  func isPlain(_ index: Int) -> Bool {
    let scalar = text.scalars[index]
    return scalar >= 0x20 && scalar < 0x7F && face.coversASCII
      && text.isGraphemeStart[index] && text.isGraphemeStart[index + 1]
  }
}
