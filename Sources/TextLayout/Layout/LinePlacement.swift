// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Puts lines below each other and between the edges.
///
/// ```
///  top ─────────────────────────  ┐
///        extra height above       │ height
///        ascent                   │
///  baseline ── ab…yz ───────────  │
///        descent                  ┘
///        leading, line spacing, paragraph spacing
/// ```
struct LinePlacement {
  private(set) var lines: [TextLine] = []
  private(set) var size = CGSize.zero
  /// The widest line with the spaces at its end, in points, those of the last line aside.
  private(set) var spacedWidth: CGFloat = 0
  private let text: StyledText
  private let grid: PixelGrid?

  init(_ typeset: TypesetText, width: CGFloat?, pixelGrid: PixelGrid?) {
    text = typeset.text
    grid = pixelGrid
    let extents = typeset.lines.map(Self.extent)
    let container = width ?? extents.max() ?? 0
    var y: CGFloat = 0
    for (index, line) in typeset.lines.enumerated() {
      let style = line.paragraph.style
      if index > 0, line.isFirstOfParagraph, !line.paragraph.isContinuation {
        y += style.paragraphSpacingBefore
      }
      let box = LineBox(line, text)
      lines.append(place(line, box, top: y, container: container))
      y += box.height
      guard index + 1 < typeset.lines.count else { break }
      y += box.leading + style.lineSpacing
      let next = typeset.lines[index + 1].paragraph
      if line.isLastOfParagraph, !next.isContinuation { y += style.paragraphSpacing }
    }
    size = CGSize(width: usedWidth(extents, container), height: y)
    // The space after the last line that is shown does not count.
    spacedWidth = zip(typeset.lines.dropLast(), extents).reduce(size.width) { widest, line in
      // Spaces are narrower than the letters' size: most lines need not be looked at.
      // Between characters, iOS breaks before the space.
      guard !line.0.isLastOfParagraph, line.1 + Self.slack(line.0, text) > widest else {
        return widest
      }
      return max(widest, line.1 + Self.hangingSpaces(line.0).width)
    }
  }

  /// The spaces at the end of a line, which stand beyond its edge if need be.
  private static func hangingSpaces(_ line: TypesetText.Line) -> [LineItem] {
    let range = line.line.range
    let end = line.paragraph.trimmedEnd(range)
    return line.paragraph.items(in: end..<range.upperBound, from: 0)
  }

  private static func slack(_ line: TypesetText.Line, _ text: StyledText) -> CGFloat {
    let range = line.line.range
    let spaces = range.upperBound - line.paragraph.trimmedEnd(range)
    guard spaces > 0, line.paragraph.style.lineBreakMode != .charWrap else { return 0 }
    return CGFloat(spaces) * text.spans[text.span(at: range.upperBound - 1)].style.pointSize
  }

  /// From the leading edge to a line's end.
  private static func extent(_ line: TypesetText.Line) -> CGFloat {
    line.paragraph.headIndent(isFirstLine: line.isFirstOfParagraph) + line.line.items.width
  }

  /// The widest line; justified ones reach from edge to edge.
  private func usedWidth(_ extents: [CGFloat], _ container: CGFloat) -> CGFloat {
    zip(extents, lines).reduce(0) { max($0, max($1.0, $1.1.width)) }
  }

  private func place(
    _ line: TypesetText.Line, _ box: LineBox, top: CGFloat, container: CGFloat
  ) -> TextLine {
    let paragraph = line.paragraph
    let indent = paragraph.headIndent(isFirstLine: line.isFirstOfParagraph)
    let available =
      paragraph.availableWidth(container, isFirstLine: line.isFirstOfParagraph) ?? container
    var items = line.line.items
    var spaces: CGFloat = 0
    if paragraph.style.alignment == .justified, !line.isLastOfParagraph {
      spaces = justify(&items, to: available)
    }
    let width = items.width
    let isRightToLeft = paragraph.baseLevel % 2 == 1
    let room = available - width
    let x =
      switch paragraph.style.alignment.edge(isRightToLeft: isRightToLeft) {
      case .left: isRightToLeft ? container - indent - available : indent
      case .right: isRightToLeft ? container - indent - width : indent + room
      case .center:
        isRightToLeft ? container - indent - available + room / 2 : indent + room / 2
      }
    let baseline = top + box.extra + box.ascent
    return TextLine(
      range: line.line.range, runs: runs(items, from: x, perSpace: spaces), x: x, width: width,
      top: top, height: box.height, baseline: grid?.round(baseline) ?? baseline,
      isTruncated: line.line.isTruncated)
  }

  // MARK: Justified text

  /// Widens the items' spaces so that they fill `width`; returns what each space gets.
  private func justify(_ items: inout [LineItem], to width: CGFloat) -> CGFloat {
    let counts = items.map { item in
      item.range.count { ScalarKind.isWordSpace(text.scalars[$0]) }
    }
    let count = counts.reduce(0, +)
    let room = width - items.width
    guard count > 0, room > 0 else { return 0 }
    let perSpace = room / CGFloat(count)
    for index in items.indices { items[index].width += perSpace * CGFloat(counts[index]) }
    return perSpace
  }

  // MARK: Glyphs

  private func runs(
    _ items: [LineItem], from x: CGFloat, perSpace: CGFloat
  ) -> [TextLine.Run] {
    var x = x
    var runs: [TextLine.Run] = []
    for item in Bidi.reorder(items, level: \.level) {
      if item.kind != .tab { runs.append(run(item, at: x, perSpace: perSpace)) }
      x += item.width
    }
    return runs
  }

  private func run(_ item: LineItem, at x: CGFloat, perSpace: CGFloat) -> TextLine.Run {
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(item.glyphs.count)
    var units = 0
    var added: CGFloat = 0
    let (size, unitsPerEm) = (item.style.pointSize, CGFloat(item.unitsPerEm))
    let spacing = item.spacing
    let clusters = GlyphCluster.clusters(
      of: item.glyphs, range: item.range, isRightToLeft: item.level % 2 == 1,
      isGraphemeStart: text.isGraphemeStart)
    for cluster in clusters {
      for glyph in item.glyphs[cluster.glyphs] {
        glyphs.append(
          GlyphRun.Glyph(
            id: glyph.id, x: CGFloat(units + glyph.offsetX) * size / unitsPerEm + added,
            y: CGFloat(-glyph.offsetY) * size / unitsPerEm))
        units += glyph.advance
      }
      added += CGFloat(max(1, cluster.characters)) * spacing
      if perSpace > 0, item.range.contains(cluster.first),
        ScalarKind.isWordSpace(text.scalars[cluster.first])
      {
        added += perSpace
      }
    }
    return TextLine.Run(
      glyphs: GlyphRun(
        face: item.face, pointSize: item.style.pointSize, glyphs: glyphs, width: item.width),
      x: x, baselineOffset: item.style.baselineOffset, span: item.span, range: item.range)
  }
}

/// The vertical measures of a line, in points.
private struct LineBox {
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  var leading: CGFloat = 0
  /// What line height settings add above the ascent; negative where they take away.
  var extra: CGFloat = 0

  var height: CGFloat { extra + ascent + descent }

  init(_ line: TypesetText.Line, _ text: StyledText) {
    let range = line.line.range
    // An empty line is as high as the newline that ends it.
    let last = text.span(at: max(range.lowerBound, range.upperBound - 1))
    for span in text.span(at: range.lowerBound)...last where text.hasCharacters(span) {
      let style = text.spans[span].style
      ascent = max(ascent, style.ascender + style.baselineOffset)
      descent = max(descent, -style.descender - style.baselineOffset)
      leading = max(leading, style.leading)
    }
    for item in line.line.items where item.kind == .object {
      guard let object = text.spans[item.span].object else { continue }
      ascent = max(ascent, object.ascent + item.style.baselineOffset)
      descent = max(descent, object.descent - item.style.baselineOffset)
    }
    let style = line.paragraph.style
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    extra = height - (ascent + descent)
  }
}

extension TextAlignment {
  fileprivate enum Edge { case left, center, right }

  fileprivate func edge(isRightToLeft: Bool) -> Edge {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: isRightToLeft ? .right : .left
    }
  }
}
