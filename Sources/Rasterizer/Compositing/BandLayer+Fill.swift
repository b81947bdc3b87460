// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandLayer {
  /// Paints a color where the mask covers `area`; everywhere without one.
  ///
  /// The blocks of each word are sorted by what there is to do: whole ones get a new color, some
  /// are painted in their one row, and only the others need work in each row.
  ///
  /// - Parameter hidden: ``BandPainter/hidden``.
  @inline(__always)
  func fill(
    _ area: PixelBounds, _ color: PremultipliedPixel, _ mask: BandMask?, _ hidden: BlockSet
  ) {
    let isWholeBand = area.top == top && area.height == rowCount
    let wholeBlocks = wholeBlocks(area.left, area.right)
    BlockSet.forEachWord(area.left >> 4..<(area.right &+ 15) >> 4) { word, bits in
      var blocks = bits & ~hidden[word]
      if let mask { blocks &= mask.covered[word] }
      guard blocks != 0 else { return }
      painted[word] |= blocks
      let full = mask?.full[word] ?? .max
      if isWholeBand {
        let whole = BlockSet.bits(wholeBlocks, word: word)
        if color.alpha == 255 {
          replaceWhole(blocks & full & whole, word, color)
          blocks &= ~(full & whole)
        }
        let rows = blocks & ~expanded[word] & ~(mask?.varied[word] ?? 0)
        fillRow(rows & full, word, whole, area, color)
        if let mask { fillRow(rows & ~full, word, area, color, mask) }
        blocks &= ~rows
      }
      guard blocks != 0 else { return }
      expand(blocks, word: word)
      fillRows(blocks & full, word, area, color)
      if let mask { fillRows(blocks & ~full, word, area, color, mask) }
    }
  }

  /// Makes blocks uniform.
  @inline(__always)
  private func replaceWhole(_ blocks: UInt64, _ word: Int, _ color: PremultipliedPixel) {
    opaque[word] |= blocks
    uniform[word] |= blocks
    expanded[word] &= ~blocks
    BlockSet.forEachRun(blocks, word: word) { blocks in
      (colors + blocks.lowerBound).update(repeating: color.bits, count: blocks.count)
    }
  }

  /// Paints the columns of `area` in the row of blocks that are not expanded.
  ///
  /// - Parameter whole: The blocks of which all columns are in `area`.
  @inline(__always)
  private func fillRow(
    _ blocks: UInt64, _ word: Int, _ whole: UInt64, _ area: PixelBounds,
    _ color: PremultipliedPixel
  ) {
    makeRows(blocks & ~whole, word: word)
    let single = blocks & uniform[word]
    // What the color over the last uniform block's pixel is.
    var (below, result) = (UInt32(0), color.bits)
    BlockSet.forEachBlock(single, word: word) { block in
      if colors[block] != below {
        below = colors[block]
        result = color.over(below, coverage: 255)
      }
      colors[block] = result
    }
    forEachColumns(blocks & ~single, word, area) { x, count in
      if color.alpha == 255 {
        rowPixel(x).update(repeating: color.bits, count: count)
      } else {
        BlendRows.over(rowPixel(x), stride: 0, rows: 1, count, color)
      }
    }
  }

  /// Paints the row of blocks that are not expanded where the mask, the same in all rows, says.
  @inline(__always)
  private func fillRow(
    _ blocks: UInt64, _ word: Int, _ area: PixelBounds, _ color: PremultipliedPixel,
    _ mask: BandMask
  ) {
    makeRows(blocks, word: word)
    forEachColumns(blocks, word, area) { x, count in
      BlendRows.over(
        rowPixel(x), stride: 0, rows: 1, count, color, coverage: mask.coverage(x, mask.top),
        coverageStride: 0)
    }
  }

  /// Paints all of `area` in expanded blocks.
  @inline(__always)
  private func fillRows(
    _ blocks: UInt64, _ word: Int, _ area: PixelBounds, _ color: PremultipliedPixel
  ) {
    forEachColumns(blocks, word, area) { x, count in
      if color.alpha == 255 {
        for y in area.top..<area.bottom {
          pixel(x, y).update(repeating: color.bits, count: count)
        }
      } else {
        BlendRows.over(pixel(x, area.top), stride: stride, rows: area.height, count, color)
      }
    }
  }

  /// Paints expanded blocks where the mask says.
  @inline(__always)
  private func fillRows(
    _ blocks: UInt64, _ word: Int, _ area: PixelBounds, _ color: PremultipliedPixel,
    _ mask: BandMask
  ) {
    let varied = mask.varied[word]
    forEachColumns(blocks & ~varied, word, area) { x, count in
      BlendRows.over(
        pixel(x, area.top), stride: stride, rows: area.height, count, color,
        coverage: mask.coverage(x, mask.top), coverageStride: 0)
    }
    forEachColumns(blocks & varied, word, area) { x, count in
      BlendRows.over(
        pixel(x, area.top), stride: stride, rows: area.height, count, color,
        coverage: mask.coverage(x, area.top), coverageStride: mask.stride)
    }
  }

  /// Calls `body` with the first column of each run of neighboring blocks, as far as it is in
  /// `area`, and how many there are.
  @inline(__always)
  private func forEachColumns(
    _ blocks: UInt64, _ word: Int, _ area: PixelBounds, _ body: (Int, Int) -> Void
  ) {
    BlockSet.forEachRun(blocks, word: word) { run in
      let start = max(area.left, run.lowerBound &<< 4)
      body(start, min(area.right, run.upperBound &<< 4) &- start)
    }
  }
}
