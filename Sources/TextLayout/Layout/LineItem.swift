// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A piece of a line.
struct LineItem {
  enum Kind {
    /// Glyphs of one face in one direction.
    case glyphs
    case tab
    /// What stands in the place of an object replacement character.
    case object
  }

  /// The span whose style it has.
  let span: Int
  let style: TextStyle
  let face: FontFace
  /// The embedding level; even ones run left to right.
  var level: UInt8
  /// The scalars that it stands for; empty for an ellipsis.
  let range: Range<Int>
  /// From left to right, in units of ``unitsPerEm``.
  let glyphs: [ShapedGlyph]
  /// How many of the glyphs' units an em has: the face's, or finer ones.
  let unitsPerEm: Int
  /// In points, tracking included.
  var width: CGFloat
  let kind: Kind
}

extension LineItem {
  /// Points added after each character.
  var spacing: CGFloat { style.kern + (face === style.face ? style.tracking : 0) }

  /// The glyphs' units in points.
  func points(_ units: Int) -> CGFloat {
    CGFloat(units) * style.pointSize / CGFloat(unitsPerEm)
  }
}
