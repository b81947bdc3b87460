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
    forEachRun(area, below, mask, index) { run in
      var block = run.blocks.lowerBound
      while block < run.blocks.upperBound {
        let start = block
        let flag = group.flag(block) & ~BandLayer.Flag.opaque
        block += 1
        guard flag != 0 else { continue }
        while block < run.blocks.upperBound, group.flag(block) & ~BandLayer.Flag.opaque == flag {
          block += 1
        }
        var part = run
        part.blocks = start..<block
        part.x0 = max(run.x0, start << 4)
        part.x1 = min(run.x1, block << 4)
        blend(
          part, area.top..<area.bottom, group, below, mask, opacity,
          isGroupExpanded: flag & BandLayer.Flag.expanded != 0)
      }
    }
  }

  private func blend(
    _ run: Run, _ rows: Range<Int>, _ group: BandLayer, _ below: BandLayer, _ mask: BandMask?,
    _ opacity: UInt8, isGroupExpanded: Bool
  ) {
    let count = run.x1 - run.x0
    let isVaried = run.kind == BandMask.Kind.varied
    let isRow = !run.isExpanded && !isGroupExpanded && !isVaried && rows == below.rows
    if !isRow { below.expand(run.blocks) }
    below.mark(run.blocks, BandLayer.Flag.painted)
    for y in isRow ? rows.lowerBound..<rows.lowerBound + 1 : rows {
      let source = isGroupExpanded ? group.pixel(run.x0, y) : group.rowPixel(run.x0)
      let target = isRow ? below.rowPixel(run.x0) : below.pixel(run.x0, y)
      if let mask, run.kind != BandMask.Kind.full {
        coverage.update(from: mask.coverage(run.x0, isVaried ? y : mask.top), count: count)
        BlendRows.multiply(coverage, count, by: opacity)
        BlendRows.over(target, count, pixels: source, coverage: coverage)
      } else {
        BlendRows.over(target, count, pixels: source, opacity: opacity)
      }
    }
  }
}
