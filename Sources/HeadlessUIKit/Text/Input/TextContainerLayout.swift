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
      let block = TextBlock(
        drawn.spans, width: width, maximumLines: lines > 0 ? lines : nil, paragraph: paragraph)
      return (block, drawn.looks)
    } catch {
      RenderingEnvironment.report("a text cannot be laid out: \(error)")
      return nil
    }
  }

  // MARK: Drawing

  /// Draws the lines that characters of a range are in, or what lies behind their letters, with the
  /// container's top left corner at a point.
  func draw(_ range: NSRange, at point: CGPoint, backgrounds: Bool, in context: CGContext) {
    guard let block else { return }
    let shown = lines.indices.filter { (lines[$0].range.intersection(range)?.length ?? 0) > 0 }
    let start = shown.first.map { lines[$0].range.location } ?? range.location
    let end = shown.last.map { NSMaxRange(lines[$0].range) } ?? range.location
    if range.location > start || NSMaxRange(range) < min(end, text.length) {
      RenderingEnvironment.report(
        "an NSLayoutManager draws a part of a line with all of its glyphs", kind: .notDrawn)
    }
    for index in shown {
      var painter = TextPainter(
        block: block, looks: looks.map { $0.drawn(as: context.textDrawing) },
        origin: CGPoint(x: point.x + padding, y: point.y), grid: PixelGrid(scale: context.scale))
      painter.part = TextPainter.Part(line: index)
      painter.paintsBackgrounds = backgrounds
      painter.paintsLetters = !backgrounds
      context.draw(painter)
    }
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
