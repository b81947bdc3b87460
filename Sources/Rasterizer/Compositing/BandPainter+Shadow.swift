// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandPainter {
  /// Paints the part of a shadow that is in `area`.
  mutating func draw(
    _ shadow: ShadowMap, _ color: PremultipliedPixel, _ area: PixelBounds
  ) {
    let layer = layers[layerCount - 1]
    let clip = clip.mask
    if let rows = shadow.rows, scratch.set(area, rows, y: 0) {
      if clip >= 0 { scratch.multiply(by: masks[clip]) }
      return layer.fill(area, color, scratch, hidden)
    }
    let mask = clip < 0 ? nil : masks[clip]
    var line = imageSums
    let coverage = coverage
    layer.forEachRun(area, mask, hidden) { run in
      layer.expand(run.blocks)
      layer.painted[run.word] |= run.bits
      let count = run.x1 - run.x0
      for y in area.top..<area.bottom {
        shadow.writeCoverage(y, columns: run.x0..<run.x1, line: &line, into: coverage)
        if let mask, run.kind != BandMask.Kind.full {
          let isVaried = run.kind == BandMask.Kind.varied
          BlendRows.multiply(
            coverage, count, by: mask.coverage(run.x0, isVaried ? y : mask.top))
        }
        BlendRows.over(layer.pixel(run.x0, y), count, color, coverage: coverage)
      }
    }
    imageSums = line
  }
}
