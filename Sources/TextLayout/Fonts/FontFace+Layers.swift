// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Graphics

extension FontFace {
  /// A glyph that is painted as a part of another one, in a color of its own.
  public struct Layer: Hashable, Sendable {
    /// The glyph whose outline is filled.
    public let glyph: UInt32
    /// What it is filled with, from the font's first palette; `nil` for the text's color.
    public let color: Color?
  }

  /// The layers of a colored glyph, the lowest first; none for one that has only its outline.
  ///
  /// Only fonts with a `COLR` table of version 0 have layers.
  public func layers(of glyph: UInt32) -> [Layer] {
    guard hasLayers else { return [] }
    return knownLayers.withLock { known in
      if let layers = known[glyph] { return layers }
      let layers = readLayers(of: glyph)
      known[glyph] = layers
      return layers
    }
  }

  private func readLayers(of glyph: UInt32) -> [Layer] {
    let face = hb_font_get_face(font)
    var count = hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
    guard count > 0 else { return [] }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
    let palette = palette
    return layers.prefix(Int(count)).map { layer in
      // 0xFFFF stands for the text's color; an index beyond the palette is damage.
      let index = Int(layer.color_index)
      return Layer(
        glyph: layer.glyph, color: palette.indices.contains(index) ? palette[index] : nil)
    }
  }

  /// The colors of the first palette.
  private var palette: [Color] {
    let face = hb_font_get_face(font)
    var count = hb_ot_color_palette_get_colors(face, 0, 0, nil, nil)
    var colors = [hb_color_t](repeating: 0, count: Int(count))
    guard count > 0 else { return [] }
    hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
    return colors.map { color in
      // Blue, green, red, alpha from the highest byte to the lowest.
      Color(
        red: UInt8(truncatingIfNeeded: color >> 8), green: UInt8(truncatingIfNeeded: color >> 16),
        blue: UInt8(truncatingIfNeeded: color >> 24), alpha: UInt8(truncatingIfNeeded: color))
    }
  }
}
