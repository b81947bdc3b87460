// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension CALayer {
  /// A pass may make the next one due. After as many that all moved something, the layout has no
  /// end.
  private static let passLimit = 100
  /// Layout and drawing recurse; a deeper tree would exhaust the stack of a secondary thread.
  static let depthLimit = 500

  /// Whether layers are not too deep to be laid out and drawn. Where they are, that is reported,
  /// and they and those in them are left out.
  static func allowsDepth(_ depth: Int) -> Bool {
    RenderingEnvironment.allows(
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

  /// The highest of this layer and its superlayers that can be reached through layers in need. One
  /// that is being laid out is not entered again.
  func highestLayerInNeed() -> CALayer {
    var layer = self
    while let superlayer = layer.superlayerStorage, superlayer.layoutState.needsLayout,
      !superlayer.layoutState.isLayingOut
    {
      layer = superlayer
    }
    return layer
  }

  /// Lays out until nothing is due: superlayers before sublayers, again while a pass asks for more
  /// and moves something.
  func layoutSubtree() {
    var progress = LayoutProgress()
    var passes = 0
    while layoutState.isReady {
      passes += 1
      runLayoutPass(depth: 0)
      view?.updatePropertiesInTree()
      view?.solveConstraintsIfNeeded()
      // Most layout is done after two passes; looking at the tree is for what is not.
      guard passes > 1, layoutState.isReady else { continue }
      if progress.isSettled(after: self) {
        forgetLayout()
      } else if passes >= CALayer.passLimit {
        reportEndlessLayout(progress.busy)
        forgetLayout()
      }
    }
  }

  private func runLayoutPass(depth: Int) {
    guard CALayer.allowsDepth(depth) else { return }
    if layoutState.needsLayout, !layoutState.isLayingOut {
      layoutState.needsLayout = false
      layoutState.isLayingOut = true
      layoutSublayers()
      layoutState.isLayingOut = false
      view?.solveForNewCells()
      layoutState.wasLaidOut = true
      // What was asked for meanwhile is the next pass's.
      if layoutState.needsLayout { superlayerStorage?.markDescendantNeedsLayout() }
    }
    guard layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = false
    // A copy: layout may add and remove layers.
    for layer in sublayerStorage where layer.layoutState.isDue {
      if layer.superlayerStorage === self { layer.runLayoutPass(depth: depth + 1) }
    }
  }

  /// Takes back what the layers of this tree have asked for, save for those that are being laid
  /// out.
  private func forgetLayout() {
    if !layoutState.isLayingOut { layoutState.needsLayout = false }
    guard layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = false
    for layer in sublayerStorage { layer.forgetLayout() }
  }

  private func reportEndlessLayout(_ layers: [CALayer]) {
    let views = layers.compactMap(\.view)
    let names = layers.map { $0.view?.description ?? $0.description }
    let shown = names.prefix(8).map { "    \($0)" } + (names.count > 8 ? ["    ..."] : [])
    RenderingEnvironment.report(
      RenderingIssue(
        "Layout has no end: after \(CALayer.passLimit) passes it is still due, because views move "
          + "or ask for layout each time they are laid out. Call setNeedsLayout() only when "
          + "something has changed. The last pass laid out\n" + shown.joined(separator: "\n"),
        in: views))
  }
}
