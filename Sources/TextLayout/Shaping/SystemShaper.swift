// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Characters to glyphs, which have the system font's advances where their face stands for it.
struct SystemShaper {
  private let settings: Shaper.Settings
  private let metrics: SystemMetrics?

  init(_ settings: Shaper.Settings, _ style: TextStyle) {
    self.settings = settings
    // From right to left there are no letters of the faces that stand for the system's.
    let isFitted = settings.face === style.face && !settings.isRightToLeft
    metrics = isFitted ? style.systemMetrics : nil
  }

  /// The glyphs of `scalars[range]`, as ``Shaper`` gives them, and how many of their units an em
  /// has.
  func shape(
    _ scalars: ArraySlice<UInt32>, _ range: Range<Int>
  ) -> (glyphs: [ShapedGlyph], unitsPerEm: Int) {
    let glyphs = Shaper.shape(scalars, range, settings)
    guard let metrics else { return (glyphs, settings.face.unitsPerEm) }
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
}
