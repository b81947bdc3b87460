// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Paints the bands of a scene, one after the other, all operations on each.
///
/// A band is a few rows: layers and masks need memory for a band only, whatever the nesting, and stay
/// in the processor's cache. What a later opaque fill covers is not painted.
struct BandPainter {
  /// What painting is cut to.
  struct Clip {
    var bounds: PixelBounds
    /// The mask, by its place in `masks`; -1 where all of the bounds is inside.
    var mask: Int
  }

  let scene: Scene
  /// The scene's operations: a look at one of their numbers copies nothing.
  private let steps: UnsafeMutableBufferPointer<Scene.Operation>
  private(set) var band = PixelBounds.empty
  var layers: [BandLayer] = []
  var layerCount = 0
  /// The innermost last. A group starts with a clip that is only its bounds: what was clipped outside
  /// of it cuts the blended group, once.
  var clips: [Clip] = []
  var masks: [BandMask] = []
  var maskCount = 0
  /// The mask of the operation at hand.
  var scratch: BandMask
  /// For each block the topmost operation that covers it opaquely, or -1: what lies below is not seen.
  let covers: UnsafeMutablePointer<Int32>
  let coverage: UnsafeMutablePointer<UInt8>
  /// As many 255s as a row has pixels.
  let fullCoverage: UnsafeMutablePointer<UInt8>
  let imagePixels: UnsafeMutablePointer<UInt32>
  var imageSums = Memory<UInt32>(count: 0, filledWith: 0)
  let cells: UnsafeMutablePointer<Int64>
  let touched: UnsafeMutablePointer<UInt64>
  let rowCapacity: Int

  init(_ scene: Scene, rowCapacity: Int) {
    self.scene = scene
    steps = .allocate(capacity: scene.operations.count)
    _ = steps.initialize(from: scene.operations)
    self.rowCapacity = rowCapacity
    let width = Block.aligned(scene.canvas.width) + 32
    scratch = BandMask(width: width, rowCount: rowCapacity)
    covers = .allocate(capacity: width >> 4)
    coverage = .allocate(capacity: width)
    fullCoverage = .allocate(capacity: width)
    imagePixels = .allocate(capacity: width)
    let cellCount = CoverageCells<Int64>.count(width: width, height: rowCapacity)
    cells = .allocate(capacity: cellCount)
    cells.initialize(repeating: 0, count: cellCount)
    let wordCount = CoverageCells<Int64>.wordCount(width: width, height: rowCapacity)
    touched = .allocate(capacity: wordCount)
    touched.initialize(repeating: 0, count: wordCount)
    covers.initialize(repeating: -1, count: width >> 4)
    coverage.initialize(repeating: 0, count: width)
    fullCoverage.initialize(repeating: 255, count: width)
    imagePixels.initialize(repeating: 0, count: width)
    layers.append(makeLayer(ownsPixels: false))
  }

  func deallocate() {
    steps.deinitialize()
    steps.deallocate()
    scratch.deallocate()
    for mask in masks { mask.deallocate() }
    for (index, layer) in layers.enumerated() {
      layer.row.deallocate()
      layer.flags.deallocate()
      layer.colors.deallocate()
      if index > 0 { layer.pixels.deallocate() }
    }
    covers.deallocate()
    coverage.deallocate()
    fullCoverage.deallocate()
    imagePixels.deallocate()
    cells.deallocate()
    touched.deallocate()
  }

  private func makeLayer(ownsPixels: Bool) -> BandLayer {
    let width = Block.aligned(scene.canvas.width) + 16
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    row.initialize(repeating: 0, count: width)
    let flags = UnsafeMutablePointer<UInt8>.allocate(capacity: width >> 4)
    flags.initialize(repeating: 0, count: width >> 4)
    let colors = UnsafeMutablePointer<UInt32>.allocate(capacity: width >> 4)
    colors.initialize(repeating: 0, count: width >> 4)
    guard ownsPixels else {
      return BandLayer(row: row, pixels: row, flags: flags, colors: colors)
    }
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * rowCapacity)
    return BandLayer(row: row, pixels: pixels, flags: flags, colors: colors)
  }

  /// Paints `rows` onto `pixels`, whose rows are as long as the canvas's; straight when it returns.
  mutating func paint(
    rows: Range<Int>, operations: UnsafeBufferPointer<Int32>,
    onto pixels: UnsafeMutablePointer<UInt32>
  ) {
    band = scene.canvas.rows(rows)
    layers[0].left = 0
    layers[0].right = scene.canvas.right
    layers[0].top = rows.lowerBound
    layers[0].rowCount = rows.count
    layers[0].pixels = pixels
    layers[0].stride = scene.canvas.width
    layers[0].clear()
    layerCount = 1
    maskCount = 0
    clips.removeAll(keepingCapacity: true)
    clips.append(Clip(bounds: band, mask: -1))
    findCovers(operations)
    var index = 0
    while index < operations.count {
      let operation = Int(operations[index])
      index += 1
      guard !perform(operation) else { continue }
      let end = Int32(steps[operation].end)
      while operations[index] != end { index += 1 }
      index += 1
    }
    layers[0].finishStraight()
  }

  /// Performs an operation; `false` where it opens something of which nothing is in the band.
  private mutating func perform(_ index: Int) -> Bool {
    let bounds = steps[index].bounds
    let area = self.area(bounds)
    let mode = steps[index].blendMode
    if mode != .normal, !steps[index].kind.isBracket {
      if !area.isEmpty { blend(steps[index].kind, mode, area, index) }
      return true
    }
    switch steps[index].kind {
    case .fill(let silhouette, let color):
      if !area.isEmpty { fill(silhouette, color, area, index) }
    case .glyphs(let range, let color):
      if !area.isEmpty { draw(range, color, area, index) }
    case .shadow(let shadow, let color):
      if !area.isEmpty { draw(shadow, color, area, index) }
    case .shade(let silhouette, let gradient):
      if !area.isEmpty { shade(silhouette, gradient, area, index) }
    case .image(let image):
      if !area.isEmpty { draw(image, area, index) }
    case .pushClip(let silhouette):
      guard !area.isEmpty else { return false }
      pushClip(silhouette, area)
    case .pushGroup:
      guard !area.isEmpty else { return false }
      pushGroup(area)
    case .popClip:
      let mask = clips.removeLast().mask
      if mask >= 0, mask != clips[clips.count - 1].mask { maskCount -= 1 }
    case .popGroup(let opacity) where mode == .normal: popGroup(opacity: opacity, bounds, index)
    case .popGroup(let opacity): popGroup(opacity: opacity, mode, bounds, index)
    }
    return true
  }

  /// The part of `bounds` that can be painted now.
  @inline(__always)
  func area(_ bounds: PixelBounds) -> PixelBounds {
    bounds.intersection(clips[clips.count - 1].bounds)
  }

  /// Notes for each block what covers it, from the topmost operation down.
  private mutating func findCovers(_ operations: UnsafeBufferPointer<Int32>) {
    covers.update(repeating: -1, count: (scene.canvas.width + 15) >> 4)
    for index in operations.reversed() {
      let bounds = steps[Int(index)].bounds
      guard steps[Int(index)].isCover, case .fill(let silhouette, _) = steps[Int(index)].kind
      else { continue }
      for interior in silhouette.interiors {
        let inside = interior.intersection(bounds)
        guard inside.top <= band.top, inside.bottom >= band.bottom else { continue }
        for block in layers[0].wholeBlocks(inside.left, inside.right) where covers[block] < 0 {
          covers[block] = index
        }
      }
    }
  }
}

// MARK: - Clips and groups

extension BandPainter {
  /// Opens a clip of what is left of it in `area`.
  private mutating func pushClip(_ silhouette: Silhouette, _ area: PixelBounds) {
    let outer = clips[clips.count - 1].mask
    if silhouette.isWholePixels {
      clips.append(Clip(bounds: area, mask: outer))
      return
    }
    if maskCount == masks.count {
      masks.append(BandMask(width: scene.canvas.width, rowCount: rowCapacity))
    }
    Self.set(&masks[maskCount], silhouette, area, cells, touched)
    if outer >= 0 { masks[maskCount].multiply(by: masks[outer]) }
    clips.append(Clip(bounds: area, mask: maskCount))
    maskCount += 1
  }

  /// Opens a group, whose clip is `area`.
  private mutating func pushGroup(_ area: PixelBounds) {
    if layerCount == layers.count { layers.append(makeLayer(ownsPixels: true)) }
    layers[layerCount].left = area.left & ~15
    layers[layerCount].right = min(scene.canvas.right, Block.aligned(area.right))
    layers[layerCount].top = area.top
    layers[layerCount].rowCount = area.height
    layers[layerCount].stride = Block.aligned(area.right - (area.left & ~15))
    layers[layerCount].clear()
    layerCount += 1
    clips.append(Clip(bounds: area, mask: -1))
  }
}
