// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension CALayer {
  /// Puts `layer` among the sublayers, at the index that `place` finds once it has left its former
  /// place.
  func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    requireNoCycle(with: layer)
    layer.removeFromSuperlayer()
    sublayerStorage.insert(layer, at: place(sublayerStorage))
    layer.superlayerStorage = self
    if layer.layoutState.isDue { markDescendantNeedsLayout() }
  }

  func replaceSublayers(_ layers: [CALayer]) {
    for layer in sublayerStorage { layer.removeFromSuperlayer() }
    for layer in layers { addSublayer(layer) }
  }

  private func requireNoCycle(with layer: CALayer) {
    require(layer !== self, "a layer cannot be added to itself: \(layer.description)")
    guard !layer.sublayerStorage.isEmpty else { return }
    var ancestor = superlayerStorage
    while let current = ancestor {
      require(
        current !== layer, "a layer cannot be added to one of its own sublayers: \(layer)")
      ancestor = current.superlayerStorage
    }
  }
}
