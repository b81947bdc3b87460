// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandPainter {
  /// Draws the glyphs of a run that are in `area`.
  func draw(_ range: Range<Int>, _ color: PremultipliedPixel, _ area: PixelBounds, _ index: Int) {
    let layer = layers[layerCount - 1]
    let clip = clips[clips.count - 1].mask
    let mask = clip < 0 ? nil : masks[clip]
    guard isVisible(area, index) else { return }
    // The run's blocks at once: copying rows in long pieces costs less.
    let blocks = area.left >> 4..<(area.right + 15) >> 4
    layer.expand(blocks)
    layer.mark(blocks, BandLayer.Flag.painted)
    scene.glyphs.withUnsafeBufferPointer { glyphs in
      for position in range {
        let glyph = glyphs[position]
        let part = glyph.bounds.intersection(area)
        if !part.isEmpty { draw(glyph, part, color, layer, mask) }
      }
    }
  }

  /// Whether no later operation covers all of `area`.
  @inline(__always)
  private func isVisible(_ area: PixelBounds, _ index: Int) -> Bool {
    for block in area.left >> 4..<(area.right + 15) >> 4 where covers[block] <= Int32(index) {
      return true
    }
    return false
  }

  @inline(__always)
  private func draw(
    _ glyph: PlacedGlyph, _ area: PixelBounds, _ color: PremultipliedPixel, _ layer: BandLayer,
    _ mask: BandMask?
  ) {
    var count = area.width
    // A mask's rows go on with zeros, so the vector loop may take them instead of a scalar rest.
    let padded = (count + 7) & ~7
    if mask == nil, area.right == glyph.bounds.right, area.left + padded <= layer.right {
      count = padded
    }
    if mask == nil, count & 7 == 0, color.alpha == 255 {
      return BlendRows.over(
        layer.pixel(area.left, area.top), stride: layer.stride, rows: area.height, count,
        opaque: color, coverage: glyph.coverage(area.left, area.top), coverageStride: glyph.stride)
    }
    for y in area.top..<area.bottom {
      let source = glyph.coverage(area.left, y)
      let target = layer.pixel(area.left, y)
      if let mask {
        coverage.update(from: source, count: count)
        multiply(coverage, area.left..<area.right, y, by: mask)
        BlendRows.over(target, count, color, coverage: coverage)
      } else {
        BlendRows.over(target, count, color, coverage: source)
      }
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
