// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension CALayer {
  /// A pass may make the next one due. After as many, the view asks for layout while it is laid
  /// out.
  private static let passLimit = 100
  /// Layout and drawing recurse; a deeper tree would exhaust the stack of a secondary thread.
  static let depthLimit = 500

  /// Stops the program where a tree is too deep to be laid out or drawn.
  static func requireDepth(_ depth: Int) {
    require(
      depth < depthLimit, "layers are nested more than \(depthLimit) deep; make the tree flatter")
  }

  func markNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    superlayerStorage?.markDescendantNeedsLayout()
  }

  func markDescendantNeedsLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.layoutState.descendantNeedsLayout {
      current.layoutState.descendantNeedsLayout = true
      layer = current.superlayerStorage
    }
  }

  /// The highest of this layer and its superlayers that can be reached through layers in need.
  func highestLayerInNeed() -> CALayer {
    var layer = self
    while let superlayer = layer.superlayerStorage, superlayer.layoutState.needsLayout {
      layer = superlayer
    }
    return layer
  }

  /// Lays out until nothing is due: superlayers before sublayers, again while a pass asks for more.
  func layoutSubtree() {
    var passes = 0
    while layoutState.isDue {
      passes += 1
      guard passes <= CALayer.passLimit else {
        RenderingEnvironment.report(
          "\(view?.description ?? description) still needs layout after \(CALayer.passLimit) "
            + "passes: a view asks for layout each time it is laid out; call setNeedsLayout() only "
            + "when something has changed")
        return
      }
      runLayoutPass(depth: 0)
      view?.solveConstraintsIfNeeded()
    }
  }

  private func runLayoutPass(depth: Int) {
    CALayer.requireDepth(depth)
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      layoutSublayers()
    }
    guard layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = false
    // A copy: layout may add and remove layers.
    for layer in sublayerStorage where layer.layoutState.isDue {
      if layer.superlayerStorage === self { layer.runLayoutPass(depth: depth + 1) }
    }
  }
}
