// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics

/// The operations of those of a list's commands that need only what the caches have, found by several threads, which
/// only read the caches.
final class KnownOperations: SharedWork, @unchecked Sendable {
  /// Fewer commands than this are looked at by one thread.
  static let fewest = 24
  /// How many commands a thread takes at once, at least.
  private static let fewestAtOnce = 4

  private let commands: UnsafeBufferPointer<DrawCommand>
  private let caches: UnsafePointer<Caches>
  private let operations: UnsafeMutablePointer<Scene.Operation?>
  private let parts: Parts

  /// - Parameter caches: They stay, and nobody changes them, until all commands have been looked at.
  init(
    _ commands: UnsafeBufferPointer<DrawCommand>, _ caches: UnsafePointer<Caches>, threadCount: Int
  ) {
    self.commands = commands
    self.caches = caches
    operations = .allocate(capacity: commands.count)
    parts = Parts(commands.indices, threadCount: threadCount, fewest: Self.fewestAtOnce)
  }

  deinit { operations.deallocate() }

  func perform(fromEnd: Bool) {
    while let part = parts.take(fromEnd: fromEnd) {
      for index in part {
        commands.withValue(at: index) {
          (operations + index).initialize(to: Scene.Operation(known: $0, caches))
        }
      }
    }
  }

  /// The operation of a command; `nil` where it takes more than a look. Valid when all were looked at.
  @inline(__always)
  subscript(index: Int) -> Scene.Operation? { operations[index] }
}

extension Scene.Operation {
  /// The operation of a command that needs only what the caches have; `nil` for others.
  ///
  /// It is not cut to clips, and what it says it covers it does only outside of groups.
  @inline(never)
  init?(known command: borrowing DrawCommand, _ caches: UnsafePointer<Caches>) {
    switch command {
    case .fill(let fill): self.init(known: fill, caches)
    case .stroke(let stroke): self.init(known: stroke, caches)
    case .glyphs(let glyphs): self.init(known: glyphs, caches)
    case .shadow, .contentShadow, .image, .pushClip, .popClip, .pushGroup, .popGroup: return nil
    }
  }

  @inline(__always)
  private init?(known fill: borrowing FillCommand, _ caches: UnsafePointer<Caches>) {
    guard case .color(let color) = fill.paint, color.alpha > 0 else { return nil }
    let pixel = PremultipliedPixel(color)
    if let rectangle = FixedRectangle(fill.path, transform: fill.transform) {
      self.init(rectangle, pixel, fill.blendMode)
      return
    }
    let known = caches.pointee.silhouettes.known(
      fill.path, rule: fill.rule, transform: fill.transform)
    guard let known else { return nil }
    self.init(known, pixel, fill.blendMode)
  }

  @inline(__always)
  private init?(known stroke: borrowing StrokeCommand, _ caches: UnsafePointer<Caches>) {
    guard case .color(let color) = stroke.paint, color.alpha > 0 else { return nil }
    let known = caches.pointee.silhouettes.known(
      stroke.path, style: stroke.style, transform: stroke.transform)
    guard let known else { return nil }
    self.init(known, PremultipliedPixel(color), stroke.blendMode)
  }

  @inline(__always)
  private init?(known glyphs: borrowing GlyphsCommand, _ caches: UnsafePointer<Caches>) {
    guard case .color(let color) = glyphs.paint, color.alpha > 0,
      let known = caches.pointee.runs.known(glyphs)
    else { return nil }
    self.init(
      kind: .glyphs(known.glyphs), bounds: known.bounds, color: PremultipliedPixel(color),
      blendMode: glyphs.blendMode)
  }

  /// The fill of a rectangle.
  @inline(__always)
  init(_ rectangle: FixedRectangle, _ color: PremultipliedPixel, _ mode: BlendMode) {
    self.init(
      kind: .rectangle(rectangle), bounds: rectangle.bounds, color: color,
      isCover: color.alpha == 255 && mode == .normal && !rectangle.interior.isEmpty,
      blendMode: mode)
  }

  /// The fill of a silhouette that stays as long as the scene.
  @inline(__always)
  init(_ silhouette: Unmanaged<Silhouette>, _ color: PremultipliedPixel, _ mode: BlendMode) {
    self = silhouette._withUnsafeGuaranteedRef { shape in
      if let mask = shape.placedMask {
        return Self(kind: .glyph(mask), bounds: shape.bounds, color: color, blendMode: mode)
      }
      return Self(
        kind: .fill(Scene.FilledShape(silhouette)), bounds: shape.bounds, color: color,
        isCover: color.alpha == 255 && mode == .normal && !shape.interior.isEmpty, blendMode: mode)
    }
  }
}
