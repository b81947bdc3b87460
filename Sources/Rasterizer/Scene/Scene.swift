// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A display list whose geometry is on the canvas's pixels, ready to be painted band by band.
struct Scene {
  let canvas: PixelBounds
  /// What they refer to is there as long as the scene is, and the caches that it was made with are
  /// lent.
  let operations: [Operation]
  /// What operations refer to, as far as the caches may not hold it.
  let owners: [AnyObject]
  /// How many clips and groups are open at once, at most.
  let depth: Int
}

extension Scene {
  /// Some of the rows of a list, which are those of the scene's canvas.
  init(_ list: DisplayList, rows: Range<Int>, caches: inout Caches) {
    let moved = CGAffineTransform(translationX: 0, y: -CGFloat(rows.lowerBound))
    let commands =
      rows.lowerBound == 0 ? list.commands : list.commands.map { $0.transformed(by: moved) }
    self.init(commands, width: list.width, height: rows.count, caches: &caches, depth: 0)
  }

  /// - Parameter depth: How many content shadows are around.
  init(
    _ commands: [DrawCommand], width: Int, height: Int, caches: inout Caches, depth: Int
  ) {
    let canvas = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    var builder = SceneBuilder(
      canvas: canvas, commandCount: commands.count, shadowDepth: depth)
    for command in commands { builder.add(command, &caches) }
    self = builder.finish()
  }
}
