// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz

/// The texts that were shaped with one face. Labels are measured and drawn again and again; a hit
/// is what shaping would give.
struct ShapeCache {
  /// A text with everything that decides about its glyphs but the face.
  struct Key: Hashable {
    let scalars: [UInt32]
    let features: [FontFeature]
    let script: UInt32
    let isRightToLeft: Bool
    let language: String

    init(_ scalars: ArraySlice<UInt32>, _ settings: Shaper.Settings) {
      self.scalars = Array(scalars)
      features = settings.features
      script = settings.script.rawValue
      isRightToLeft = settings.isRightToLeft
      language = settings.language
    }
  }

  /// Longer texts are shaped each time.
  static let longestText = 256
  /// When more glyphs than this are kept, all are forgotten: about 2 MB.
  private static let glyphLimit = 50_000

  private var known: [Key: [ShapedGlyph]] = [:]
  private var glyphCount = 0

  subscript(key: Key) -> [ShapedGlyph]? {
    get { known[key] }
    set {
      glyphCount += newValue?.count ?? 0
      if glyphCount > Self.glyphLimit {
        known = [:]
        glyphCount = newValue?.count ?? 0
      }
      known[key] = newValue
    }
  }
}
