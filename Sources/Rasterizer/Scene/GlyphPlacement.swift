// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// Where the glyphs of a run go on the canvas.
///
/// Under scaling and translation, baselines lie on whole pixels and origins on quarters of a pixel:
/// equal letters look equal. Under any other transform, glyphs lie exactly where they are.
struct GlyphPlacement {
  enum Glyph {
    /// A mask, with the pixel that holds the glyph's origin.
    case mask(GlyphMask, x: Int, y: Int)
    /// A mask that was asked for of late, in its place.
    case placed(PlacedGlyph)
    /// A glyph that is turned or too large for a mask.
    case path(FlattenedPath)
  }

  private let command: GlyphsCommand
  private let scale: CGFloat
  /// The masks; `nil` where there are none under the transform.
  let strike: GlyphStrike?

  /// - Returns: `nil` where the numbers leave nothing to draw.
  init?(_ command: GlyphsCommand, _ cache: inout MaskCache) {
    let (run, transform) = (command.run, command.transform)
    guard transform.isFinite, run.pointSize.isFinite, run.face.unitsPerEm > 0 else { return nil }
    self.command = command
    scale = run.pointSize / CGFloat(run.face.unitsPerEm)
    if transform.isPositiveScaleAndTranslation, scale > 0 {
      strike = cache.strike(
        run.face, scaleX: Double(scale * transform.a), scaleY: Double(scale * transform.d))
    } else {
      strike = nil
    }
  }

  /// Calls `body` with each glyph that has an outline.
  func forEach(_ body: (Glyph) -> Void) {
    for glyph in command.run.glyphs {
      let x = command.origin.x + glyph.x
      let y = command.origin.y + glyph.y
      guard let strike else {
        body(.path(exactPath(glyph.id, CGPoint(x: x, y: y))))
        continue
      }
      let origin = CGPoint(x: x, y: y).applying(command.transform)
      place(glyph.id, Double(origin.x), Double(origin.y), strike, body)
    }
  }

  /// Calls `body` with the outline of each glyph, in its place.
  func forEachPath(_ body: (FlattenedPath) -> Void) {
    for glyph in command.run.glyphs {
      let origin = CGPoint(x: command.origin.x + glyph.x, y: command.origin.y + glyph.y)
      if let strike {
        let place = origin.applying(command.transform)
        guard let (quarters, row) = Self.place(Double(place.x), Double(place.y)) else { continue }
        body(strike.path(glyph.id, x: quarters, y: row))
      } else {
        body(exactPath(glyph.id, origin))
      }
    }
  }

  private func exactPath(_ glyph: UInt32, _ origin: CGPoint) -> FlattenedPath {
    let exact = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
      .concatenating(command.transform)
    return FlattenedPath(
      command.run.face.outline(of: glyph), rule: .nonZero, transform: exact, mayOverlap: false)
  }

  /// Quarters of a pixel and row of an origin; `nil` beyond the reach.
  private static func place(_ x: Double, _ y: Double) -> (quarters: Int, row: Int)? {
    guard abs(x) < FixedPoint.reach, abs(y) < FixedPoint.reach else { return nil }
    // To nearest, ties away from zero: what is left of a fraction is exact.
    let whole = Int(y)
    let rest = y - Double(whole)
    let row = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    return (Int(FixedPoint.rounding(units: x * Double(GlyphStrike.phaseCount))), row)
  }

  private func place(
    _ glyph: UInt32, _ x: Double, _ y: Double, _ strike: GlyphStrike, _ body: (Glyph) -> Void
  ) {
    guard let (quarters, row) = Self.place(x, y) else { return }
    if let known = strike.recent(glyph, phase: quarters & 3, x: quarters >> 2, y: row) {
      if !known.bounds.isEmpty { body(.placed(known)) }
      return
    }
    if let mask = strike.mask(glyph, phase: quarters & 3) {
      if !mask.bounds.isEmpty { body(.mask(mask, x: quarters >> 2, y: row)) }
    } else {
      body(.path(strike.path(glyph, x: quarters, y: row)))
    }
  }
}
