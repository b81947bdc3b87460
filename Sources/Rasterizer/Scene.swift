// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics

/// A display list whose geometry is on the canvas's pixels, ready to be painted band by band.
struct Scene {
  let canvas: PixelBounds
  /// The pixels that are painted; its columns begin and end at blocks or at the canvas's end.
  let area: PixelBounds
  /// Valid as long as somebody holds the scene and the caches that it was made with are lent.
  var operations: UnsafeBufferPointer<Operation> { storage.operations.all }
  let storage: SceneStorage
  /// How many clips and groups are open at once, at most.
  let depth: Int
}

/// Holds a scene's operations and what they refer to, as far as the caches do not hold it.
final class SceneStorage: @unchecked Sendable {
  let operations: Stack<Scene.Operation>
  private let owners: Stack<AnyObject>

  init(_ operations: Stack<Scene.Operation>, owners: Stack<AnyObject>) {
    self.operations = operations
    self.owners = owners
  }

  deinit {
    operations.deallocate()
    owners.deallocate()
  }
}

extension Scene {
  /// - Parameter helpers: Threads that look with the calling one at what the caches have.
  init(_ list: DisplayList, caches: inout Caches, helpers: PlayHelpers? = nil) {
    self.init(
      list.commands, width: list.width, height: list.height, caches: &caches, depth: 0,
      helpers: helpers)
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
      for index in indices { builder.add(commands, index, &caches) }
    }
    self = builder.finish()
  }

  /// - Parameter depth: How many content shadows are around.
  init(
    _ commands: [DrawCommand], width: Int, height: Int, caches: inout Caches, depth: Int,
    helpers: PlayHelpers? = nil
  ) {
    let canvas = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    var builder = SceneBuilder(
      canvas: canvas, area: canvas, commandCount: commands.count, shadowDepth: depth)
    commands.withUnsafeBufferPointer { commands in
      guard let helpers, commands.count >= KnownOperations.fewest else {
        for index in commands.indices { builder.add(commands, index, &caches) }
        return
      }
      let known = withUnsafePointer(to: caches) {
        let known = KnownOperations(commands, $0, threadCount: helpers.count + 1)
        helpers.share(known)
        return known
      }
      for index in commands.indices {
        if let operation = known[index] {
          builder.add(operation)
        } else {
          commands.withValue(at: index) { builder.add($0, &caches) }
        }
      }
    }
    self = builder.finish()
  }
}

extension SceneBuilder {
  /// Adds one of the commands.
  @inline(__always)
  fileprivate mutating func add(
    _ commands: UnsafeBufferPointer<DrawCommand>, _ index: Int, _ caches: inout Caches
  ) {
    commands.withValue(at: index) { command in
      if let known = withUnsafePointer(to: caches, { Scene.Operation(known: command, $0) }) {
        add(known)
      } else {
        add(command, &caches)
      }
    }
  }
}

extension UnsafeBufferPointer where Element: ~Copyable {
  /// Calls `body` with a value where it lies: what need not be copyable is not copied.
  @inline(__always)
  func withValue(at index: Int, _ body: (borrowing Element) -> Void) {
    body(self[index])
  }
}
