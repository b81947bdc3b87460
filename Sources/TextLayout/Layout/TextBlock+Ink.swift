// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension TextBlock {
  /// The smallest rectangle around all glyphs, in points from the block's top left corner, or `nil`
  /// where nothing is drawn. Letters may reach out of their line's box.
  public var inkBounds: CGRect? {
    var bounds: CGRect?
    for line in lines {
      for run in line.runs {
        guard let ink = run.glyphs.inkBounds else { continue }
        let placed = ink.offsetBy(dx: run.x, dy: line.baseline - run.baselineOffset)
        bounds = bounds?.union(placed) ?? placed
      }
    }
    return bounds
  }
}

extension GlyphRun {
  /// The smallest rectangle around the glyphs' outlines, in points from the run's origin, or `nil`
  /// where they have none.
  public var inkBounds: CGRect? {
    let scale = pointSize / CGFloat(face.unitsPerEm)
    var bounds: CGRect?
    for glyph in glyphs {
      guard let box = face.bounds(of: glyph.id) else { continue }
      let placed = CGRect(
        x: glyph.x + box.minX * scale, y: glyph.y + box.minY * scale, width: box.width * scale,
        height: box.height * scale)
      bounds = bounds?.union(placed) ?? placed
    }
    return bounds
  }
}
