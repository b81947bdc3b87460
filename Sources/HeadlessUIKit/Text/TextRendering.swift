// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How text is drawn.
public enum TextRendering: Hashable, Sendable, CaseIterable {
  /// With the letters of the fonts.
  case glyphs
  /// As a box for each word, laid out without any font file: letters are half an em wide, spaces a
  /// quarter, ideographs and emoji one em. Pictures then survive a change of the fonts.
  case blocks
  /// As a box for each word, laid out with the fonts.
  case blocksOfGlyphs
}
