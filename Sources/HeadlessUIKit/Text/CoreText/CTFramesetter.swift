// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What lays a text out in rectangles.
///
/// ```swift
/// let framesetter = CTFramesetterCreateWithAttributedString(text)
/// let path = CGPath(rect: bounds, transform: nil)
/// let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
/// CTFrameDraw(frame, context)
/// ```
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }
}

/// The lines of a text in a rectangle.
public final class CTFrame {
  /// A line, and where its baseline starts, in points from the rectangle's lower left corner, y up.
  struct Line {
    let line: CTLine
    let origin: CGPoint
  }

  let path: CGPath
  let lines: [Line]
  let range: NSRange

  init(_ text: NSAttributedString, _ range: NSRange, in path: CGPath) {
    self.path = path
    self.range = range
    let box = path.boundingBoxOfPath
    if !path.isRect(nil) {
      RenderingEnvironment.report(
        "CTFramesetterCreateFrame: a text is laid out in the rectangle around a path",
        kind: .notDrawn)
    }
    guard let source = CoreTextBlock(text, range, width: box.width) else {
      lines = []
      return
    }
    lines = source.lines.compactMap { line in
      guard let place = line.line,
        place.top + place.height <= box.height + 1.0 / 512
      else { return nil }
      return Line(line: line, origin: CGPoint(x: place.x, y: box.height - place.baseline))
    }
  }
}

/// Makes what lays a text out.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString)
  -> CTFramesetter
{
  CTFramesetter(NSAttributedString(attributedString: attrString))
}

/// Lays a part of a text out in a rectangle.
///
/// - Parameters:
///   - framesetter: What lays it out.
///   - stringRange: The part; no length stands for all that follows.
///   - path: The rectangle. In any other path, the text is laid out in the rectangle around it,
///     which is reported.
///   - frameAttributes: Nothing: what asks for text from top to bottom or for holes is passed over.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter.text, stringRange.range(in: framesetter.text), in: path)
}

/// The size that a part of a text takes.
///
/// - Parameters:
///   - framesetter: What lays it out.
///   - stringRange: The part; no length stands for all that follows.
///   - frameAttributes: Nothing.
///   - constraints: The room; a great number does not limit.
///   - fitRange: Is told which characters fit.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = stringRange.range(in: framesetter.text)
  let isLimited = constraints.width > 0 && constraints.width < LabelLayout.unlimited
  let width = isLimited ? constraints.width : LabelLayout.unlimited
  guard let source = CoreTextBlock(framesetter.text, range, width: width) else { return .zero }
  let height = constraints.height > 0 ? constraints.height : .greatestFiniteMagnitude
  let fitting = source.lines.filter { line in
    line.line.map { $0.top + $0.height <= height + 1.0 / 512 } ?? false
  }
  let last = fitting.last
  let end = last.map { NSMaxRange($0.range) } ?? range.location
  fitRange?.pointee = CFRange(location: range.location, length: end - range.location)
  return CGSize(
    width: fitting.compactMap { $0.line?.width }.max() ?? 0,
    height: last?.line.map { $0.top + $0.height } ?? 0)
}

/// The lines of a frame, each a ``CTLine``, from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) }

/// Copies where the baselines of some lines start, from the lower left corner of the frame's
/// rectangle, y up.
///
/// - Parameters:
///   - frame: The frame.
///   - range: The lines; no length stands for all that follow.
///   - origins: Room for as many points.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let start = min(max(0, range.location), frame.lines.count)
  let end = range.length <= 0 ? frame.lines.count : min(frame.lines.count, start + range.length)
  for index in start..<end { origins[index - start] = frame.lines[index].origin }
}

/// The path that a frame was made with.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The characters that were to be laid out.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.range.length)
}

/// The characters that found room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  let end = frame.lines.last.map { NSMaxRange($0.line.range) } ?? frame.range.location
  return CFRange(location: frame.range.location, length: end - frame.range.location)
}

/// Draws the lines of a frame.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  for line in frame.lines {
    line.line.draw(
      in: context, at: CGPoint(x: box.minX + line.origin.x, y: box.minY + line.origin.y))
  }
}
