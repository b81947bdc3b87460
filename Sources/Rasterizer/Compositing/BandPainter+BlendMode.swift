// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

// Everything that is not painted source over. It is rare: here blocks are taken as they come.

extension BandPainter {
  /// Paints what is neither a clip nor a group by a mode other than source over.
  mutating func blend(
    _ kind: Scene.Operation.Kind, _ color: PremultipliedPixel, _ mode: BlendMode,
    _ area: PixelBounds
  ) {
    switch kind {
    case .fill(let shape):
      blend(area, mask(shape, area), mode, color)
    case .rectangle(let rectangle):
      blend(area, mask(rectangle, area), mode, color)
    case .shade(let shape):
      let shape = shape.takeUnretainedValue()
      let mask = mask(shape.filled, area)
      blend(area, mask, mode) { y, columns, pixels in
        shape.paint.writeRow(y, columns: columns, into: pixels)
      }
    case .image(let image):
      let image = image.takeUnretainedValue()
      let mask = mask(image.filled, area)
      var sums = imageSums
      blend(area, mask, mode) { y, columns, pixels in
        image.writeRow(y, columns: columns, sums: &sums, into: pixels)
      }
      imageSums = sums
    case .glyphs(let glyphs):
      for glyph in glyphs { blend(glyph, color, mode, area) }
    case .glyph(let glyph): blend(glyph, color, mode, area)
    case .shadow(let shadow): blend(shadow.takeUnretainedValue(), color, mode, area)
    case .pushClip, .popClip, .pushGroup, .popGroup: break
    }
  }

  private func blend(
    _ area: PixelBounds, _ mask: BandMask?, _ mode: BlendMode, _ color: PremultipliedPixel
  ) {
    blend(area, mask, mode, color: color) { _, columns, pixels in
      pixels.update(repeating: color.bits, count: columns.count)
    }
  }

  /// The pixels are those that `write` puts, for some columns of a row, where it is told to.
  ///
  /// - Parameter color: The one that all of them have, if so.
  private func blend(
    _ area: PixelBounds, _ mask: BandMask?, _ mode: BlendMode,
    color: PremultipliedPixel? = nil,
    write: (Int, Range<Int>, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let layer = layers[layerCount - 1]
    let isWholeBand = area.top..<area.bottom == layer.rows
    layer.forEachRun(area, mask, hidden) { run in
      layer.forEachBlock(run) { block, columns in
        if let color, isWholeBand, run.kind == BandMask.Kind.full,
          layer.blendUniform(block, columns, color.bits, mode)
        {
          return
        }
        layer.open(block, mode)
        for y in area.top..<area.bottom {
          write(y, columns, imagePixels)
          BlendModeRows(
            row: layer.pixel(columns.lowerBound, y), count: columns.count, source: imagePixels,
            coverage: weights(mask, run.kind, columns.lowerBound, y)
          ).blend(mode)
        }
      }
    }
  }

  /// The weights of pixels from column `x` of row `y` on, in a run of the given kind.
  private func weights(_ mask: BandMask?, _ kind: UInt8, _ x: Int, _ y: Int) -> UnsafePointer<UInt8>
  {
    guard let mask, kind != BandMask.Kind.full else { return UnsafePointer(fullCoverage) }
    return UnsafePointer(mask.coverage(x, kind == BandMask.Kind.varied ? y : mask.top))
  }

  private func blend(
    _ glyph: PlacedGlyph, _ color: PremultipliedPixel, _ mode: BlendMode, _ area: PixelBounds
  ) {
    blend(glyph.bounds.intersection(area), color, mode) { y, columns in
      coverage.update(from: glyph.coverage(columns.lowerBound, y), count: columns.count)
    }
  }

  private mutating func blend(
    _ shadow: ShadowMap, _ color: PremultipliedPixel, _ mode: BlendMode, _ area: PixelBounds
  ) {
    var line = imageSums
    blend(area, color, mode) { y, columns in
      shadow.writeCoverage(y, columns: columns, line: &line, into: coverage)
    }
    imageSums = line
  }

  /// One color where `cover`, which writes to ``coverage``, and the clip say.
  private func blend(
    _ area: PixelBounds, _ color: PremultipliedPixel, _ mode: BlendMode,
    cover: (Int, Range<Int>) -> Void
  ) {
    guard !area.isEmpty else { return }
    let layer = layers[layerCount - 1]
    let clip = clip.mask
    let mask = clip < 0 ? nil : masks[clip]
    imagePixels.update(repeating: color.bits, count: area.width)
    layer.forEachRun(area, mask, hidden) { run in
      let (columns, count) = (run.x0..<run.x1, run.x1 - run.x0)
      for block in run.blocks { layer.open(block, mode) }
      for y in area.top..<area.bottom {
        cover(y, columns)
        if mask != nil {
          BlendRows.multiply(coverage, count, by: weights(mask, run.kind, run.x0, y))
        }
        BlendModeRows(
          row: layer.pixel(run.x0, y), count: count, source: imagePixels, coverage: coverage
        ).blend(mode)
      }
    }
  }

  /// Closes a group and blends it onto the layer below by a mode other than source over.
  mutating func popGroup(
    opacity: UInt8, _ mode: BlendMode, _ bounds: PixelBounds
  ) {
    layerCount -= 1
    clips.removeLast()
    let (group, layer) = (layers[layerCount], layers[layerCount - 1])
    let clip = clip.mask
    let mask = clip < 0 ? nil : masks[clip]
    let area = area(bounds)
    let isWholeBand = area.top..<area.bottom == layer.rows
    layer.forEachRun(area, mask, hidden) { run in
      layer.forEachBlock(run) { block, columns in
        guard mode.changesWhereSourceIsTransparent || group.painted.contains(block) else { return }
        if isWholeBand, opacity == 255, run.kind == BandMask.Kind.full,
          group.uniform.contains(block),
          layer.blendUniform(block, columns, group.colors[block], mode)
        {
          return
        }
        layer.open(block, mode)
        group.makeRows(block..<block + 1)
        for y in area.top..<area.bottom {
          let isRow = !group.expanded.contains(block)
          let x = columns.lowerBound
          blend(
            isRow ? group.rowPixel(x) : group.pixel(x, y), opacity, onto: layer.pixel(x, y),
            columns.count, mode, weights(mask, run.kind, x, y))
        }
      }
    }
  }

  /// Blends pixels of a group. Where a transparent source does nothing, its opacity may as well
  /// weigh the result, with one rounding less.
  private func blend(
    _ pixels: UnsafePointer<UInt32>, _ opacity: UInt8, onto row: UnsafeMutablePointer<UInt32>,
    _ count: Int, _ mode: BlendMode, _ weights: UnsafePointer<UInt8>
  ) {
    var (source, coverage) = (pixels, weights)
    if opacity < 255, mode.changesWhereSourceIsTransparent {
      for index in 0..<count {
        imagePixels[index] = PremultipliedPixel(bits: pixels[index]).faded(by: opacity).bits
      }
      source = UnsafePointer(imagePixels)
    } else if opacity < 255 {
      self.coverage.update(from: weights, count: count)
      BlendRows.multiply(self.coverage, count, by: opacity)
      coverage = UnsafePointer(self.coverage)
    }
    BlendModeRows(row: row, count: count, source: source, coverage: coverage).blend(mode)
  }
}

extension BandLayer {
  /// Calls `body` with each block of a run and its columns.
  @inline(__always)
  fileprivate func forEachBlock(_ run: BandPainter.Run, _ body: (Int, Range<Int>) -> Void) {
    for block in run.blocks {
      body(block, max(run.x0, block << 4)..<min(run.x1, (block + 1) << 4))
    }
  }

  /// Prepares a block for pixels that a mode gives.
  fileprivate func open(_ block: Int, _ mode: BlendMode) {
    expand(block..<block + 1)
    painted.insert(block)
    if !mode.keepsOpacity { opaque.remove(block) }
  }

  /// Blends one pixel onto a whole block of one pixel; `false` where the block is not that.
  fileprivate func blendUniform(
    _ block: Int, _ columns: Range<Int>, _ pixel: UInt32, _ mode: BlendMode
  ) -> Bool {
    guard uniform.contains(block),
      wholeBlocks(columns.lowerBound, columns.upperBound).contains(block)
    else { return false }
    withUnsafePointer(to: pixel) { source in
      withUnsafePointer(to: UInt8.max) { coverage in
        BlendModeRows(
          row: colors + block, count: 1, source: source, coverage: coverage
        ).blend(mode)
      }
    }
    painted.insert(block)
    if !mode.keepsOpacity { opaque.remove(block) }
    return true
  }
}
