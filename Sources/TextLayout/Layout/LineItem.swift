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
  /// From left to right, in font units.
  let glyphs: [ShapedGlyph]
  /// In points, tracking included.
  var width: CGFloat
  let kind: Kind
}

extension LineItem {
  /// Points added after each character.
  var spacing: CGFloat { style.kern + (face === style.face ? style.tracking : 0) }

  /// Font units in points.
  func points(_ units: Int) -> CGFloat {
    CGFloat(units) * style.pointSize / CGFloat(face.unitsPerEm)
  }
}

/// A walk over the glyphs of an item, character by character.
struct ClusterWalk {
  /// Glyphs that stand for the same characters, and the characters' number.
  struct Cluster {
    let glyphs: Range<Int>
    let first: Int
    let characters: Int
  }

  /// The clusters from left to right. Clusters are widened to whole graphemes, because HarfBuzz's
  /// versions divide some Thai and Lao ones differently.
  static func clusters(
    of glyphs: [ShapedGlyph], range: Range<Int>, isRightToLeft: Bool, isGraphemeStart: [Bool]
  ) -> [Cluster] {
    var firsts: [Int] = []
    var bounds: [Int] = []
    firsts.reserveCapacity(glyphs.count)
    bounds.reserveCapacity(glyphs.count + 1)
    for (index, glyph) in glyphs.enumerated() {
      var first = min(max(glyph.cluster, range.lowerBound), range.upperBound)
      while first > range.lowerBound, !isGraphemeStart[first] { first -= 1 }
      if firsts.last != first {
        firsts.append(first)
        bounds.append(index)
      }
    }
    bounds.append(glyphs.count)
    return firsts.indices.map { index in
      let following = isRightToLeft ? index - 1 : index + 1
      let end = firsts.indices.contains(following) ? firsts[following] : range.upperBound
      let first = firsts[index]
      let isOne = end == first + 1 && end <= range.upperBound
      let characters = first..<max(first + 1, end)
      return Cluster(
        glyphs: bounds[index]..<bounds[index + 1], first: first,
        characters: isOne
          ? 1 : characters.count { $0 < range.upperBound && isGraphemeStart[$0] })
    }
  }
}
