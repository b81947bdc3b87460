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
}

extension BandLayer {
  /// Calls `body` for the visible runs of `area` that `mask` does not leave empty.
  ///
  /// - Parameter hidden: ``BandPainter/hidden``.
  @inline(__always)
  func forEachRun(
    _ area: PixelBounds, _ mask: BandMask?, _ hidden: BlockSet,
    _ body: (BandPainter.Run) -> Void
  ) {
    BlockSet.forEachWord(area.left >> 4..<(area.right &+ 15) >> 4) { word, bits in
      var rest = bits & ~hidden[word]
      if let mask { rest &= mask.covered[word] }
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

  /// Gives uniform blocks of which only a part is in the run a row of pixels.
  @inline(__always)
  func makeRowsOfParts(_ run: BandPainter.Run) {
    let (first, last) = (run.blocks.lowerBound, run.blocks.upperBound &- 1)
    if run.x0 & 15 != 0 { makeRows(first..<first &+ 1) }
    if run.x1 & 15 != 0, run.x1 != right { makeRows(last..<last &+ 1) }
  }
}
