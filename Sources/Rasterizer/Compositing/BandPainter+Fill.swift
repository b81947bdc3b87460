// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandPainter {
  /// Describes the coverage of `area` by `shape`.
  static func set(
    _ mask: inout BandMask, _ shape: Scene.FilledShape, _ area: PixelBounds, _ memory: CellMemory
  ) {
    let isSet = shape.rows.map {
      $0._withUnsafeGuaranteedRef { mask.set(area, $0, y: Int(shape.rowsY)) }
    }
    if isSet != true { shape.path._withUnsafeGuaranteedRef { set(&mask, $0, area, memory) } }
  }

  private static func set(
    _ mask: inout BandMask, _ path: FlattenedPath, _ area: PixelBounds, _ memory: CellMemory
  ) {
    if let rectangle = path.rectangle { return mask.set(area, rectangle) }
    path.withEdges(rows: area.top..<area.bottom) { edges, rule in
      if path.needsWideCells {
        mask.set(
          area, edges, rule, originX: path.originX, originY: path.originY, memory, Int64.self)
      } else {
        mask.set(
          area, edges, rule, originX: path.originX, originY: path.originY, memory, Int32.self)
      }
    }
  }

  /// The coverage of `area` by `shape` and the clip; `nil` where all of it is covered.
  mutating func mask(_ shape: Scene.FilledShape, _ area: PixelBounds) -> BandMask? {
    if shape.path._withUnsafeGuaranteedRef({ $0.isWholePixels }) { return clipMask }
    Self.set(&scratch, shape, area, cells)
    clipScratch()
    return scratch
  }

  /// The same of a rectangle.
  mutating func mask(_ rectangle: FixedRectangle, _ area: PixelBounds) -> BandMask? {
    if rectangle.isWhole { return clipMask }
    scratch.set(area, rectangle)
    clipScratch()
    return scratch
  }

  /// The coverage of the clip; `nil` where nothing is cut.
  @inline(__always)
  private var clipMask: BandMask? {
    let clip = clip.mask
    return clip < 0 ? nil : masks[clip]
  }

  /// Cuts the mask of the operation at hand to the clip.
  @inline(__always)
  private mutating func clipScratch() {
    let clip = clip.mask
    if clip >= 0 { scratch.multiply(by: masks[clip]) }
  }

  /// Paints a color where a shape covers `area`.
  mutating func fill(
    _ shape: Scene.FilledShape, _ color: PremultipliedPixel, _ area: PixelBounds
  ) {
    let layer = layers[layerCount - 1]
    let area = layer.wholeBlocks(area, ofShape: Int(shape.left), Int(shape.right))
    Self.set(&scratch, shape, area, cells)
    clipScratch()
    layer.fill(area, color, scratch, hidden)
  }

  /// The same of a rectangle.
  mutating func fill(
    _ rectangle: FixedRectangle, _ color: PremultipliedPixel, _ area: PixelBounds
  ) {
    let layer = layers[layerCount - 1]
    if rectangle.isWhole { return layer.fill(area, color, clipMask, hidden) }
    let area = layer.wholeBlocks(
      area, ofShape: FixedPoint.floor(rectangle.left), FixedPoint.ceil(rectangle.right))
    scratch.set(area, rectangle)
    clipScratch()
    layer.fill(area, color, scratch, hidden)
  }
}

extension BandLayer {
  /// A shape's area with the rest of its outer blocks, where a shape from `left` to `right` was not
  /// cut before: beside it coverage is zero, and whole blocks are painted faster.
  @inline(__always)
  fileprivate func wholeBlocks(
    _ area: PixelBounds, ofShape left: Int, _ right: Int
  ) -> PixelBounds {
    var area = area
    if area.left == left { area.left &= ~15 }
    if area.right == right { area.right = min(self.right, PixelBlock.aligned(area.right)) }
    return area
  }
}
