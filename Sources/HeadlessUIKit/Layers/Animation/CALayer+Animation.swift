// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An animation of a layer that is not over, or whose end stays in sight.
struct LayerAnimation {
  let key: String
  let animation: CAAnimation
  let applied: [AppliedValue]
}

extension CALayer {
  func end(_ entry: LayerAnimation) {
    for value in entry.applied.reversed() { value.takeBack() }
    if !entry.animation.ends {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    }
  }

  var unusedKey: String {
    var number = animationStorage.count
    while animation(forKey: "animation.\(number)") != nil { number += 1 }
    return "animation.\(number)"
  }
}
