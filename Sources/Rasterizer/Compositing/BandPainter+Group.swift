// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandPainter {
  /// Closes a group and blends it onto the layer below.
  mutating func popGroup(opacity: UInt8, _ bounds: PixelBounds) {
    layerCount -= 1
    clips.removeLast()
    let group = layers[layerCount]
    let below = layers[layerCount - 1]
    let clip = clip
    let mask = clip.mask < 0 ? nil : masks[clip.mask]
    var area = area(bounds)
    let coverage = coverage
    let rows = area.top..<area.bottom
    // Beside its bounds the group is transparent: whole blocks are blended without a rest.
    area.left &= ~15
    area.right = min(below.right, PixelBlock.aligned(area.right))
    below.forEachRun(area, mask, hidden) { run in
      let (expanded, uniform) = (group.expanded[run.word], group.uniform[run.word])
      var rest = run.bits & group.painted[run.word]
      while rest != 0 {
        let lowest = rest & (0 &- rest)
        let (isExpanded, isUniform) = (expanded & lowest != 0, uniform & lowest != 0)
        let alike = rest & (isExpanded ? expanded : ~expanded) & (isUniform ? uniform : ~uniform)
        var part = run
        part.bits = BlockSet.run(alike, from: lowest)
        part.blocks = BlockSet.blocks(part.bits, word: run.word)
        part.x0 = max(run.x0, part.blocks.lowerBound << 4)
        part.x1 = min(run.x1, part.blocks.upperBound << 4)
        rest &= ~part.bits
        below.blend(
          part, rows, group, mask, opacity, isGroupExpanded: isExpanded,
          isGroupUniform: isUniform, coverage)
      }
    }
  }
}

extension BandLayer {
  /// Blends a run of blocks of a group that are all at the same level.
  ///
  /// - Parameter coverage: Scratch memory for a row.
  @inline(__always)
  fileprivate func blend(
    _ run: BandPainter.Run, _ rows: Range<Int>, _ group: BandLayer, _ mask: BandMask?,
    _ opacity: UInt8, isGroupExpanded: Bool, isGroupUniform: Bool,
    _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    let count = run.x1 - run.x0
    let isVaried = run.kind == BandMask.Kind.varied
    let isRow = !run.isExpanded && !isGroupExpanded && !isVaried && rows == self.rows
    painted[run.word] |= run.bits
    if isRow, run.kind == BandMask.Kind.full, isGroupUniform {
      return blendUniform(run, group, opacity)
    }
    group.makeRows(run.bits, word: run.word)
    if isRow { makeRows(run.bits, word: run.word) } else { expand(run.blocks) }
    for y in isRow ? rows.lowerBound..<rows.lowerBound + 1 : rows {
      let source = isGroupExpanded ? group.pixel(run.x0, y) : group.rowPixel(run.x0)
      let target = isRow ? rowPixel(run.x0) : pixel(run.x0, y)
      if let mask, run.kind != BandMask.Kind.full {
        coverage.update(from: mask.coverage(run.x0, isVaried ? y : mask.top), count: count)
        BlendRows.multiply(coverage, count, by: opacity)
        BlendRows.over(target, count, pixels: source, coverage: coverage)
      } else {
        BlendRows.over(target, count, pixels: source, opacity: opacity)
      }
    }
  }

  /// Blends uniform blocks of a group onto blocks that are not expanded.
  private func blendUniform(
    _ run: BandPainter.Run, _ group: BandLayer, _ opacity: UInt8
  ) {
    makeRowsOfParts(run)
    let single = uniform[run.word] & run.bits
    BlockSet.forEachBlock(single, word: run.word) { block in
      let pixel = PremultipliedPixel(bits: group.colors[block])
      colors[block] = pixel.over(colors[block], coverage: UInt32(opacity))
    }
    BlockSet.forEachRun(run.bits & ~single, word: run.word) { blocks in
      group.makeRows(blocks)
      let x = max(run.x0, blocks.lowerBound << 4)
      let end = min(run.x1, blocks.upperBound << 4)
      BlendRows.over(rowPixel(x), end - x, pixels: group.rowPixel(x), opacity: opacity)
    }
  }
}
