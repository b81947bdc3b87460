// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// Adds the commands of a list to a scene, one after the other.
struct SceneBuilder {
  /// An open clip or group.
  private struct Level {
    var operation: Int
    /// Of a group; `nil` where it is a clip.
    var opacity: UInt8?
    /// What the clips in force leave.
    var clip: PixelBounds
    /// What has been painted so far.
    var painted: PixelBounds
    /// Whether it lets through only a part of what is painted in it.
    var isPartial: Bool
    /// How a group becomes one with what lies below.
    var blendMode = BlendMode.normal
  }

  /// How many open levels are partial: what is painted in one covers nothing.
  private var partialDepth = 0
  /// How many cells the shadows so far take.
  private var shadowCellCount = 0

  private let canvas: PixelBounds
  private var operations: [Scene.Operation] = []
  /// What they refer to and the caches may not hold.
  private var owners: [AnyObject] = []
  private var depth = 0
  private var levels: [Level]

  /// How many content shadows are around.
  private let shadowDepth: Int

  init(canvas: PixelBounds, commandCount: Int, shadowDepth: Int) {
    self.canvas = canvas
    self.shadowDepth = shadowDepth
    levels = [Level(operation: 0, opacity: nil, clip: canvas, painted: .empty, isPartial: false)]
    operations.reserveCapacity(commandCount)
    owners.reserveCapacity(commandCount)
  }

  /// The scene of what was added; nothing can be added afterwards.
  consuming func finish() -> Scene {
    Scene(canvas: canvas, operations: operations, owners: owners, depth: depth)
  }

  private var clip: PixelBounds { levels[levels.count - 1].clip }

  /// Adds a command.
  mutating func add(_ command: DrawCommand, _ caches: inout Caches) {
    switch command {
    case .fill(let fill): add(fill, &caches)
    case .stroke(let stroke): add(stroke, &caches)
    case .shadow(let shadow): add(shadow, &caches)
    case .contentShadow(let shadow): add(shadow, &caches)
    case .image(let image): add(image, &caches)
    case .glyphs(let glyphs): add(glyphs, &caches)
    case .pushClip(let clip):
      let shape = caches.paths.fill(clip.path, rule: clip.rule, transform: clip.transform)
      push(
        .pushClip(held(shape)), opacity: nil, clip: self.clip.intersection(shape.path.bounds),
        isPartial: !shape.path.isWholePixels)
    case .pushGroup(let group):
      let opacity = Channel.rounding(Double(group.opacity))
      let isEmpty = opacity == 0 && !group.blendMode.changesWhereSourceIsTransparent
      push(
        .pushGroup, opacity: opacity, clip: isEmpty ? .empty : clip, isPartial: true,
        blendMode: group.blendMode)
    case .popClip, .popGroup: pop()
    }
  }

  private mutating func add(_ fill: FillCommand, _ caches: inout Caches) {
    guard fill.paint.isVisible(fill.blendMode), !clip.isEmpty else { return }
    if case .color(let color) = fill.paint,
      let rectangle = FixedRectangle(fill.path, transform: fill.transform)
    {
      return add(Scene.Operation(rectangle, PremultipliedPixel(color), fill.blendMode))
    }
    let shape = caches.paths.fill(fill.path, rule: fill.rule, transform: fill.transform)
    add(shape, fill.paint, fill.transform, fill.blendMode, &caches)
  }

  private mutating func add(_ stroke: StrokeCommand, _ caches: inout Caches) {
    guard stroke.paint.isVisible(stroke.blendMode), !clip.isEmpty else { return }
    let shape = caches.paths.stroke(
      stroke.path, style: stroke.style, transform: stroke.transform)
    add(shape, stroke.paint, stroke.transform, stroke.blendMode, &caches)
  }

  private mutating func add(
    _ shape: CoveredPath, _ paint: Paint, _ transform: CGAffineTransform, _ mode: BlendMode,
    _ caches: inout Caches
  ) {
    switch paint {
    case .color(let color): add(shape, PremultipliedPixel(color), mode)
    case .gradient(let gradient):
      let area = shape.path.bounds.intersection(clip)
      let ramp = caches.gradients.ramp(gradient, pixelCount: area.width * area.height)
      guard let prepared = PreparedGradient(gradient, ramp: ramp, transform: transform) else {
        return
      }
      shade(shape, .gradient(prepared), mode)
    case .pattern(let pattern):
      guard
        let prepared = PreparedPattern(pattern, transform: transform, images: &caches.images)
      else { return }
      shade(shape, .pattern(prepared), mode)
    }
  }

  private mutating func shade(_ shape: CoveredPath, _ paint: PreparedPaint, _ mode: BlendMode) {
    append(.shade(held(ShadedShape(shape, paint))), shape.path.bounds, mode)
  }

  private mutating func add(
    _ shape: CoveredPath, _ color: PremultipliedPixel, _ mode: BlendMode
  ) {
    let bounds = shape.path.bounds
    if case .mask(let mask, let x, let y) = shape.coverage {
      owners.append(mask)
      return append(.glyph(PlacedGlyph(mask, x: x, y: y)), bounds, mode, color)
    }
    add(
      Scene.Operation(
        kind: .fill(held(shape)), bounds: bounds, color: color,
        isCover: color.alpha == 255 && mode == .normal && !shape.path.interior.isEmpty,
        blendMode: mode))
  }

  private mutating func add(_ shadow: ShadowCommand, _ caches: inout Caches) {
    guard Paint.color(shadow.color).isVisible(shadow.blendMode) else { return }
    let (extent, limit) = takeCells(.shadow(shadow), sigma: Double(shadow.sigma))
    guard !clip.intersection(extent).isEmpty,
      let map = caches.shadows.map(shadow, extent: extent, visible: clip, limit: limit)
    else { return }
    append(
      .shadow(held(map)), map.bounds, shadow.blendMode, PremultipliedPixel(shadow.color))
  }

  /// The pixels that a shadow can change and how many cells it may take, which depends on the
  /// shadows before it: seen or not, so that a part of a picture is painted as all of it.
  private mutating func takeCells(
    _ command: DrawCommand, sigma: Double
  ) -> (extent: PixelBounds, limit: Int) {
    let extent = canvas.intersection(command.bounds)
    let limit =
      shadowCellCount < ShadowMap.manyCells ? ShadowMap.largestMap : ShadowMap.smallMap
    shadowCellCount += ShadowMap.cellCount(sigma: sigma, extent: extent, limit: limit)
    return (extent, limit)
  }

  private mutating func add(_ shadow: ContentShadowCommand, _ caches: inout Caches) {
    guard Paint.color(shadow.color).isVisible(shadow.blendMode),
      shadowDepth < ContentShadowCommand.maximumDepth, shadow.sigma.isFinite
    else { return }
    let (extent, limit) = takeCells(.contentShadow(shadow), sigma: Double(shadow.sigma))
    guard !clip.intersection(extent).isEmpty else { return }
    guard let map = map(shadow, extent, limit, &caches) else { return }
    append(
      .shadow(held(map)), map.bounds, shadow.blendMode, PremultipliedPixel(shadow.color))
  }

  private func map(
    _ shadow: ContentShadowCommand, _ extent: PixelBounds, _ limit: Int, _ caches: inout Caches
  ) -> ShadowMap? {
    if let known = caches.shadows.map(shadow, extent: extent, visible: clip, limit: limit) {
      return known
    }
    let map = ShadowMap(
      sigma: Double(shadow.sigma), extent: extent, visible: clip, limit: limit,
      caster: { ContentCaster(shadow, cell: $0) },
      coverage: { caster, area in
        caster.cellCoverage(area) { commands, width, height in
          Scene(
            commands, width: width, height: height, caches: &caches, depth: shadowDepth + 1
          ).pixels()
        }
      })
    caches.shadows.keep(map, shadow, extent: extent, visible: clip, limit: limit)
    return map
  }

  private mutating func add(_ command: ImageCommand, _ caches: inout Caches) {
    guard !clip.isEmpty,
      let image = PreparedImage(command, visible: clip, images: &caches.images)
    else { return }
    append(.image(held(image)), image.bounds, command.blendMode)
  }

  private mutating func add(_ command: GlyphsCommand, _ caches: inout Caches) {
    guard command.paint.isVisible(command.blendMode), !clip.isEmpty else { return }
    guard let placement = GlyphPlacement(command, &caches.masks) else { return }
    guard case .color(let color) = command.paint else {
      placement.forEachPath {
        add(CoveredPath($0), command.paint, command.transform, command.blendMode, &caches)
      }
      return
    }
    if let strike = placement.strike { owners.append(strike) }
    let pixel = PremultipliedPixel(color)
    var glyphs = PlacedGlyphs(capacity: command.run.glyphs.count)
    var start = 0
    var bounds = PixelBounds.empty
    placement.forEach { glyph in
      switch glyph {
      case .placed(let placed):
        bounds = bounds.union(placed.bounds)
        glyphs.append(placed)
      case .mask(let mask, let x, let y):
        let placed = PlacedGlyph(mask, x: x, y: y)
        bounds = bounds.union(placed.bounds)
        glyphs.append(placed)
      case .path(let path):
        // Keep the order: what was placed so far lies below.
        append(.glyphs(glyphs[start..<glyphs.count]), bounds, command.blendMode, pixel)
        (start, bounds) = (glyphs.count, .empty)
        add(CoveredPath(path), pixel, command.blendMode)
      }
    }
    append(.glyphs(glyphs[start..<glyphs.count]), bounds, command.blendMode, pixel)
    owners.append(glyphs.owner)
  }

  /// Holds what a shape refers to.
  private mutating func held(_ shape: CoveredPath) -> Scene.FilledShape {
    owners.append(shape.path)
    if let rows = shape.rows { owners.append(rows) }
    return Scene.FilledShape(shape)
  }

  /// Holds what an operation refers to.
  private mutating func held<Object: AnyObject>(_ object: Object) -> Unmanaged<Object> {
    owners.append(object)
    return .passUnretained(object)
  }

  private mutating func append(
    _ kind: Scene.Operation.Kind, _ bounds: PixelBounds, _ mode: BlendMode,
    _ color: PremultipliedPixel = PremultipliedPixel(bits: 0)
  ) {
    add(Scene.Operation(kind: kind, bounds: bounds, color: color, blendMode: mode))
  }

  /// Adds an operation that is no push or pop, as far as the clips in force leave it.
  @inline(__always)
  mutating func add(_ operation: Scene.Operation) {
    operations.append(operation)
    // Outside of all clips and groups most lie on the canvas, and nobody asks what was painted.
    if levels.count > 1 || !canvas.contains(operation.bounds) { cutLast() }
  }

  /// Leaves of the last operation what the clips in force do.
  private mutating func cutLast() {
    let last = operations.count - 1
    let bounds = operations[last].bounds.intersection(clip)
    guard !bounds.isEmpty else {
      operations.removeLast()
      return
    }
    operations[last].bounds = bounds
    if partialDepth > 0 { operations[last].isCover = false }
    addPainted(bounds)
  }

  /// Notes that the level at hand paints on these pixels, too.
  private mutating func addPainted(_ bounds: PixelBounds) {
    levels[levels.count - 1].painted = levels[levels.count - 1].painted.union(bounds)
  }

  private mutating func push(
    _ kind: Scene.Operation.Kind, opacity: UInt8?, clip: PixelBounds, isPartial: Bool,
    blendMode: BlendMode = .normal
  ) {
    levels.append(
      Level(
        operation: operations.count, opacity: opacity, clip: clip, painted: .empty,
        isPartial: isPartial, blendMode: blendMode))
    if isPartial { partialDepth += 1 }
    operations.append(Scene.Operation(kind: kind, bounds: .empty))
    depth = max(depth, levels.count - 1)
  }

  private mutating func pop() {
    var level = levels.removeLast()
    if level.isPartial { partialDepth -= 1 }
    if level.blendMode.changesWhereSourceIsTransparent { level.painted = clip }
    guard !level.painted.isEmpty else {
      operations.removeSubrange(level.operation...)
      return
    }
    addPainted(level.painted)
    operations[level.operation].bounds = level.painted
    operations[level.operation].end = Int32(truncatingIfNeeded: operations.count)
    operations.append(
      Scene.Operation(
        kind: level.opacity.map { .popGroup($0) } ?? .popClip, bounds: level.painted,
        blendMode: level.blendMode))
  }
}

extension Scene.Operation {
  /// The fill of a rectangle.
  fileprivate init(
    _ rectangle: FixedRectangle, _ color: PremultipliedPixel, _ mode: BlendMode
  ) {
    self.init(
      kind: .rectangle(rectangle), bounds: rectangle.bounds, color: color,
      isCover: color.alpha == 255 && mode == .normal && !rectangle.interior.isEmpty,
      blendMode: mode)
  }
}

extension Paint {
  /// Whether it changes any pixel.
  fileprivate func isVisible(_ mode: BlendMode) -> Bool {
    switch self {
    case .color(let color): color.alpha > 0 || mode.changesWhereSourceIsTransparent
    case .gradient(let gradient): !gradient.stops.isEmpty
    case .pattern: true
    }
  }
}
