// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz

/// Which face each character of a paragraph is taken from.
struct FaceChoice {
  private let text: StyledText
  private let scripts: [hb_script_t]
  private let start: Int
  private var span = -1
  private var previous: FontFace?

  /// Prepares the choice for the scalars from `start` on, whose scripts are given.
  init(_ text: StyledText, scripts: [hb_script_t], from start: Int) {
    self.text = text
    self.scripts = scripts
    self.start = start
  }

  /// The face of the user-perceived character that begins at `index`, in the style of `span`.
  ///
  /// Emoji come from the font of emoji. Otherwise the style's own face comes first, for spaces and
  /// punctuation between foreign words too; where no face has the character, the style's own draws
  /// its box for missing ones. Marks and joiners that stand alone stay with what is before them.
  mutating func face(at index: Int, span: Int) -> FontFace {
    if span != self.span {
      self.span = span
      previous = nil
    }
    let face = face(of: grapheme(at: index), at: index, text.spans[span].style)
    previous = face
    return face
  }

  private func face(of scalars: [UInt32], at index: Int, _ style: TextStyle) -> FontFace {
    if let previous, scalars.allSatisfy(ScalarKind.isIgnorable) { return previous }
    let isFonts = style.face.covers(scalars)
    let isInColor =
      Emoji.isEmoji(scalars)
      || (style.systemMetrics != nil || !isFonts) && Emoji.isSignInColor(scalars)
    if isInColor, let face = style.fallback?.emojiFace(for: scalars) { return face }
    if isFonts { return style.face }
    let fallback = style.fallback?.face(
      for: scalars, script: scripts[index - start], language: style.language, like: style.face)
    return fallback ?? style.face
  }

  private func grapheme(at index: Int) -> [UInt32] {
    var end = index + 1
    while end < start + scripts.count, !text.isGraphemeStart[end] { end += 1 }
    return Array(text.scalars[index..<end])
  }
}
