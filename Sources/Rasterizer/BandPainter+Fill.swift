// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandPainter {
  /// Neighboring blocks that are painted in the same way.
  struct Run {
    /// The columns to paint.
    var x0: Int
    var x1: Int
    var blocks: Range<Int>
    var kind: UInt8
    var isExpanded: Bool
  }

  /// Describes the coverage of `area` by `silhouette`.
  static func set(
    _ mask: inout BandMask, _ silhouette: Silhouette, _ area: PixelBounds,
    _ cells: UnsafeMutablePointer<Int64>, _ touched: UnsafeMutablePointer<UInt64>
  ) {
    if let rows = silhouette.rows, mask.set(area, rows) { return }
    silhouette.withEdges(rows: area.top..<area.bottom) { edges, rule in
      if silhouette.needsWideCells {
        mask.set(area, edges, rule, cells, touched: touched)
      } else {
        let narrow = UnsafeMutableRawPointer(cells).assumingMemoryBound(to: Int32.self)
        mask.set(area, edges, rule, narrow, touched: touched)
      }
    }
  }

  /// The coverage of `area` by `silhouette` and the clip; `nil` where all of it is covered.
  mutating func mask(_ silhouette: Silhouette, _ area: PixelBounds) -> BandMask? {
    let clip = clips[clips.count - 1].mask
    if silhouette.isWholePixels { return clip < 0 ? nil : masks[clip] }
    Self.set(&scratch, silhouette, area, cells, touched)
    if clip >= 0 { scratch.multiply(by: masks[clip]) }
    return scratch
  }

  mutating func fill(
    _ silhouette: Silhouette, _ color: PremultipliedPixel, _ area: PixelBounds, _ index: Int
  ) {
    let mask = mask(silhouette, area)
    layers[layerCount - 1].fill(area, color, mask, covers, index)
  }
}

extension BandLayer {
  /// Calls `body` for the visible runs of `area` that `mask` does not leave empty.
  ///
  /// - Parameter covers: ``BandPainter/covers``.
  @inline(__always)
  func forEachRun(
    _ area: PixelBounds, _ mask: BandMask?, _ covers: UnsafePointer<Int32>, _ index: Int,
    _ body: (BandPainter.Run) -> Void
  ) {
    let end = (area.right + 15) >> 4
    let operation = Int32(truncatingIfNeeded: index)
    var block = area.left >> 4
    while block < end {
      let start = block
      let kind = mask?.kind(block) ?? BandMask.Kind.full
      let expanded = flag(block) & BandLayer.Flag.expanded
      block += 1
      guard kind != BandMask.Kind.empty, covers[start] <= operation else { continue }
      while block < end, covers[block] <= operation,
        mask?.kind(block) ?? BandMask.Kind.full == kind,
        flag(block) & BandLayer.Flag.expanded == expanded
      {
        block += 1
      }
      body(
        BandPainter.Run(
          x0: max(area.left, start << 4), x1: min(area.right, block << 4), blocks: start..<block,
          kind: kind, isExpanded: expanded != 0))
    }
  }

  /// Paints a color where the mask covers `area`; everywhere without one.
  @inline(__always)
  func fill(
    _ area: PixelBounds, _ color: PremultipliedPixel, _ mask: BandMask?,
    _ covers: UnsafePointer<Int32>, _ index: Int
  ) {
    let rows = area.top..<area.bottom
    forEachRun(area, mask, covers, index) { run in
      if run.kind == BandMask.Kind.full, color.alpha == 255 {
        replace(run, rows, color.bits)
      } else {
        blend(run, rows, color, mask)
      }
    }
  }

  /// Paints an opaque color; whole blocks become one row.
  @inline(__always)
  fileprivate func replace(_ run: BandPainter.Run, _ rows: Range<Int>, _ bits: UInt32) {
    let count = run.x1 - run.x0
    mark(run.blocks, Flag.painted)
    guard rows == self.rows else {
      expand(run.blocks)
      for y in rows { pixel(run.x0, y).update(repeating: bits, count: count) }
      return
    }
    let whole = wholeBlocks(run.x0, run.x1)
    let first = whole.isEmpty ? run.x1 : whole.lowerBound << 4
    let end = whole.isEmpty ? run.x1 : min(run.x1, whole.upperBound << 4)
    if run.isExpanded {
      for y in rows {
        pixel(run.x0, y).update(repeating: bits, count: first - run.x0)
        pixel(end, y).update(repeating: bits, count: run.x1 - end)
      }
    } else {
      replacePart(run.x0..<first, bits)
      replacePart(end..<run.x1, bits)
    }
    for block in whole {
      flags[block - (left >> 4)] = Flag.opaque | Flag.painted | Flag.uniform
      colors[block - (left >> 4)] = bits
    }
  }

  /// Paints an opaque color in a part of the row of blocks that are not expanded.
  @inline(__always)
  private func replacePart(_ columns: Range<Int>, _ bits: UInt32) {
    guard !columns.isEmpty else { return }
    makeRows(columns.lowerBound >> 4..<(columns.upperBound + 15) >> 4)
    rowPixel(columns.lowerBound).update(repeating: bits, count: columns.count)
  }

  /// Paints a translucent color over the row of blocks that are not expanded.
  @inline(__always)
  private func blendRow(_ run: BandPainter.Run, _ color: PremultipliedPixel) {
    let whole = wholeBlocks(run.x0, run.x1)
    // What the color over the last uniform block's pixel is.
    var (below, result) = (UInt32(0), color.bits)
    var block = run.blocks.lowerBound
    while block < run.blocks.upperBound {
      let start = block
      while block < run.blocks.upperBound, whole.contains(block), flag(block) & Flag.uniform != 0 {
        let index = block &- (left >> 4)
        if colors[index] != below {
          below = colors[index]
          result = color.over(below, coverage: 255)
        }
        colors[index] = result
        block += 1
      }
      guard start == block else { continue }
      while block < run.blocks.upperBound,
        !whole.contains(block) || flag(block) & Flag.uniform == 0
      {
        if flag(block) & Flag.uniform != 0 { makeRow(block) }
        block += 1
      }
      let (x, end) = (max(run.x0, start << 4), min(run.x1, block << 4))
      BlendRows.over(rowPixel(x), end - x, color)
    }
  }

  /// Paints a color where the mask says.
  @inline(__always)
  fileprivate func blend(
    _ run: BandPainter.Run, _ rows: Range<Int>, _ color: PremultipliedPixel, _ mask: BandMask?
  ) {
    let (x, count) = (run.x0, run.x1 - run.x0)
    mark(run.blocks, Flag.painted)
    let isRow = !run.isExpanded && run.kind != BandMask.Kind.varied && rows == self.rows
    if !isRow { expand(run.blocks) }
    guard let mask, run.kind != BandMask.Kind.full else {
      if isRow { return blendRow(run, color) }
      for y in rows { BlendRows.over(pixel(x, y), count, color) }
      return
    }
    if isRow {
      makeRows(run.blocks)
      return BlendRows.over(rowPixel(x), count, color, coverage: mask.coverage(x, mask.top))
    }
    let isConstant = run.kind == BandMask.Kind.constant
    for y in rows {
      let coverage = mask.coverage(x, isConstant ? mask.top : y)
      BlendRows.over(pixel(x, y), count, color, coverage: coverage)
    }
  }
}
