// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension GlyphRun {
  /// The run in pieces of one color each, in drawing order: a glyph with ``FontFace/Layer``s is its
  /// layers. Most runs are one piece in the text's color, `nil`.
  public var colorLayers: [(glyphs: GlyphRun, color: Color?)] {
    guard face.hasLayers else { return [(self, nil)] }
    var pieces: [(glyphs: GlyphRun, color: Color?)] = []
    func add(_ glyph: Glyph, _ color: Color?) {
      if pieces.isEmpty || pieces[pieces.count - 1].color != color {
        pieces.append(
          (GlyphRun(face: face, pointSize: pointSize, glyphs: [], width: width), color))
      }
      pieces[pieces.count - 1].glyphs.glyphs.append(glyph)
    }
    for glyph in glyphs {
      let layers = face.layers(of: glyph.id)
      if layers.isEmpty { add(glyph, nil) }
      for layer in layers { add(Glyph(id: layer.glyph, x: glyph.x, y: glyph.y), layer.color) }
    }
    return pieces
  }
}
