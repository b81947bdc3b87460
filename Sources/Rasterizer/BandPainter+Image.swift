// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandPainter {
  /// Draws the part of `image` that is in `area`.
  mutating func draw(_ image: PreparedImage, _ area: PixelBounds, _ index: Int) {
    let layer = layers[layerCount - 1]
    let mask = mask(image.silhouette, area)
    var sums = imageSums
    forEachRun(area, layer, mask, index) { run in
      layer.expand(run.blocks)
      layer.mark(run.blocks, BandLayer.Flag.painted)
      let count = run.x1 - run.x0
      for y in area.top..<area.bottom {
        let target = layer.pixel(run.x0, y)
        image.writeRow(y, columns: run.x0..<run.x1, sums: &sums, into: imagePixels)
        if let mask, run.kind != BandMask.Kind.full {
          let isVaried = run.kind == BandMask.Kind.varied
          BlendRows.over(
            target, count, pixels: imagePixels,
            coverage: mask.coverage(run.x0, isVaried ? y : mask.top))
        } else {
          BlendRows.over(target, count, pixels: imagePixels, opacity: 255)
        }
      }
    }
    imageSums = sums
  }
}
