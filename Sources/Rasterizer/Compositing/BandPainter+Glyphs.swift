// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandPainter {
  /// Draws the glyphs of a run that are in `area`.
  ///
  /// It changes nothing of the painter, but the compiler would copy one for a method that cannot.
  mutating func draw(
    _ glyphs: UnsafeBufferPointer<PlacedGlyph>, _ color: PremultipliedPixel, _ area: PixelBounds
  ) {
    let layer = layers[layerCount - 1]
    let clip = clip.mask
    let mask = clip < 0 ? nil : masks[clip]
    guard isVisible(area) else { return }
    // The run's blocks at once: copying rows in long pieces costs less.
    let blocks = area.left >> 4..<(area.right + 15) >> 4
    layer.expand(blocks)
    layer.painted.insert(blocks)
    for glyph in glyphs {
      let part = glyph.bounds.intersection(area)
      if !part.isEmpty { draw(glyph, part, color, layer, mask) }
    }
  }

  /// Whether no later operation covers all of `area`.
  @inline(__always)
  private func isVisible(_ area: PixelBounds) -> Bool {
    var visible: UInt64 = 0
    BlockSet.forEachWord(area.left >> 4..<(area.right + 15) >> 4) { visible |= $1 & ~hidden[$0] }
    return visible != 0
  }

  @inline(__always)
  private func draw(
    _ glyph: PlacedGlyph, _ area: PixelBounds, _ color: PremultipliedPixel, _ layer: BandLayer,
    _ mask: BandMask?
  ) {
    var count = area.width
    // A mask's rows go on with zeros, so whole vectors may be painted.
    let padded = (count + 7) & ~7
    if mask == nil, area.left == glyph.bounds.left, area.right == glyph.bounds.right,
      area.left + padded <= layer.right
    {
      count = padded
    }
    guard let mask else {
      return BlendRows.over(
        layer.pixel(area.left, area.top), stride: layer.stride, rows: area.height, count, color,
        coverage: glyph.coverage(area.left, area.top), coverageStride: glyph.stride)
    }
    for y in area.top..<area.bottom {
      coverage.update(from: glyph.coverage(area.left, y), count: count)
      multiply(coverage, area.left..<area.right, y, by: mask)
      BlendRows.over(layer.pixel(area.left, y), count, color, coverage: coverage)
    }
  }

  /// Multiplies coverage of the given columns of row `y` with a mask.
  private func multiply(
    _ coverage: UnsafeMutablePointer<UInt8>, _ columns: Range<Int>, _ y: Int, by mask: BandMask
  ) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let block = x >> 4
      let end = min(columns.upperBound, (block + 1) << 4)
      let part = coverage + (x - columns.lowerBound)
      switch mask.kind(block) {
      case BandMask.Kind.full: break
      case BandMask.Kind.empty: part.update(repeating: 0, count: end - x)
      case let kind:
        let source = mask.coverage(x, kind == BandMask.Kind.varied ? y : mask.top)
        BlendRows.multiply(part, end - x, by: source)
      }
      x = end
    }
  }
}
