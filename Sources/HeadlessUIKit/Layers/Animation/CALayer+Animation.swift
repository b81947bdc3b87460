// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An animation of a layer that is not over, or whose end stays in sight.
struct LayerAnimation {
  let key: String
  let animation: CAAnimation
  var applied: [AppliedValue]
}

extension CALayer {
  /// Notes that a property was set while an animation's end stands in it: that value is the layer's
  /// own from now on, also where it is the same.
  func didSetProperty(_ name: String) {
    guard !animationStorage.isEmpty, !AppliedValue.isChanging else { return }
    for entry in animationStorage.indices {
      for index in animationStorage[entry].applied.indices
      where animationStorage[entry].applied[index].name == name {
        animationStorage[entry].applied[index].isOwn = true
      }
    }
  }

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
