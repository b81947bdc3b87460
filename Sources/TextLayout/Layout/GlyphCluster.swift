// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Glyphs that stand for the same characters.
struct GlyphCluster {
  /// The glyphs' places in their item.
  let glyphs: Range<Int>
  /// The place of the first scalar in the text.
  let first: Int
  /// How many characters they stand for.
  let characters: Int

  /// The clusters of an item from left to right. Clusters are widened to whole graphemes, because
  /// HarfBuzz's versions divide some Thai and Lao ones differently.
  static func clusters(
    of glyphs: [ShapedGlyph], range: Range<Int>, isRightToLeft: Bool, isGraphemeStart: [Bool]
  ) -> [GlyphCluster] {
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
      return GlyphCluster(
        glyphs: bounds[index]..<bounds[index + 1], first: first,
        characters: isOne
          ? 1 : characters.count { $0 < range.upperBound && isGraphemeStart[$0] })
    }
  }
}
