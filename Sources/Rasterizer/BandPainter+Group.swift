// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandPainter {
  /// Closes a group and blends it onto the layer below.
  mutating func popGroup(opacity: UInt8, _ bounds: PixelBounds, _ index: Int) {
    layerCount -= 1
    clips.removeLast()
    let group = layers[layerCount]
    let below = layers[layerCount - 1]
    let clip = clips[clips.count - 1]
    let mask = clip.mask < 0 ? nil : masks[clip.mask]
    let area = area(bounds)
    let coverage = coverage
    below.forEachRun(area, mask, covers, index) { run in
      var block = run.blocks.lowerBound
      while block < run.blocks.upperBound {
        let start = block
        let flag = group.flag(block) & ~BandLayer.Flag.opaque
        block += 1
        guard flag & BandLayer.Flag.painted != 0 else { continue }
        while block < run.blocks.upperBound, group.flag(block) & ~BandLayer.Flag.opaque == flag {
          block += 1
        }
        var part = run
        part.blocks = start..<block
        part.x0 = max(run.x0, start << 4)
        part.x1 = min(run.x1, block << 4)
        below.blend(
          part, area.top..<area.bottom, group, mask, opacity, groupFlag: flag, coverage)
      }
    }
  }

}

extension BandLayer {
  /// Blends a run of blocks of a group that all have the same flags.
  ///
  /// - Parameter coverage: Scratch memory for a row.
  @inline(__always)
  fileprivate func blend(
    _ run: BandPainter.Run, _ rows: Range<Int>, _ group: BandLayer, _ mask: BandMask?,
    _ opacity: UInt8, groupFlag: UInt8, _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    let isGroupExpanded = groupFlag & BandLayer.Flag.expanded != 0
    let count = run.x1 - run.x0
    let isVaried = run.kind == BandMask.Kind.varied
    let isRow = !run.isExpanded && !isGroupExpanded && !isVaried && rows == self.rows
    mark(run.blocks, BandLayer.Flag.painted)
    if isRow, run.kind == BandMask.Kind.full, groupFlag & BandLayer.Flag.uniform != 0 {
      return blendUniform(run, group, opacity)
    }
    group.makeRows(run.blocks)
    if isRow { makeRows(run.blocks) } else { expand(run.blocks) }
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
    let whole = wholeBlocks(run.x0, run.x1)
    for block in run.blocks {
      let pixel = PremultipliedPixel(bits: group.colors[block - (group.left >> 4)])
      if whole.contains(block), flag(block) & BandLayer.Flag.uniform != 0 {
        let index = block - (left >> 4)
        colors[index] = pixel.over(colors[index], coverage: UInt32(opacity))
        continue
      }
      makeRows(block..<block + 1)
      for x in max(run.x0, block << 4)..<min(run.x1, (block + 1) << 4) {
        let target = rowPixel(x)
        target.pointee = pixel.over(target.pointee, coverage: UInt32(opacity))
      }
    }
  }
}
