// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension CALayer {
  /// Puts `layer` among the sublayers, at the index that `place` finds once it has left its former
  /// place.
  func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    guard allowsSublayer(layer) else { return }
    layer.removeFromSuperlayer()
    sublayerStorage.insert(layer, at: place(sublayerStorage))
    layer.superlayerStorage = self
    if layer.layoutState.isDue { markDescendantNeedsLayout() }
  }

  func replaceSublayers(_ layers: [CALayer]) {
    guard layers != sublayerStorage else { return }
    for layer in sublayerStorage { layer.removeFromSuperlayer() }
    for layer in layers { addSublayer(layer) }
  }

  private func allowsSublayer(_ layer: CALayer) -> Bool {
    guard
      RenderingEnvironment.allows(
        layer !== self, "a layer cannot be added to itself: \(layer.description)")
    else { return false }
    guard !layer.sublayerStorage.isEmpty else { return true }
    var ancestor = superlayerStorage
    while let current = ancestor, current !== layer { ancestor = current.superlayerStorage }
    return RenderingEnvironment.allows(
      ancestor == nil, "a layer cannot be added to one of its own sublayers: \(layer)")
  }
}
