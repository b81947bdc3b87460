// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension BandPainter {
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
