// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Characters to glyphs, which have the system font's advances where their face stands for it, and
/// are wider or narrower where it stands for another font.
struct SystemShaper {
  private let settings: Shaper.Settings
  private let metrics: SystemMetrics?
  private let scale: CGFloat

  init(_ settings: Shaper.Settings, _ style: TextStyle) {
    self.settings = settings
    // From right to left there are no letters of the faces that stand for the system's.
    let isFitted = settings.face === style.face && !settings.isRightToLeft
    metrics = isFitted ? style.systemMetrics : nil
    scale = isFitted ? style.advanceScale : 1
  }

  /// The glyphs of `scalars[range]`, as ``Shaper`` gives them, and how many of their units an em
  /// has.
  func shape(
    _ scalars: ArraySlice<UInt32>, _ range: Range<Int>
  ) -> (glyphs: [ShapedGlyph], unitsPerEm: Int) {
    let glyphs = Shaper.shape(scalars, range, settings)
    guard let metrics else {
      return scale == 1 ? (glyphs, settings.face.unitsPerEm) : scaled(glyphs)
    }
    var kerning: [Int: CGFloat]?
    if let face = metrics.kerningFace {
      var settings = settings
      settings.face = face
      kerning = metrics.kerning(of: Shaper.shape(scalars, range, settings), in: face)
    }
    let fitted = metrics.fitted(
      glyphs, scalars: scalars, face: settings.face, kerning: kerning)
    return (fitted, SystemMetrics.unitsPerEm)
  }

  /// The glyphs as wide as the scale says, each in the middle of its advance.
  private func scaled(_ glyphs: [ShapedGlyph]) -> (glyphs: [ShapedGlyph], unitsPerEm: Int) {
    let unit = CGFloat(SystemMetrics.unitsPerEm) / CGFloat(settings.face.unitsPerEm)
    var result = glyphs
    // How far the last letter moved, which has the marks after it.
    var middle: CGFloat = 0
    for (index, glyph) in glyphs.enumerated() {
      let advance = CGFloat(glyph.advance)
      if glyph.advance != 0 { middle = advance * (scale - 1) / 2 }
      let offset = CGFloat(glyph.offsetX) + (glyph.advance == 0 ? -middle : middle)
      result[index].advance = Int((advance * scale * unit).rounded())
      result[index].offsetX = Int((offset * unit).rounded())
      result[index].offsetY = Int((CGFloat(glyph.offsetY) * unit).rounded())
    }
    return (result, SystemMetrics.unitsPerEm)
  }
}
