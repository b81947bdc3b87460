// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// Letters of a line that have one font and one look.
public final class CTRun {
  let line: CTLine
  let index: Int

  init(_ line: CTLine, _ index: Int) {
    self.line = line
    self.index = index
  }

  fileprivate var run: TextLine.Run? { line.line?.runs[index] }
  fileprivate var glyphs: [GlyphRun.Glyph] { run?.glyphs.glyphs ?? [] }

  fileprivate var range: NSRange {
    guard let run, let source = line.source, !run.range.isEmpty else {
      return NSRange(location: line.range.location, length: 0)
    }
    let start = source.offset(of: run.range.lowerBound)
    return NSRange(
      location: start, length: source.offset(of: run.range.upperBound) - start)
  }

  fileprivate var style: TextLayout.TextStyle? {
    run.flatMap { run in line.source?.drawn.spans[run.span].style }
  }

  /// Where each glyph begins and how far it moves the next one.
  fileprivate var advances: [CGFloat] {
    guard let run else { return [] }
    let starts = glyphs.map(\.x) + [run.glyphs.width]
    return zip(starts, starts.dropFirst()).map { $1 - $0 }
  }
}

/// How many glyphs a run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The attributes of a run: those of its first character.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  guard let source = run.line.source, run.range.length > 0 else { return NSDictionary() }
  let values = source.text.attributes(at: run.range.location, effectiveRange: nil)
  let result = NSMutableDictionary()
  for (key, value) in values { result.setObject(value, forKey: key.rawValue as NSString) }
  return result
}

/// The characters of a run, in the text that its line was made of.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.range.location, length: run.range.length)
}

/// The width of some glyphs, and what the run takes above and below its baseline.
///
/// - Parameters:
///   - run: The run.
///   - range: The glyphs; no length stands for all that follow.
///   - ascent: Is told how far it reaches up.
///   - descent: Is told how far it reaches down; a positive number.
///   - leading: Is told what its font asks for between lines.
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.style?.ascender ?? 0
  descent?.pointee = -(run.style?.descender ?? 0)
  leading?.pointee = run.style?.leading ?? 0
  guard !run.glyphs.isEmpty else { return Double(run.run?.glyphs.width ?? 0) }
  let width: CGFloat = run.advances[range.indices(of: run.advances.count)].reduce(0, +)
  return Double(width)
}

/// Copies the numbers of some glyphs.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (place, index) in range.indices(of: run.glyphs.count).enumerated() {
    buffer[place] = CGGlyph(truncatingIfNeeded: run.glyphs[index].id)
  }
}

/// Copies where some glyphs begin, in points from the start of their line, y up.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  let left = (run.run?.x ?? 0) - (run.line.line?.x ?? 0)
  for (place, index) in range.indices(of: run.glyphs.count).enumerated() {
    let glyph = run.glyphs[index]
    buffer[place] = CGPoint(x: left + glyph.x, y: -glyph.y)
  }
}

/// Copies how far some glyphs move the next ones.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  let advances = run.advances
  for (place, index) in range.indices(of: advances.count).enumerated() {
    buffer[place] = CGSize(width: advances[index], height: 0)
  }
}

/// Draws a run at the context's text position, which is that of its line. Only all of its glyphs are
/// drawn: a part is reported.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  if range.indices(of: run.glyphs.count) != 0..<run.glyphs.count {
    RenderingEnvironment.report(
      "CTRunDraw: a part of a run is drawn with all of its glyphs", kind: .notDrawn)
  }
  run.line.draw(in: context, at: context.textPosition, runs: run.index..<run.index + 1)
}

extension CFRange {
  /// The part of `count` things; no length stands for all that follow.
  fileprivate func indices(of count: Int) -> Range<Int> {
    let start = min(max(0, location), count)
    return start..<(length <= 0 ? count : min(count, start + length))
  }
}
