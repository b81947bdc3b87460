// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Foundation

extension Paragraph {
  /// Shapes a part of the paragraph as it stands on a line of its own.
  ///
  /// - Parameters:
  ///   - part: The scalars.
  ///   - start: Points from the leading edge to where the part begins, which tabs depend on.
  /// - Returns: Items in logical order.
  func items(in part: Range<Int>, from start: CGFloat) -> [LineItem] {
    guard !part.isEmpty else { return [] }
    // L1: spaces at a line's end run in the paragraph's direction.
    let trimmed = trimmedEnd(part)
    var items: [LineItem] = []
    for index in segmentIndices(overlapping: part) {
      let segment = segments[index]
      let whole = segment.range.clamped(to: part)
      let pieces = [
        (whole.clamped(to: part.lowerBound..<trimmed), segment.level),
        (whole.clamped(to: trimmed..<part.upperBound), baseLevel),
      ]
      let isDivided = segment.level != baseLevel
      for (range, level) in isDivided ? pieces : [(whole, segment.level)] where !range.isEmpty {
        items.append(item(segment, range, level: level, context: part))
      }
    }
    if items.contains(where: { $0.kind == .tab }) { placeTabs(&items, from: start) }
    return items
  }

  private func segmentIndices(overlapping part: Range<Int>) -> Range<Int> {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].range.lowerBound <= part.lowerBound {
        low = middle
      } else {
        high = middle
      }
    }
    var end = low
    while end < segments.count, segments[end].range.lowerBound < part.upperBound { end += 1 }
    return low..<end
  }

  private func item(
    _ segment: Segment, _ range: Range<Int>, level: UInt8, context: Range<Int>
  ) -> LineItem {
    let style = text.spans[segment.span].style
    switch segment.kind {
    case .glyphs: break
    case .tab:
      return LineItem(
        span: segment.span, style: style, face: segment.face, level: baseLevel, range: range,
        glyphs: [], unitsPerEm: 1, width: 0, kind: .tab)
    case .object:
      return LineItem(
        span: segment.span, style: style, face: segment.face, level: level, range: range,
        glyphs: [], unitsPerEm: 1, width: text.spans[segment.span].object?.width ?? 0, kind: .object
      )
    }
    let settings = Shaper.Settings(
      face: segment.face, features: style.features, script: segment.script,
      isRightToLeft: level % 2 == 1, language: style.language)
    let offset = self.range.lowerBound
    let shaped = SystemShaper(settings, style).shape(
      self.shaped[context.lowerBound - offset..<context.upperBound - offset],
      range.lowerBound - offset..<range.upperBound - offset)
    var item = LineItem(
      span: segment.span, style: style, face: segment.face, level: level, range: range,
      glyphs: shaped.glyphs.moved(by: offset), unitsPerEm: shaped.unitsPerEm, width: 0,
      kind: .glyphs)
    let characters = range.count { text.isGraphemeStart[$0] }
    item.width =
      item.points(item.glyphs.reduce(0) { $0 + $1.advance }) + CGFloat(characters) * item.spacing
    return item
  }

  /// An ellipsis in the style of the character at `index`; three periods in a face without one.
  func ellipsis(at index: Int) -> LineItem {
    let span = text.span(at: index)
    let style = text.spans[span].style
    let characters: [UInt32] = style.face.glyph(for: "\u{2026}") == nil ? [46, 46, 46] : [0x2026]
    let settings = Shaper.Settings(
      face: style.face, features: style.features, script: HB_SCRIPT_LATIN, isRightToLeft: false,
      language: style.language)
    var (glyphs, unitsPerEm) = SystemShaper(settings, style)
      .shape(characters[...], 0..<characters.count)
    for position in glyphs.indices { glyphs[position].cluster = index }
    var item = LineItem(
      span: span, style: style, face: style.face, level: baseLevel, range: index..<index,
      glyphs: glyphs, unitsPerEm: unitsPerEm, width: 0, kind: .glyphs)
    item.width =
      item.points(glyphs.reduce(0) { $0 + $1.advance }) + CGFloat(characters.count) * item.spacing
    return item
  }
}

extension [LineItem] {
  /// The sum of the items' widths, in points.
  var width: CGFloat { reduce(0) { $0 + $1.width } }
}
