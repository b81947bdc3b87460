// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// A text in the lines that a container gives it, in points from the container's top left corner.
struct TextContainerLayout {
  /// A line, and which characters it has.
  struct Line {
    var range: NSRange
    var rect: CGRect
    /// The rectangle of its text alone.
    var used: CGRect
  }

  let lines: [Line]
  let size: CGSize
  private let text: NSAttributedString
  private let block: TextBlock?
  private let looks: [DrawnText.Look]
  private let padding: CGFloat
  /// Where each Unicode scalar begins, counted in UTF-16, and where the text ends.
  private let offsets: [Int]

  init(_ text: NSAttributedString, in container: NSTextContainer) {
    self.text = text
    padding = container.lineFragmentPadding
    var offsets = [0]
    for scalar in text.string.unicodeScalars {
      offsets.append((offsets.last ?? 0) + UTF16.width(scalar))
    }
    self.offsets = offsets
    let room = container.size.width - 2 * padding
    let isLimited = container.size.width > 0 && room < LabelLayout.unlimited
    let laidOut = Self.block(text, width: isLimited ? max(1, room) : nil, container)
    let block = laidOut?.block
    self.block = block
    looks = laidOut?.looks ?? []
    let (padding, width) = (padding, isLimited ? container.size.width : nil)
    lines = (block?.lines ?? []).map { line in
      let start = offsets[min(line.range.lowerBound, offsets.count - 1)]
      let end = offsets[min(line.range.upperBound, offsets.count - 1)]
      return Line(
        range: NSRange(location: start, length: end - start),
        rect: CGRect(
          x: 0, y: line.top, width: width ?? line.width + 2 * padding, height: line.height),
        used: CGRect(
          x: line.x, y: line.top, width: line.width + 2 * padding, height: line.height))
    }
    size = CGSize(
      width: (block?.size.width ?? 0) + 2 * padding, height: block?.size.height ?? 0)
  }

  private static func block(
    _ text: NSAttributedString, width: CGFloat?, _ container: NSTextContainer
  ) -> (block: TextBlock, looks: [DrawnText.Look])? {
    var defaults = DrawnText.Defaults(font: .ofUnstyledText, color: .black)
    defaults.lineWidth = width
    do {
      let drawn = try DrawnText(text, defaults)
      var paragraph = ParagraphStyle()
      if container.maximumNumberOfLines > 0 {
        paragraph.lineBreakMode = container.lineBreakMode.lineBreakMode
      }
      let lines = container.maximumNumberOfLines
      // The lines of a view lie where its label has them.
      let scale = container.view?.traitCollection.displayScale
      let block = TextBlock(
        drawn.spans, width: width, maximumLines: lines > 0 ? lines : nil, paragraph: paragraph,
        pixelGrid: scale.flatMap { $0 > 0 ? PixelGrid(scale: $0) : nil })
      return (block, drawn.looks)
    } catch {
      RenderingEnvironment.report("a text cannot be laid out: \(error)")
      return nil
    }
  }

  // MARK: Drawing

  /// Draws the runs that characters of a range are in, with the container's top left corner at a
  /// point.
  func draw(
    _ layers: TextPainter.Layers, of range: NSRange, at point: CGPoint, in context: CGContext
  ) {
    guard let block else { return }
    for part in parts(in: range) {
      var painter = TextPainter(
        block: block, looks: looks.map { $0.drawn(as: context.textDrawing) },
        origin: CGPoint(x: point.x + padding, y: point.y), grid: PixelGrid(scale: context.scale))
      painter.part = part
      painter.layers = layers
      context.draw(painter)
    }
  }

  /// The runs that characters of a range are in: whole lines where all of their runs are.
  private func parts(in range: NSRange) -> [TextPainter.Part] {
    guard let block else { return [] }
    var parts: [TextPainter.Part] = []
    for (index, line) in lines.enumerated() {
      guard let shown = line.range.intersection(range), shown.length > 0 else { continue }
      if shown == line.range {
        parts.append(TextPainter.Part(line: index))
        continue
      }
      for (place, run) in block.lines[index].runs.enumerated() {
        let whole = self.range(of: run)
        guard whole.length > 0, let part = whole.intersection(range), part.length > 0
        else { continue }
        if part != whole {
          RenderingEnvironment.report(
            "an NSLayoutManager draws a part of a run of equal attributes with all of its glyphs",
            kind: .notDrawn)
        }
        parts.append(TextPainter.Part(line: index, runs: place..<place + 1))
      }
    }
    return parts
  }

  /// The characters of a run.
  private func range(of run: TextLine.Run) -> NSRange {
    let start = offsets[min(run.range.lowerBound, offsets.count - 1)]
    let end = offsets[min(run.range.upperBound, offsets.count - 1)]
    return NSRange(location: start, length: end - start)
  }

  /// A color behind characters.
  struct Ground {
    var color: UIColor
    var range: NSRange
    /// Where it lies, line by line.
    var rects: [CGRect]
  }

  /// The colors behind the runs of a range, with the container's top left corner at a point.
  func grounds(in range: NSRange, at point: CGPoint) -> [Ground] {
    guard let block else { return [] }
    var grounds: [Ground] = []
    var last: (span: Int, line: Int)?
    for (index, line) in block.lines.enumerated() {
      for run in line.runs {
        let characters = self.range(of: run)
        guard let color = looks[run.span].background, characters.intersection(range) != nil
        else { continue }
        let rect = CGRect(
          x: point.x + padding + run.x, y: point.y + line.top, width: run.glyphs.width,
          height: line.height)
        if let last, last.span == run.span, var ground = grounds.popLast() {
          ground.range = ground.range.union(characters)
          if last.line == index, let former = ground.rects.popLast() {
            ground.rects.append(former.union(rect))
          } else {
            ground.rects.append(rect)
          }
          grounds.append(ground)
        } else {
          grounds.append(Ground(color: color, range: characters, rects: [rect]))
        }
        last = (run.span, index)
      }
    }
    return grounds
  }

  /// A line under characters of one line of the text.
  struct Underline {
    var range: NSRange
    var style: NSUnderlineStyle
    /// How far below the baseline it lies, in points.
    var offset: CGFloat
    var line: Line
  }

  /// The lines under the runs of a range.
  func underlines(in range: NSRange) -> [Underline] {
    guard let block else { return [] }
    var underlines: [Underline] = []
    for (index, line) in block.lines.enumerated() {
      for run in line.runs where !looks[run.span].underline.isEmpty {
        let characters = self.range(of: run)
        guard let part = characters.intersection(range), part.length > 0 else { continue }
        let metrics = run.glyphs.face.metrics
        let scale = run.glyphs.pointSize / CGFloat(run.glyphs.face.unitsPerEm)
        underlines.append(
          Underline(
            range: part, style: looks[run.span].underline,
            offset: CGFloat(-metrics.underlinePosition) * scale, line: lines[index]))
      }
    }
    return underlines
  }

  // MARK: Questions

  /// The character at a point, and how far between its edges the point lies, 0 to 1. Beside a line
  /// it is the line's first or last, below all lines the last one's.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let place = lines.firstIndex(where: { point.y < $0.rect.maxY }) ?? lines.indices.last
    else { return (0, 0) }
    let line = lines[place]
    var left = x(of: line.range.location, inLine: place)
    var index = line.range.location
    while index < NSMaxRange(line.range) {
      let next = after(index)
      let right = x(of: next, inLine: place)
      if point.x < right || next >= NSMaxRange(line.range) {
        let width = right - left
        let fraction = width > 0 ? (point.x - left) / width : 0
        return (index, min(max(fraction, 0), 1))
      }
      (index, left) = (next, right)
    }
    return (index, 0)
  }

  /// What holds all characters of a range.
  func rect(of range: NSRange) -> CGRect {
    var result: CGRect?
    for (place, line) in lines.enumerated() {
      guard let part = line.range.intersection(range), part.length > 0 else { continue }
      let start = x(of: part.location, inLine: place)
      let end = x(of: NSMaxRange(part), inLine: place)
      let rect = CGRect(
        x: min(start, end), y: line.rect.minY, width: abs(end - start), height: line.rect.height)
      result = result.map { $0.union(rect) } ?? rect
    }
    return result ?? .zero
  }

  /// The line without characters that ends the text: after a line break, and where there is no
  /// text.
  var lastEmptyLine: Line? {
    let last = text.string.unicodeScalars.last
    guard last.map({ ["\n", "\r", "\u{2029}"].contains($0) }) ?? true else { return nil }
    if let line = lines.last, line.range.length == 0 { return line }
    let values = text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : [:]
    let font = values[.font] as? UIFont ?? .ofUnstyledText
    let (top, height) = (lines.last?.rect.maxY ?? 0, font.lineHeight)
    return Line(
      range: NSRange(location: text.length, length: 0),
      rect: CGRect(x: 0, y: top, width: lines.last?.rect.width ?? size.width, height: height),
      used: CGRect(x: 0, y: top, width: 2 * padding, height: height))
  }

  func line(of character: Int) -> Line? {
    lines.first { NSLocationInRange(character, $0.range) } ?? lines.last
  }

  /// Where a character's baseline begins, from its line's upper left corner.
  func location(of character: Int) -> CGPoint {
    guard let place = lines.firstIndex(where: { NSLocationInRange(character, $0.range) }),
      let line = block?.lines[place]
    else { return .zero }
    return CGPoint(x: x(of: character, inLine: place), y: line.baseline - line.top)
  }

  /// What an ellipsis stands for in a character's line; `nil` for nothing.
  func hidden(inLineOf character: Int) -> NSRange? {
    guard let place = lines.firstIndex(where: { NSLocationInRange(character, $0.range) }),
      let line = block?.lines[place], line.isTruncated
    else { return nil }
    let shown = line.runs.filter { !$0.range.isEmpty }.map { offsets[$0.range.upperBound] }.max()
    let start = shown ?? lines[place].range.location
    return NSRange(location: start, length: text.length - start)
  }

  /// Where a whole character ends, which may be of several units.
  private func after(_ index: Int) -> Int {
    let string = text.string as NSString
    guard index < string.length else { return string.length }
    return NSMaxRange(string.rangeOfComposedCharacterSequence(at: index))
  }

  /// Where a character begins: as far from the start of its run as the text before it is wide.
  private func x(of character: Int, inLine place: Int) -> CGFloat {
    guard let line = block?.lines[place] else { return padding }
    for run in line.runs where !run.range.isEmpty {
      let start = offsets[run.range.lowerBound]
      let end = offsets[run.range.upperBound]
      guard character >= start, character < end else { continue }
      let before = NSRange(location: start, length: character - start)
      return padding + run.x + text.attributedSubstring(from: before).size().width
    }
    return padding + line.x + line.width
  }
}
