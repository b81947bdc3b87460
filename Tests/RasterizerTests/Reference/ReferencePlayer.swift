// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

@testable import Rasterizer

/// Plays display lists one command and one pixel after the other, on whole canvases, without
/// caches, bands or vectors. What the player paints must be this, byte for byte.
struct ReferencePlayer {
  private let width: Int
  private let height: Int
  private var layers: [[UInt32]]
  private var clips: [[UInt8]]
  /// The open groups.
  private var groups: [(opacity: UInt8, mode: BlendMode)] = []

  static func play(_ list: DisplayList) -> Bitmap {
    var player = ReferencePlayer(width: list.width, height: list.height)
    for command in list.commands { player.perform(command) }
    var bytes: [UInt8] = []
    for pixel in player.layers[0] {
      let straight = PremultipliedPixel(bits: pixel).straight
      for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(straight >> shift & 255)) }
    }
    return Bitmap(width: list.width, height: list.height, bytes: bytes)
  }

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
    layers = [Array(repeating: 0, count: width * height)]
    clips = [Array(repeating: 255, count: width * height)]
  }

  private mutating func perform(_ command: DrawCommand) {
    switch command {
    case .fill(let fill):
      let coverage = coverage(fill.path, fill.rule, fill.transform)
      blend(coverage, fill.paint, fill.transform, fill.blendMode)
    case .stroke(let stroke):
      let path = FlattenedPath(stroke.path, style: stroke.style, transform: stroke.transform)
      let coverage = ReferenceCoverage.coverage(path, width: width, height: height)
      blend(coverage, stroke.paint, stroke.transform, stroke.blendMode)
    case .shadow(let shadow): draw(shadow)
    case .contentShadow(let shadow): draw(shadow)
    case .image(let image): draw(image)
    case .glyphs(let glyphs): draw(glyphs)
    case .pushClip(let clip):
      let coverage = coverage(clip.path, clip.rule, clip.transform)
      clips.append(zip(clips[clips.count - 1], coverage).map { Channel.multiply($0, $1) })
    case .popClip: clips.removeLast()
    case .pushGroup(let group):
      layers.append(Array(repeating: 0, count: width * height))
      clips.append(Array(repeating: 255, count: width * height))
      groups.append((Channel.rounding(Double(group.opacity)), group.blendMode))
    case .popGroup:
      let layer = layers.removeLast()
      clips.removeLast()
      let (opacity, mode) = groups.removeLast()
      blend(layer, opacity, mode)
    }
  }

  /// Blends a group. Its opacity weighs its pixels where a transparent one would change something,
  /// and the result elsewhere.
  private mutating func blend(_ layer: [UInt32], _ opacity: UInt8, _ mode: BlendMode) {
    guard mode.changesWhereSourceIsTransparent else {
      return blend(Array(repeating: opacity, count: width * height), mode) {
        PremultipliedPixel(bits: layer[$0])
      }
    }
    blend(Array(repeating: 255, count: width * height), mode) { index in
      let bits = [0, 8, 16, 24].reduce(UInt32(0)) { bits, shift in
        let channel = UInt8(layer[index] >> UInt32(shift) & 255)
        return bits | UInt32(Channel.multiply(channel, opacity)) << UInt32(shift)
      }
      return PremultipliedPixel(bits: bits)
    }
  }

  private func coverage(_ path: Path, _ rule: FillRule, _ transform: CGAffineTransform) -> [UInt8] {
    ReferenceCoverage.coverage(path, rule: rule, transform: transform, width: width, height: height)
  }

  private mutating func blend(
    _ coverage: [UInt8], _ mode: BlendMode, _ pixel: (Int) -> PremultipliedPixel
  ) {
    let clip = clips[clips.count - 1]
    var layer = layers.removeLast()
    for index in 0..<width * height where coverage[index] > 0 && clip[index] > 0 {
      let weight = Channel.multiply(coverage[index], clip[index])
      guard weight > 0 else { continue }
      layer[index] =
        mode == .normal
        ? pixel(index).over(layer[index], coverage: UInt32(weight))
        : ReferenceBlend(mode: mode, weight: weight).pixel(pixel(index).bits, over: layer[index])
    }
    layers.append(layer)
  }

  private mutating func blend(
    _ coverage: [UInt8], _ paint: Paint, _ transform: CGAffineTransform, _ mode: BlendMode
  ) {
    switch paint {
    case .color(let color): blend(coverage, mode) { _ in PremultipliedPixel(color) }
    case .gradient(let gradient):
      let ramp = GradientRamp(gradient)
      guard let prepared = PreparedGradient(gradient, ramp: ramp, transform: transform) else {
        return
      }
      blend(coverage, .gradient(prepared), mode)
    case .pattern(let pattern):
      var images = ImageCache()
      guard
        let prepared = PreparedPattern(pattern, transform: transform, images: &images)
      else { return }
      blend(coverage, .pattern(prepared), mode)
    }
  }

  private mutating func blend(_ coverage: [UInt8], _ paint: PreparedPaint, _ mode: BlendMode) {
    let pixels = SharedBuffer<UInt32>(count: width * height, filledWith: 0)
    for row in 0..<height {
      paint.writeRow(row, columns: 0..<width, into: pixels.base + row * width)
    }
    blend(coverage, mode) { PremultipliedPixel(bits: pixels.base[$0]) }
  }

  private mutating func draw(_ command: ShadowCommand) {
    var cache = ShadowCache()
    let canvas = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    guard
      let map = cache.map(
        command, extent: canvas.intersection(DrawCommand.shadow(command).bounds), visible: canvas)
    else { return }
    draw(map, command.color, command.blendMode)
  }

  private mutating func draw(_ command: ContentShadowCommand) {
    let canvas = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    let map = ShadowMap(
      sigma: Double(command.sigma),
      extent: canvas.intersection(DrawCommand.contentShadow(command).bounds), visible: canvas,
      caster: { ContentCaster(command, cell: $0) },
      coverage: { caster, area in
        caster.cellCoverage(area) { commands, width, height in
          var player = ReferencePlayer(width: width, height: height)
          for command in commands { player.perform(command) }
          let pixels = SharedBuffer<UInt32>(count: width * height, filledWith: 0)
          for index in 0..<pixels.count { pixels.base[index] = player.layers[0][index] }
          return pixels
        }
      })
    if let map { draw(map, command.color, command.blendMode) }
  }

  private mutating func draw(_ map: ShadowMap, _ color: Color, _ mode: BlendMode) {
    var coverage = Array(repeating: UInt8(0), count: width * height)
    var line = SharedBuffer<UInt32>(count: 0, filledWith: 0)
    coverage.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for row in map.bounds.top..<map.bounds.bottom {
        map.writeCoverage(
          row, columns: map.bounds.left..<map.bounds.right, line: &line,
          into: base + (row * width + map.bounds.left))
      }
    }
    blend(coverage, mode) { _ in PremultipliedPixel(color) }
  }

  private mutating func draw(_ command: ImageCommand) {
    var images = ImageCache()
    let canvas = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    guard let image = PreparedImage(command, visible: canvas, images: &images) else { return }
    let area = image.bounds.intersection(canvas)
    let row = SharedBuffer<UInt32>(count: width, filledWith: 0)
    var sums = SharedBuffer<UInt32>(count: 0, filledWith: 0)
    var pixels = Array(repeating: UInt32(0), count: width * height)
    for y in area.top..<area.bottom {
      image.writeRow(y, columns: area.left..<area.right, sums: &sums, into: row.base)
      for x in area.left..<area.right { pixels[y * width + x] = row.base[x - area.left] }
    }
    let path = Path(rect: command.destination.standardized)
    blend(coverage(path, .nonZero, command.transform), command.blendMode) {
      PremultipliedPixel(bits: pixels[$0])
    }
  }

  private mutating func draw(_ command: GlyphsCommand) {
    var cache = MaskCache()
    var coverages: [[UInt8]] = []
    GlyphPlacement(command, &cache)?.forEach { glyph in
      switch glyph {
      case .mask(let mask, let x, let y):
        coverages.append(coverage(PlacedGlyph(mask, x: x, y: y)))
      case .placed(let placed): coverages.append(coverage(placed))
      case .path(let path):
        coverages.append(ReferenceCoverage.coverage(path, width: width, height: height))
      }
    }
    for coverage in coverages {
      blend(coverage, command.paint, command.transform, command.blendMode)
    }
  }

  private func coverage(_ glyph: PlacedGlyph) -> [UInt8] {
    var coverage = Array(repeating: UInt8(0), count: width * height)
    for y in glyph.bounds.top..<glyph.bounds.bottom where 0..<height ~= y {
      for x in glyph.bounds.left..<glyph.bounds.right where 0..<width ~= x {
        coverage[y * width + x] = glyph.coverage(x, y).pointee
      }
    }
    return coverage
  }
}
