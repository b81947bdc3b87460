// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Tells layout that is still getting somewhere from layout that goes round in a circle.
///
/// Views often ask for layout while they are laid out: a label gets its text there, a subview is
/// put to the front. Where another pass moves nothing, what asks again and again has got what it
/// wanted. Where each pass moves something, the layout has no end.
struct LayoutProgress {
  /// A layer's place in the tree and on the screen.
  private struct Place: Equatable {
    var depth: Int
    var bounds: CGRect
    var position: CGPoint
    var transform: CGAffineTransform
    /// Where Auto Layout wants it.
    var solvedFrame: CGRect?
  }

  private var places: [Place] = []
  /// The indices, in the order of the tree, of the layers that were laid out since `places` is as
  /// it is.
  private var settled: Set<Int> = []
  /// The layers that were laid out in the last pass, the lowest first.
  private(set) var busy: [CALayer] = []

  /// Looks at the tree after a pass.
  ///
  /// - Returns: Whether everything that asks for layout was laid out already with all layers where
  ///   they are now.
  mutating func isSettled(after root: CALayer) -> Bool {
    var walk = Walk()
    walk.visit(root, depth: 0)
    if walk.places == places {
      settled.formUnion(walk.ran)
    } else {
      (places, settled) = (walk.places, [])
    }
    busy = walk.busy
    return walk.due.isSubset(of: settled)
  }

  private struct Walk {
    var places: [Place] = []
    var ran: Set<Int> = []
    var due: Set<Int> = []
    var busy: [CALayer] = []

    mutating func visit(_ layer: CALayer, depth: Int) {
      guard CALayer.allowsDepth(depth) else { return }
      let (index, geometry) = (places.count, layer.geometry)
      places.append(
        Place(
          depth: depth, bounds: geometry.bounds, position: geometry.position,
          transform: geometry.transform,
          solvedFrame: layer.view?.layoutStateStorage?.solvedFrame))
      if layer.layoutState.wasLaidOut {
        ran.insert(index)
        busy.append(layer)
        layer.layoutState.wasLaidOut = false
      }
      if layer.layoutState.needsLayout { due.insert(index) }
      for sublayer in layer.sublayerStorage { visit(sublayer, depth: depth + 1) }
    }
  }
}
