// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics

/// A display list whose geometry is on the canvas's pixels, ready to be painted band by band.
struct Scene {
  /// One step of painting.
  struct Operation {
    enum Kind {
      case fill(Silhouette, PremultipliedPixel)
      case rectangle(FixedRectangle, PremultipliedPixel)
      /// Masks that the scene holds.
      case glyphs(UnsafeBufferPointer<PlacedGlyph>, PremultipliedPixel)
      case glyph(PlacedGlyph, PremultipliedPixel)
      case shadow(ShadowMap, PremultipliedPixel)
      case shade(Silhouette, PreparedPaint)
      case image(PreparedImage)
      case pushClip(Silhouette)
      case popClip
      case pushGroup
      /// With the group's opacity.
      case popGroup(UInt8)

      /// Whether it opens or closes a clip or a group.
      var isBracket: Bool {
        switch self {
        case .fill, .rectangle, .glyphs, .glyph, .shadow, .shade, .image: false
        case .pushClip, .popClip, .pushGroup, .popGroup: true
        }
      }
    }

    var kind: Kind
    /// The pixels that it can change; of a push, those that anything up to its pop can change.
    var bounds: PixelBounds
    /// The index of a push's pop.
    var end = 0
    /// Whether what it covers wholly hides everything below.
    var isCover = false
    /// How it becomes one with what lies below; of a group, with its pop.
    var blendMode = BlendMode.normal
  }

  let canvas: PixelBounds
  /// The pixels that are painted; its columns begin and end at blocks or at the canvas's end.
  let area: PixelBounds
  /// Valid as long as somebody holds the scene.
  var operations: UnsafeBufferPointer<Operation> { storage.operations.all }
  let storage: OperationStorage
  /// What holds the operations' glyphs.
  let runs: [PlacedGlyphs]
  /// What holds the glyphs' masks.
  let strikes: [GlyphStrike]
  let masks: [GlyphMask]
  /// How many clips and groups are open at once, at most.
  let depth: Int
}

/// Frees a scene's operations.
final class OperationStorage: @unchecked Sendable {
  let operations: Stack<Scene.Operation>

  init(_ operations: Stack<Scene.Operation>) { self.operations = operations }

  deinit { operations.deallocate() }
}

extension Scene {
  init(_ list: DisplayList, caches: inout Caches) {
    self.init(list.commands, width: list.width, height: list.height, caches: &caches, depth: 0)
  }

  /// Only what is needed for the pixels of `part` and those beside them in the same blocks.
  init(_ list: DisplayList, part: PixelBounds, caches: inout Caches) {
    let canvas = PixelBounds(left: 0, top: 0, right: list.width, bottom: list.height)
    var area = part.intersection(canvas)
    area.left &= ~15
    area.right = min(canvas.right, Block.aligned(area.right))
    // All of the picture needs every command, wherever it paints.
    guard area != canvas else {
      self.init(list, caches: &caches)
      return
    }
    let indices = list.indices(neededFor: area.rect)
    var builder = SceneBuilder(
      canvas: canvas, area: area, commandCount: indices.count, shadowDepth: 0)
    list.commands.withUnsafeBufferPointer { commands in
      for index in indices { commands.withValue(at: index) { builder.add($0, &caches) } }
    }
    self = builder.finish()
  }

  /// - Parameter depth: How many content shadows are around.
  init(
    _ commands: [DrawCommand], width: Int, height: Int, caches: inout Caches, depth: Int
  ) {
    let canvas = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    var builder = SceneBuilder(
      canvas: canvas, area: canvas, commandCount: commands.count, shadowDepth: depth)
    commands.withUnsafeBufferPointer { commands in
      for index in commands.indices {
        commands.withValue(at: index) { builder.add($0, &caches) }
      }
    }
    self = builder.finish()
  }
}

extension UnsafeBufferPointer where Element: ~Copyable {
  /// Calls `body` with a value where it lies: what need not be copyable is not copied.
  @inline(__always)
  fileprivate func withValue(at index: Int, _ body: (borrowing Element) -> Void) {
    body(self[index])
  }
}
