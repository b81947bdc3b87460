// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

extension GlyphMaskCache {
  /// The glyphs of a run on the canvas.
  ///
  /// Under scaling and translation, baselines lie on whole pixels and origins on quarters of a pixel:
  /// equal letters look equal. Under any other transform, glyphs lie exactly where they are.
  mutating func place(_ command: GlyphsCommand) -> [PlacedGlyph] {
    let (run, transform) = (command.run, command.transform)
    guard transform.isFinite, run.pointSize.isFinite, run.face.unitsPerEm > 0 else { return [] }
    let scale = run.pointSize / CGFloat(run.face.unitsPerEm)
    guard transform.isPositiveScaleAndTranslation, scale > 0 else {
      return run.glyphs.map { glyph in
        let unit = CGAffineTransform(translationX: glyph.x, y: glyph.y)
          .concatenating(CGAffineTransform(translationX: command.origin.x, y: command.origin.y))
        let exact = CGAffineTransform(scaleX: scale, y: scale).concatenating(unit)
          .concatenating(transform)
        return .silhouette(
          Silhouette(run.face.outline(of: glyph.id), rule: .nonZero, transform: exact))
      }
    }
    let strike = Strike(
      face: run.face, scaleX: Double(scale * transform.a), scaleY: Double(scale * transform.d))
    return run.glyphs.compactMap { glyph in
      let origin = CGPoint(x: command.origin.x + glyph.x, y: command.origin.y + glyph.y)
        .applying(transform)
      return place(glyph.id, at: origin, strike: strike)
    }
  }

  private mutating func place(_ glyph: UInt32, at origin: CGPoint, strike: Strike) -> PlacedGlyph? {
    let reach = FixedPoint.reach
    guard abs(origin.x) < reach, abs(origin.y) < reach else { return nil }
    let quarters = Int((Double(origin.x) * Double(Self.phaseCount)).rounded(.toNearestOrEven))
    let (x, phase) = (quarters >> 2, quarters & 3)
    let y = Int(Double(origin.y).rounded(.toNearestOrAwayFromZero))
    if let mask = mask(glyph, phase: UInt8(phase), strike: strike) {
      return mask.bounds.isEmpty ? nil : .mask(mask, x: x, y: y)
    }
    let transform = CGAffineTransform(
      a: strike.scaleX, b: 0, c: 0, d: strike.scaleY, tx: CGFloat(quarters) / 4, ty: CGFloat(y))
    return .silhouette(
      Silhouette(strike.face.outline(of: glyph), rule: .nonZero, transform: transform))
  }
}
