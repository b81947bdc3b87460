// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandPainter {
  /// Draws the part of `image` that is in `area`.
  mutating func draw(_ image: PreparedImage, _ area: PixelBounds) {
    let layer = layers[layerCount - 1]
    let mask = mask(image.filled, area)
    var sums = imageSums
    paint(area, layer, mask, isOpaque: image.isOpaque) { y, columns, pixels in
      image.writeRow(y, columns: columns, sums: &sums, into: pixels)
    }
    imageSums = sums
  }

  /// Paints a gradient or a pattern where a shape covers `area`.
  mutating func shade(_ shape: ShadedShape, _ area: PixelBounds) {
    let mask = mask(shape.filled, area)
    let layer = layers[layerCount - 1]
    let paint = shape.paint
    self.paint(area, layer, mask, isOpaque: paint.isOpaque) { y, columns, pixels in
      paint.writeRow(y, columns: columns, into: pixels)
    }
  }

  /// Paints pixels that differ from row to row; `write` puts those of some columns of a row where
  /// it is told to.
  @inline(__always)
  private func paint(
    _ area: PixelBounds, _ layer: BandLayer, _ mask: BandMask?, isOpaque: Bool,
    write: (Int, Range<Int>, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let imagePixels = imagePixels
    layer.forEachRun(area, mask, hidden) { run in
      layer.expand(run.blocks)
      layer.painted[run.word] |= run.bits
      let count = run.x1 - run.x0
      if isOpaque, run.kind == BandMask.Kind.full, area.top..<area.bottom == layer.rows {
        layer.opaque.insert(layer.wholeBlocks(run.x0, run.x1))
      }
      for y in area.top..<area.bottom {
        let target = layer.pixel(run.x0, y)
        if isOpaque, run.kind == BandMask.Kind.full {
          write(y, run.x0..<run.x1, target)
          continue
        }
        write(y, run.x0..<run.x1, imagePixels)
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
  }
}
