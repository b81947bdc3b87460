// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Paints the bands of a scene, one after the other, all operations on each.
///
/// A band is a few rows: layers and masks need memory for a band only, whatever the nesting, and
/// stay in the processor's cache. What a later opaque fill covers is not painted.
// Copyable, although it owns memory: Swift 6.3 fails to compile it otherwise for the thread
// sanitizer.
struct BandPainter {
  /// What painting is cut to.
  struct Clip {
    var bounds: PixelBounds
    /// The mask, by its place in `masks`; -1 where all of the bounds is inside.
    var mask: Int
  }

  /// Blocks that are hidden until an operation is performed.
  private struct Cover {
    var operation: Int
    var word: Int
    var bits: UInt64
  }

  /// Those of the scene.
  private let canvas: PixelBounds
  /// The scene's operations.
  private let steps: UnsafeBufferPointer<Scene.Operation>
  private(set) var band = PixelBounds.empty
  var layers: [BandLayer]
  var layerCount = 0
  /// The innermost last. A group starts with a clip that is only its bounds: what was clipped
  /// outside of it cuts the blended group, once.
  var clips: [Clip] = []
  var masks: [BandMask] = []
  var maskCount = 0
  /// The mask of the operation at hand.
  var scratch: BandMask
  /// The blocks that a later operation covers opaquely: what is painted on them now is not seen.
  let hidden: BlockSet
  /// What an operation covers of those, the topmost operation first: ``coverCount`` of them, of
  /// which each hides a block that none before does.
  private let covers: UnsafeMutablePointer<Cover>
  private var coverCount = 0
  let coverage: UnsafeMutablePointer<UInt8>
  /// As many 255s as a row has pixels.
  let fullCoverage: UnsafeMutablePointer<UInt8>
  let imagePixels: UnsafeMutablePointer<UInt32>
  var imageSums = SharedBuffer<UInt32>(count: 0, filledWith: 0)
  let cells = CellMemory()
  let rowCapacity: Int

  /// - Parameter steps: The scene's operations, which stay where they are as long as it paints.
  init(_ scene: Scene, _ steps: UnsafeBufferPointer<Scene.Operation>, rowCapacity: Int) {
    canvas = scene.canvas
    self.steps = steps
    self.rowCapacity = rowCapacity
    let width = PixelBlock.aligned(scene.canvas.width) + 32
    scratch = BandMask(scene.canvas, rowCount: rowCapacity)
    hidden = BlockSet(columns: scene.canvas.width)
    covers = .allocate(capacity: width >> 4)
    coverage = .allocate(capacity: width)
    fullCoverage = .allocate(capacity: width)
    imagePixels = .allocate(capacity: width)
    coverage.initialize(repeating: 0, count: width)
    fullCoverage.initialize(repeating: 255, count: width)
    imagePixels.initialize(repeating: 0, count: width)
    layers = [BandLayer(area: scene.canvas, rowCapacity: 0)]
  }

  func deallocate() {
    scratch.deallocate()
    for mask in masks { mask.deallocate() }
    for index in layers.indices { layers[index].deallocate(ownsPixels: index > 0) }
    hidden.deallocate()
    covers.deallocate()
    coverage.deallocate()
    fullCoverage.deallocate()
    imagePixels.deallocate()
  }

  /// Paints `rows` of the scene onto `pixels`, the first of which is theirs; straight when it
  /// returns.
  mutating func paint(
    rows: Range<Int>, operations: UnsafeBufferPointer<Int32>,
    onto pixels: UnsafeMutablePointer<UInt32>
  ) {
    band = canvas.rows(rows)
    layers[0].begin(band, pixels, stride: canvas.width)
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
      let end = steps[operation].end
      while operations[index] != end { index += 1 }
      index += 1
    }
    layers[0].finishStraight()
  }

  /// Performs an operation; `false` where it opens something of which nothing is in the band.
  private mutating func perform(_ index: Int) -> Bool {
    while coverCount > 0, covers[coverCount &- 1].operation <= index {
      coverCount &-= 1
      hidden[covers[coverCount].word] &= ~covers[coverCount].bits
    }
    let bounds = steps[index].bounds
    let area = self.area(bounds)
    let kind = steps[index].kind
    let mode = steps[index].blendMode
    let color = steps[index].color
    if mode != .normal, !kind.isBracket {
      if !area.isEmpty { blend(kind, color, mode, area) }
      return true
    }
    switch kind {
    case .fill(let shape):
      if !area.isEmpty { fill(shape, color, area) }
    case .rectangle(let rectangle):
      if !area.isEmpty { fill(rectangle, color, area) }
    case .glyphs(let glyphs):
      if !area.isEmpty { draw(glyphs, color, area) }
    case .glyph(let glyph):
      if !area.isEmpty {
        withUnsafePointer(to: glyph) {
          draw(UnsafeBufferPointer(start: $0, count: 1), color, area)
        }
      }
    case .shadow(let shadow):
      if !area.isEmpty { draw(shadow.takeUnretainedValue(), color, area) }
    case .shade(let shape):
      if !area.isEmpty { shade(shape.takeUnretainedValue(), area) }
    case .image(let image):
      if !area.isEmpty { draw(image.takeUnretainedValue(), area) }
    case .pushClip(let shape):
      guard !area.isEmpty else { return false }
      pushClip(shape, area)
    case .pushGroup:
      guard !area.isEmpty else { return false }
      pushGroup(area)
    case .popClip:
      let mask = clips.removeLast().mask
      if mask >= 0, mask != clip.mask { maskCount -= 1 }
    case .popGroup(let opacity) where mode == .normal: popGroup(opacity: opacity, bounds)
    case .popGroup(let opacity): popGroup(opacity: opacity, mode, bounds)
    }
    return true
  }

  /// What painting is cut to now.
  @inline(__always)
  var clip: Clip { clips[clips.count &- 1] }

  /// The part of `bounds` that can be painted now.
  @inline(__always)
  func area(_ bounds: PixelBounds) -> PixelBounds {
    bounds.intersection(clip.bounds)
  }

  /// Finds out which blocks are covered by what, from the topmost operation down.
  private mutating func findCovers(_ operations: UnsafeBufferPointer<Int32>) {
    hidden.remove(band.left >> 4..<(band.right + 15) >> 4)
    coverCount = 0
    for operation in operations.reversed() {
      steps[Int(operation)].forEachCover(throughout: band.top..<band.bottom) { columns in
        let blocks = layers[0].wholeBlocks(columns.lowerBound, columns.upperBound)
        BlockSet.forEachWord(blocks) { word, blocks in
          let bits = blocks & ~hidden[word]
          guard bits != 0 else { return }
          hidden[word] |= bits
          (covers + coverCount).initialize(
            to: Cover(operation: Int(operation), word: word, bits: bits))
          coverCount &+= 1
        }
      }
    }
  }
}

// MARK: - Clips and groups

extension BandPainter {
  /// Opens a clip of what is left of it in `area`.
  private mutating func pushClip(_ shape: Scene.FilledShape, _ area: PixelBounds) {
    let outer = clip.mask
    if shape.path._withUnsafeGuaranteedRef({ $0.isWholePixels }) {
      clips.append(Clip(bounds: area, mask: outer))
      return
    }
    if maskCount == masks.count {
      masks.append(BandMask(canvas, rowCount: rowCapacity))
    }
    Self.set(&masks[maskCount], shape, area, cells)
    if outer >= 0 { masks[maskCount].multiply(by: masks[outer]) }
    clips.append(Clip(bounds: area, mask: maskCount))
    maskCount += 1
  }

  /// Opens a group, whose clip is `area`.
  private mutating func pushGroup(_ area: PixelBounds) {
    if layerCount == layers.count {
      layers.append(BandLayer(area: canvas, rowCapacity: rowCapacity))
    }
    var bounds = area
    bounds.left &= ~15
    bounds.right = min(canvas.right, PixelBlock.aligned(area.right))
    layers[layerCount].begin(
      bounds, layers[layerCount].pixels, stride: PixelBlock.aligned(area.right - bounds.left))
    layerCount += 1
    clips.append(Clip(bounds: area, mask: -1))
  }
}
