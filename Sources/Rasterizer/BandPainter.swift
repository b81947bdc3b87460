// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Paints the rows of one band after the other, all operations of a scene on each.
///
/// A band is a few rows: layers and masks need memory for a band only, whatever the nesting, and stay
/// in the processor's cache.
struct BandPainter {
  /// Pixels that are painted on.
  struct Layer {
    /// Its place on the canvas.
    var bounds: PixelBounds
    var memory: Memory<UInt32>

    /// The pixel at (`column`, `row`) of the canvas.
    @inline(__always)
    func pixel(_ column: Int, _ row: Int) -> UnsafeMutablePointer<UInt32> {
      memory.base + ((row - bounds.top) * bounds.width + (column - bounds.left))
    }
  }

  /// What painting is cut to.
  struct Clip {
    var bounds: PixelBounds
    /// Coverage of the pixels of `bounds`; `nil` where all are wholly inside.
    var mask: Memory<UInt8>?

    /// The coverage at (`column`, `row`) of the canvas.
    @inline(__always)
    func coverage(_ mask: Memory<UInt8>, _ column: Int, _ row: Int) -> UnsafePointer<UInt8> {
      UnsafePointer(mask.base + ((row - bounds.top) * bounds.width + (column - bounds.left)))
    }
  }

  let scene: Scene
  private var band = PixelBounds.empty
  var layers: [Layer] = []
  /// The innermost last. A group starts with a clip that is only its bounds: what was clipped outside
  /// of it cuts the blended group, once.
  var clips: [Clip] = []
  private var freeLayers: [Memory<UInt32>] = []
  let coverage: Memory<UInt8>
  let pixels: Memory<UInt32>
  var imageSums = Memory<UInt32>(count: 0, filledWith: 0)
  private let cells: Memory<Int64>

  init(_ scene: Scene, rowCount: Int) {
    self.scene = scene
    let width = scene.canvas.width
    coverage = Memory(count: (width + 8) * rowCount, filledWith: 0)
    pixels = Memory(count: width + 8, filledWith: 0)
    cells = Memory(
      count: CoverageCells<Int64>.count(width: width, height: rowCount), filledWith: 0)
  }

  /// Paints the band of the given rows onto `memory`, which holds transparent pixels.
  mutating func paint(rows: Range<Int>, onto memory: Memory<UInt32>) {
    band = scene.canvas.rows(rows)
    layers = [Layer(bounds: band, memory: memory)]
    clips = [Clip(bounds: band, mask: nil)]
    var index = 0
    while index < scene.operations.count {
      index = perform(index) + 1
    }
  }

  /// Performs an operation and returns its index, or its pop's where nothing of it is in the band.
  private mutating func perform(_ index: Int) -> Int {
    let operation = scene.operations[index]
    switch operation.kind {
    case .fill(let silhouette, let color):
      fill(silhouette, color, operation.bounds)
    case .glyphs(let glyphs, let color):
      guard !area(operation.bounds).isEmpty else { break }
      for glyph in glyphs { draw(glyph, color) }
    case .image(let image):
      draw(image, operation.bounds)
    case .pushClip(let silhouette):
      return pushClip(silhouette, operation.bounds) ? index : operation.end
    case .pushGroup:
      return pushGroup(operation.bounds) ? index : operation.end
    case .popClip: clips.removeLast()
    case .popGroup(let opacity): popGroup(opacity: opacity)
    }
    return index
  }

  /// The part of `bounds` that can be painted now.
  func area(_ bounds: PixelBounds) -> PixelBounds {
    bounds.intersection(clips[clips.count - 1].bounds)
      .intersection(layers[layers.count - 1].bounds)
  }
}

// MARK: - Coverage

extension BandPainter {
  /// Writes the coverage of `area` by `silhouette` and the clip into the scratch memory, rows
  /// `area.width` apart; returns `nil` where all of it is covered wholly.
  func coverage(of silhouette: Silhouette, in area: PixelBounds) -> UnsafePointer<UInt8>? {
    let clip = clips[clips.count - 1]
    let isWhole = silhouette.isWholePixels
    if isWhole, clip.mask == nil { return nil }
    if isWhole {
      coverage.base.update(repeating: 255, count: area.width * area.height)
    } else {
      silhouette.writeCoverage(
        area: area, into: coverage.base, stride: area.width, cells: cells.base)
    }
    if let mask = clip.mask {
      for row in area.top..<area.bottom {
        BlendRows.multiply(
          coverage.base + (row - area.top) * area.width, area.width,
          by: clip.coverage(mask, area.left, row))
      }
    }
    return UnsafePointer(coverage.base)
  }

  private func fill(
    _ silhouette: Silhouette, _ color: PremultipliedPixel, _ bounds: PixelBounds
  ) {
    let area = area(bounds)
    guard !area.isEmpty else { return }
    let layer = layers[layers.count - 1]
    let coverage = coverage(of: silhouette, in: area)
    for row in area.top..<area.bottom {
      let pixels = layer.pixel(area.left, row)
      if let coverage {
        let offset = (row - area.top) * area.width
        BlendRows.over(pixels, area.width, color, coverage: coverage + offset)
      } else {
        BlendRows.over(pixels, area.width, color)
      }
    }
  }

  private func draw(_ glyph: PlacedGlyph, _ color: PremultipliedPixel) {
    switch glyph {
    case .silhouette(let silhouette): fill(silhouette, color, silhouette.bounds)
    case .mask(let mask, _, _): draw(mask, at: glyph.bounds, color)
    }
  }

  private func draw(_ mask: GlyphMask, at bounds: PixelBounds, _ color: PremultipliedPixel) {
    let area = area(bounds)
    guard !area.isEmpty else { return }
    let layer = layers[layers.count - 1]
    let clip = clips[clips.count - 1]
    for row in area.top..<area.bottom {
      let source = mask.base + (row - bounds.top) * mask.stride + (area.left - bounds.left)
      let pixels = layer.pixel(area.left, row)
      if let clipMask = clip.mask {
        coverage.base.update(from: source, count: area.width)
        BlendRows.multiply(
          coverage.base, area.width, by: clip.coverage(clipMask, area.left, row))
        BlendRows.over(pixels, area.width, color, coverage: coverage.base)
      } else {
        BlendRows.over(pixels, area.width, color, coverage: source)
      }
    }
  }
}

// MARK: - Clips and groups

extension BandPainter {
  /// Opens a clip; returns `false` where nothing is left of it in the band.
  private mutating func pushClip(_ silhouette: Silhouette, _ bounds: PixelBounds) -> Bool {
    let area = area(bounds)
    guard !area.isEmpty else { return false }
    guard coverage(of: silhouette, in: area) != nil else {
      clips.append(Clip(bounds: area, mask: nil))
      return true
    }
    let mask = Memory<UInt8>(count: area.width * area.height + 8, filledWith: 0)
    mask.base.update(from: coverage.base, count: area.width * area.height)
    clips.append(Clip(bounds: area, mask: mask))
    return true
  }

  /// Opens a group, whose clip is `bounds`; returns `false` where nothing of it is in the band.
  private mutating func pushGroup(_ bounds: PixelBounds) -> Bool {
    let area = area(bounds)
    guard !area.isEmpty else { return false }
    let count = area.width * area.height
    let memory: Memory<UInt32>
    if let free = freeLayers.popLast(), free.count >= count {
      memory = free
      memory.base.update(repeating: 0, count: count)
    } else {
      memory = Memory(count: count, filledWith: 0)
    }
    layers.append(Layer(bounds: area, memory: memory))
    clips.append(Clip(bounds: area, mask: nil))
    return true
  }

  /// Closes a group and blends it onto the layer below.
  private mutating func popGroup(opacity: UInt8) {
    let group = layers.removeLast()
    clips.removeLast()
    let (below, clip) = (layers[layers.count - 1], clips[clips.count - 1])
    let area = area(group.bounds)
    for row in area.top..<area.bottom {
      let source = UnsafePointer(group.pixel(area.left, row))
      let target = below.pixel(area.left, row)
      if let mask = clip.mask {
        coverage.base.update(from: clip.coverage(mask, area.left, row), count: area.width)
        BlendRows.multiply(coverage.base, area.width, by: opacity)
        BlendRows.over(target, area.width, pixels: source, coverage: coverage.base)
      } else {
        BlendRows.over(target, area.width, pixels: source, opacity: opacity)
      }
    }
    freeLayers.append(group.memory)
  }
}
