// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandPainter {
  /// Neighboring blocks that are painted in the same way.
  struct Run {
    /// The columns to paint.
    var x0: Int
    var x1: Int
    /// They are all in one word of a ``BlockSet``.
    var blocks: Range<Int>
    var kind: UInt8
    var isExpanded: Bool

    var word: Int { blocks.lowerBound >> 6 }
    /// The blocks as bits of that word.
    var bits: UInt64
  }

  /// Describes the coverage of `area` by `silhouette`.
  static func set(
    _ mask: inout BandMask, _ silhouette: Silhouette, _ area: PixelBounds,
    _ memory: CellMemory
  ) {
    if let rows = silhouette.rows, mask.set(area, rows, y: silhouette.rowsY) { return }
    silhouette.withEdges(rows: area.top..<area.bottom) { edges, rule in
      if silhouette.needsWideCells {
        mask.set(
          area, edges, rule, originX: silhouette.originX, originY: silhouette.originY, memory,
          Int64.self)
      } else {
        mask.set(
          area, edges, rule, originX: silhouette.originX, originY: silhouette.originY, memory,
          Int32.self)
      }
    }
  }

  /// The coverage of `area` by `silhouette` and the clip; `nil` where all of it is covered.
  mutating func mask(_ silhouette: Silhouette, _ area: PixelBounds) -> BandMask? {
    let clip = clips.last.mask
    if silhouette.isWholePixels { return clip < 0 ? nil : masks[clip] }
    Self.set(&scratch, silhouette, area, cells)
    if clip >= 0 { scratch.multiply(by: masks[clip]) }
    return scratch
  }

  /// Paints a color where a shape covers `area`.
  mutating func fill(_ step: FillStep, _ area: PixelBounds) {
    let clip = clips.last.mask
    let layer = layers[layerCount - 1]
    guard let silhouette = step.silhouette else {
      return layer.fill(area, step.color, clip < 0 ? nil : masks[clip], hidden)
    }
    // Beside the shape coverage is zero: whole blocks are painted without a rest.
    var area = area
    if area.left == step.left { area.left &= ~15 }
    if area.right == step.right { area.right = min(layer.right, Block.aligned(area.right)) }
    let isSet = step.rows.map {
      $0._withUnsafeGuaranteedRef { scratch.set(area, $0, y: step.rowsY) }
    }
    if isSet != true {
      silhouette._withUnsafeGuaranteedRef { Self.set(&scratch, $0, area, cells) }
    }
    if clip >= 0 { scratch.multiply(by: masks[clip]) }
    layer.fill(area, step.color, scratch, hidden)
  }
}

extension BandLayer {
  /// Calls `body` for the visible runs of `area` that `mask` does not leave empty.
  ///
  /// - Parameters:
  ///   - hidden: ``BandPainter/hidden``.
  ///   - withoutWhole: Whether to leave out the blocks that ``replaceWhole(_:_:_:_:)`` has painted.
  @inline(__always)
  func forEachRun(
    _ area: PixelBounds, _ mask: BandMask?, _ hidden: BlockSet, _ withoutWhole: Bool = false,
    _ body: (BandPainter.Run) -> Void
  ) {
    let whole = wholeBlocks(area.left, area.right)
    BlockSet.forEachWord(area.left >> 4..<(area.right &+ 15) >> 4) { word, bits in
      var rest = bits & ~hidden[word]
      if let mask { rest &= mask.covered[word] }
      if withoutWhole { rest &= ~BlockSet.bits(whole, word: word) | ~(mask?.full[word] ?? .max) }
      guard rest != 0 else { return }
      let (full, varied) = mask.map { ($0.full[word], $0.varied[word]) } ?? (.max, 0)
      let expanded = self.expanded[word]
      while rest != 0 {
        let lowest = rest & (0 &- rest)
        let isExpanded = expanded & lowest != 0
        var alike = rest & (isExpanded ? expanded : ~expanded)
        var kind = BandMask.Kind.constant
        if full & lowest != 0 {
          kind = BandMask.Kind.full
          alike &= full
        } else if varied & lowest != 0 {
          kind = BandMask.Kind.varied
          alike &= varied
        } else {
          alike &= ~(full | varied)
        }
        let run = BlockSet.run(alike, from: lowest)
        rest &= ~run
        let blocks = BlockSet.blocks(run, word: word)
        body(
          BandPainter.Run(
            x0: max(area.left, blocks.lowerBound &<< 4),
            x1: min(area.right, blocks.upperBound &<< 4), blocks: blocks, kind: kind,
            isExpanded: isExpanded, bits: run))
      }
    }
  }

  /// Paints a color where the mask covers `area`; everywhere without one.
  @inline(__always)
  func fill(
    _ area: PixelBounds, _ color: PremultipliedPixel, _ mask: BandMask?, _ hidden: BlockSet
  ) {
    let rows = area.top..<area.bottom
    let isWholeBand = rows == self.rows
    let isOpaque = color.alpha == 255
    if isWholeBand, isOpaque { replaceWhole(area, color.bits, mask, hidden) }
    forEachRun(area, mask, hidden, isWholeBand && isOpaque) { run in
      painted[run.word] |= run.bits
      if isOpaque, run.kind == BandMask.Kind.full {
        replace(run, rows, isWholeBand, color.bits)
      } else {
        blend(run, rows, isWholeBand, color, mask)
      }
    }
  }

  /// Makes the visible blocks that lie in `area` and are covered wholly uniform.
  @inline(__always)
  private func replaceWhole(
    _ area: PixelBounds, _ bits: UInt32, _ mask: BandMask?, _ hidden: BlockSet
  ) {
    BlockSet.forEachWord(wholeBlocks(area.left, area.right)) { word, blocks in
      var whole = blocks & ~hidden[word]
      if let mask { whole &= mask.full[word] & mask.covered[word] }
      guard whole != 0 else { return }
      painted[word] |= whole
      opaque[word] |= whole
      uniform[word] |= whole
      expanded[word] &= ~whole
      BlockSet.forEachRun(whole, word: word) { blocks in
        (colors + blocks.lowerBound).update(repeating: bits, count: blocks.count)
      }
    }
  }

  /// Paints an opaque color on blocks of which only a part is covered.
  @inline(__always)
  private func replace(
    _ run: BandPainter.Run, _ rows: Range<Int>, _ isWholeBand: Bool, _ bits: UInt32
  ) {
    if isWholeBand, !run.isExpanded { return replacePart(run, bits) }
    expand(run.bits, word: run.word)
    for y in rows { pixel(run.x0, y).update(repeating: bits, count: run.x1 - run.x0) }
  }

  /// Paints an opaque color in a part of the row of blocks that are not expanded.
  @inline(__always)
  private func replacePart(_ run: BandPainter.Run, _ bits: UInt32) {
    makeRows(run.bits, word: run.word)
    rowPixel(run.x0).update(repeating: bits, count: run.x1 &- run.x0)
  }

  /// Paints a translucent color over the row of blocks that are not expanded.
  @inline(__always)
  private func blendRow(_ run: BandPainter.Run, _ color: PremultipliedPixel) {
    var single = uniform[run.word] & run.bits
    if single != 0 {
      makeRowsOfParts(run)
      single &= uniform[run.word]
      // What the color over the last uniform block's pixel is.
      var (below, result) = (UInt32(0), color.bits)
      BlockSet.forEachBlock(single, word: run.word) { block in
        if colors[block] != below {
          below = colors[block]
          result = color.over(below, coverage: 255)
        }
        colors[block] = result
      }
    }
    BlockSet.forEachRun(run.bits & ~single, word: run.word) { blocks in
      let x = max(run.x0, blocks.lowerBound &<< 4)
      let end = min(run.x1, blocks.upperBound &<< 4)
      BlendRows.over(rowPixel(x), stride: 0, rows: 1, end &- x, color)
    }
  }

  /// Gives uniform blocks of which only a part is in the run a row of pixels.
  @inline(__always)
  func makeRowsOfParts(_ run: BandPainter.Run) {
    let (first, last) = (run.blocks.lowerBound, run.blocks.upperBound &- 1)
    if run.x0 & 15 != 0 { makeRows(first..<first &+ 1) }
    if run.x1 & 15 != 0, run.x1 != right { makeRows(last..<last &+ 1) }
  }

  /// Paints a color where the mask says.
  @inline(__always)
  private func blend(
    _ run: BandPainter.Run, _ rows: Range<Int>, _ isWholeBand: Bool, _ color: PremultipliedPixel,
    _ mask: BandMask?
  ) {
    let (x, count) = (run.x0, run.x1 &- run.x0)
    let isRow = !run.isExpanded && run.kind != BandMask.Kind.varied && isWholeBand
    if !isRow { expand(run.bits, word: run.word) }
    guard let mask, run.kind != BandMask.Kind.full else {
      if isRow { return blendRow(run, color) }
      return BlendRows.over(
        pixel(x, rows.lowerBound), stride: stride, rows: rows.count, count, color)
    }
    if isRow {
      makeRows(run.bits, word: run.word)
      return BlendRows.over(
        rowPixel(x), stride: 0, rows: 1, count, color, coverage: mask.coverage(x, mask.top),
        coverageStride: 0)
    }
    let isConstant = run.kind == BandMask.Kind.constant
    BlendRows.over(
      pixel(x, rows.lowerBound), stride: stride, rows: rows.count, count, color,
      coverage: mask.coverage(x, isConstant ? mask.top : rows.lowerBound),
      coverageStride: isConstant ? 0 : mask.stride)
  }
}
