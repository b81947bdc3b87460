// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// A line of text, as Core Text has them. Positions are in points from the start of its baseline, y
/// up.
///
/// ```swift
/// let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Hello"))
/// var ascent: CGFloat = 0
/// let width = CTLineGetTypographicBounds(line, &ascent, nil, nil)
/// ```
public final class CTLine {
  /// `nil` where the text cannot be laid out, which has been reported.
  let source: CoreTextBlock?
  let index: Int
  /// Its characters, in the text that it was made of.
  let range: NSRange

  init(_ source: CoreTextBlock, _ index: Int) {
    self.source = source
    self.index = index
    range = source.range(ofLine: index)
  }

  /// A line without letters.
  init(empty range: NSRange) {
    source = nil
    index = 0
    self.range = range
  }

  convenience init(_ text: NSAttributedString, _ range: NSRange) {
    if let source = CoreTextBlock(text, range, width: nil), !source.block.lines.isEmpty {
      self.init(source, 0)
    } else {
      self.init(empty: range)
    }
  }

  var line: TextLine? { source?.block.lines[index] }

  // MARK: Measures

  /// The styles of what is in the line.
  private var styles: [TextLayout.TextStyle] {
    guard let source, let line else { return [] }
    let spans = source.drawn.spans
    return line.runs.isEmpty
      ? spans.prefix(1).map(\.style) : line.runs.map { spans[$0.span].style }
  }

  var ascent: CGFloat { styles.map(\.ascender).max() ?? 0 }
  var descent: CGFloat { styles.map { -$0.descender }.max() ?? 0 }
  var leading: CGFloat { styles.map(\.leading).max() ?? 0 }

  /// The spaces at the end.
  var trailingSpace: CGFloat {
    guard let source else { return 0 }
    let text = (source.text.string as NSString).substring(with: range)
    let kept = text.reversed().drop { $0.isWhitespace }.reversed()
    let length = String(kept).utf16.count
    return source.width(
      of: NSRange(location: range.location + length, length: range.length - length))
  }

  /// The width with the spaces at the end.
  var width: CGFloat {
    guard let source, let line else { return 0 }
    // Those of a line that was broken are not counted by the layout.
    let isBroken = index + 1 < source.block.lines.count
    return line.width + (isBroken ? trailingSpace : 0)
  }

  /// What holds the letters themselves; `nil` where there are none.
  var ink: CGRect? {
    (line?.runs ?? []).reduce(nil) { ink, run in
      guard let box = run.glyphs.inkBounds else { return ink }
      let place = CGRect(
        x: run.x - (line?.x ?? 0) + box.minX, y: run.baselineOffset - box.maxY, width: box.width,
        height: box.height)
      return ink?.union(place) ?? place
    }
  }

  // MARK: Places

  /// Where a character begins, from the start of the line.
  func x(of character: Int) -> CGFloat {
    guard let source, let line else { return 0 }
    for run in line.runs where !run.range.isEmpty {
      let start = source.offset(of: run.range.lowerBound)
      let end = source.offset(of: run.range.upperBound)
      guard character >= start, character < end else { continue }
      let before = source.width(of: NSRange(location: start, length: character - start))
      let left = run.x - line.x
      return isRightToLeft(run) ? left + run.glyphs.width - before : left + before
    }
    return character <= range.location ? 0 : width
  }

  /// Whether a run's letters are Hebrew or Arabic ones.
  private func isRightToLeft(_ run: TextLine.Run) -> Bool {
    guard let source else { return false }
    let start = source.offset(of: run.range.lowerBound)
    let unit = (source.text.string as NSString).character(at: start)
    return (0x590...0x8FF).contains(unit) || (0xFB1D...0xFDFF).contains(unit)
      || (0xFE70...0xFEFE).contains(unit)
  }

  /// The place between characters that is nearest to `x`.
  func character(at x: CGFloat) -> Int {
    guard let source, range.length > 0 else { return range.location }
    let string = source.text.string as NSString
    var best = (place: range.location, distance: CGFloat.infinity)
    var place = range.location
    while place <= NSMaxRange(range) {
      let distance = abs(self.x(of: place) - x)
      if distance < best.distance { best = (place, distance) }
      guard place < NSMaxRange(range) else { break }
      place = NSMaxRange(string.rangeOfComposedCharacterSequence(at: place))
    }
    return best.place
  }

  // MARK: Drawing

  /// Draws the line with its baseline's start at a point of the text's coordinates.
  func draw(in context: CGContext, at point: CGPoint, runs: Range<Int>? = nil) {
    guard let source, let line else { return }
    context.saveGState()
    var matrix = context.textMatrix
    (matrix.tx, matrix.ty) = (point.x, point.y)
    // Letters stand upright where y points up.
    let upright = CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix)
    context.concatenate(upright)
    var painter = TextPainter(
      block: source.block, looks: source.drawn.looks.map { $0.drawn(as: context.textDrawing) },
      origin: CGPoint(x: -line.x, y: -line.baseline), grid: PixelGrid(scale: context.scale))
    painter.part = TextPainter.Part(line: index, runs: runs)
    context.record { painter.paint(into: &$0) }
    context.restoreGState()
    if context.state.textMode.clips {
      context.clip(to: painter.outlines.applying(upright), rule: .nonZero)
    }
  }
}

// MARK: - Core Text's way

/// How a line is made narrower.
public enum CTLineTruncationType: UInt32, Sendable {
  /// It loses its beginning.
  case start = 0
  /// It loses its end.
  case end = 1
  /// It loses its middle.
  case middle = 2
}

/// What the bounds of a line hold.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  /// Core Text's number of the options.
  public let rawValue: UInt

  /// Makes options from Core Text's number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without what the font asks for between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  /// Without what moves glyphs.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
  /// With punctuation that hangs over. None does.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
  /// What holds the letters themselves.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  /// What the eye sees. It is as without.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
  /// With room for any language's letters. It is as without.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}

/// Makes a line of a whole text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString, NSRange(location: 0, length: attrString.length))
}

/// Makes a line that is at most `width` points wide: with an ellipsis where it loses something.
///
/// - Parameters:
///   - line: The line.
///   - width: The room.
///   - truncationType: What it loses.
///   - truncationToken: What stands for it: an ellipsis. Any other one is reported, and an ellipsis
///     is drawn.
/// - Returns: The line itself where it fits.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard let source = line.source, line.width > width else { return line }
  if let token = truncationToken?.source?.text.string, token != "\u{2026}" {
    RenderingEnvironment.report(
      "CTLineCreateTruncatedLine: \u{201C}\(token)\u{201D} is drawn as an ellipsis",
      kind: .notDrawn)
  }
  let mode: TextLayout.LineBreakMode =
    switch truncationType {
    case .start: .truncateHead
    case .end: .truncateTail
    case .middle: .truncateMiddle
    }
  let short = CoreTextBlock(source.text, line.range, width: max(0, width), truncation: mode)
  return short.flatMap { $0.block.lines.isEmpty ? nil : CTLine($0, 0) }
}

/// How many glyphs a line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  (line.line?.runs ?? []).reduce(0) { $0 + $1.glyphs.glyphs.count }
}

/// The characters of a line, in the text that it was made of.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.range.location, length: line.range.length)
}

/// The runs of a line, each a ``CTRun``, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  (line.line?.runs.indices).map { $0.map { CTRun(line, $0) } } ?? []
}

/// The width of a line with the spaces at its end, and what it takes above and below its baseline.
///
/// - Parameters:
///   - line: The line.
///   - ascent: Is told how far it reaches up.
///   - descent: Is told how far it reaches down; a positive number.
///   - leading: Is told what the fonts ask for between lines.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = line.leading
  return line.width
}

/// The bounds of a line around the start of its baseline, y up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.ink ?? .zero }
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
  return CGRect(
    x: 0, y: -line.descent - leading, width: line.width,
    height: line.ascent + line.descent + leading)
}

/// What holds the letters of a line where the context would draw them, y up; null without any.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let place = context?.textPosition ?? .zero
  return line.ink?.offsetBy(dx: place.x, dy: place.y) ?? .null
}

/// The width of the spaces at the end of a line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.trailingSpace }

/// How far a line is moved to stand in a room.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: 0 for the left edge, 0.5 for the middle, 1 for the right edge.
///   - flushWidth: The room.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  let free = flushWidth - (line.width - line.trailingSpace)
  return max(0, free * min(1, max(0, flushFactor)))
}

/// Draws a line at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.draw(in: context, at: context.textPosition)
}

/// Where a character begins, in points from the start of the line.
///
/// - Parameters:
///   - line: The line.
///   - charIndex: The character, in the text that the line was made of.
///   - secondaryOffset: Is told the same.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.x(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// The place between characters that is nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.character(at: position.x)
}

/// Goes through the places before and behind each character, from the start of the line on.
///
/// - Parameters:
///   - line: The line.
///   - block: Is given the place, the character, whether it is the place before it, and what ends
///     the walk.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  guard let source = line.source else { return }
  let string = source.text.string as NSString
  var place = line.range.location
  var stop = false
  while place < NSMaxRange(line.range) {
    let next = NSMaxRange(string.rangeOfComposedCharacterSequence(at: place))
    block(line.x(of: place), place, true, &stop)
    if stop { return }
    block(line.x(of: next), next - 1, false, &stop)
    if stop { return }
    place = next
  }
}
