// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

extension TextPainter {
  /// Where a line under or through text is, in points below the baseline.
  struct LinePlace {
    var top: CGFloat
    var thickness: CGFloat
  }

  /// One line, or some of its runs.
  struct Part {
    var line: Int
    /// `nil` for all.
    var runs: Range<Int>?
  }

  /// A run in the coordinates that it is drawn in.
  struct PlacedRun {
    let glyphs: GlyphRun
    let span: Int
    let x: CGFloat
    let baseline: CGFloat
    /// From the top to the bottom of its line.
    let box: CGRect
  }

  /// The runs of all lines, from top to bottom, each line's from left to right.
  var runs: [PlacedRun] {
    let lines = part.map { block.lines[$0.line..<$0.line + 1] } ?? block.lines[...]
    var placed: [PlacedRun] = []
    for line in lines {
      for run in part?.runs.map({ line.runs[$0] }) ?? line.runs[...] {
        let x = origin.x + run.x
        placed.append(
          PlacedRun(
            glyphs: run.glyphs, span: run.span, x: x,
            baseline: origin.y + line.baseline - run.baselineOffset,
            box: CGRect(
              x: x, y: origin.y + line.top, width: run.glyphs.width, height: line.height)))
      }
    }
    return placed
  }
}

extension TextPainter.PlacedRun {
  var underline: TextPainter.LinePlace {
    place(glyphs.face.metrics.underlinePosition, glyphs.face.metrics.underlineThickness)
  }

  var strikethrough: TextPainter.LinePlace {
    place(
      glyphs.face.metrics.strikethroughPosition, glyphs.face.metrics.strikethroughThickness)
  }

  private func place(_ position: Int, _ thickness: Int) -> TextPainter.LinePlace {
    let scale = glyphs.pointSize / CGFloat(glyphs.face.unitsPerEm)
    return TextPainter.LinePlace(
      top: CGFloat(-position) * scale, thickness: CGFloat(thickness) * scale)
  }

  /// The lines of an underline from `place` on, none where `style` has no line.
  func lines(
    _ style: NSUnderlineStyle, at place: TextPainter.LinePlace, on grid: PixelGrid
  ) -> [CGRect] {
    guard style.rawValue & NSUnderlineStyle.double.rawValue != 0 || style.contains(.thick) else {
      return []
    }
    let pixel = 1 / grid.scale
    let thickness = max(pixel, grid.round(place.thickness * (style.contains(.thick) ? 2 : 1)))
    let top = grid.round(baseline + place.top)
    let stretches = style.contains(.byWord) ? wordStretches : [x...max(x, x + glyphs.width)]
    let dashes = stretches.flatMap {
      Self.dashes(of: $0, style.dashes.map { $0 * thickness }, on: grid)
    }
    return (0..<(style.contains(.double) ? 2 : 1)).flatMap { index in
      dashes.map { dash in
        CGRect(
          x: dash.lowerBound, y: top + CGFloat(index) * 2 * thickness,
          width: dash.upperBound - dash.lowerBound, height: thickness)
      }
    }
  }

  /// A line in dashes of `lengths` and gaps by turns, which start at whole pixels.
  private static func dashes(
    of line: ClosedRange<CGFloat>, _ lengths: [CGFloat], on grid: PixelGrid
  ) -> [ClosedRange<CGFloat>] {
    guard !lengths.isEmpty else { return [line] }
    var dashes: [ClosedRange<CGFloat>] = []
    var start = line.lowerBound
    for index in 0... {
      let length = lengths[index % lengths.count]
      if index.isMultiple(of: 2) {
        let left = max(line.lowerBound, grid.round(start))
        dashes.append(left...max(left, min(line.upperBound, left + length)))
      }
      start += length
      if grid.round(start) >= line.upperBound { break }
    }
    return dashes
  }

  /// From the first to the last letter of each word.
  private var wordStretches: [ClosedRange<CGFloat>] {
    var words: [ClosedRange<CGFloat>] = []
    var start: CGFloat?
    for (index, glyph) in glyphs.glyphs.enumerated() {
      let hasMark = glyphs.face.bounds(of: glyph.id) != nil
      if hasMark { start = start ?? x + glyph.x }
      let isLast = index + 1 == glyphs.glyphs.count
      guard let from = start, !hasMark || isLast else { continue }
      words.append(from...max(from, x + (hasMark ? glyphs.width : glyph.x)))
      start = nil
    }
    return words
  }

  /// A box for each word on whole pixels, from the baseline to 0.7 em above it, with a gap of a
  /// pixel after it. A word ends at a glyph that leaves no mark.
  func words(on grid: PixelGrid) -> [CGRect] {
    let pixel = 1 / grid.scale
    let bottom = grid.round(baseline)
    let height = max(pixel, grid.round(glyphs.pointSize * 0.7))
    return wordStretches.map { word in
      let left = grid.round(word.lowerBound)
      let width = max(pixel, grid.round(word.upperBound) - pixel - left)
      return CGRect(x: left, y: bottom - height, width: width, height: height)
    }
  }

  /// From upright letters to ones that lean by `slope` points per point of height, on the baseline.
  func slant(_ slope: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: -slope, d: 1, tx: slope * baseline, ty: 0)
  }

  /// The outlines of the glyphs where the rasteriser puts them: baselines on whole pixels and
  /// origins on quarters of a pixel, unless they lean.
  func outlines(slope: CGFloat, on grid: PixelGrid) -> Path {
    let scale = glyphs.pointSize / CGFloat(glyphs.face.unitsPerEm)
    let quarters = grid.scale * 4
    var path = Path()
    for glyph in glyphs.glyphs {
      var (left, bottom) = (x + glyph.x, baseline + glyph.y)
      if slope == 0 {
        left = (left * quarters).rounded(.toNearestOrEven) / quarters
        bottom = grid.round(bottom)
      }
      let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left, ty: bottom)
      let transform = slope == 0 ? place : place.concatenating(slant(slope))
      path.append(glyphs.face.outline(of: glyph.id).applying(transform))
    }
    return path
  }
}
