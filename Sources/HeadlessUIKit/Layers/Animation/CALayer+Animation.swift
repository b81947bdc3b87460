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
  /// Runs an animation, which is over at once, see ``CAAnimation``; its delegate is told before the
  /// call returns.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: The name to find it by; one that has the same name is removed. `nil` for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    anim.delegate?.animationDidStart(anim)
    if !anim.ends || anim.keepsEnd || !anim.isRemovedOnCompletion {
      let applied = anim.keepsEnd ? anim.applyEnd(to: self) : []
      animationStorage.append(
        LayerAnimation(key: key ?? unusedKey, animation: anim, applied: applied))
    }
    if anim.ends { anim.delegate?.animationDidStop(anim, finished: true) }
  }

  /// The animation with this name that is still there; `nil` where there is none or it is over.
  public func animation(forKey key: String) -> CAAnimation? {
    animationStorage.first { $0.key == key }?.animation
  }

  /// The names of the animations that are still there; `nil` where there are none.
  public func animationKeys() -> [String]? {
    animationStorage.isEmpty ? nil : animationStorage.map(\.key)
  }

  /// Removes an animation. What it left in sight goes; the delegate of one that was not over is
  /// told.
  public func removeAnimation(forKey key: String) {
    for index in animationStorage.indices where animationStorage[index].key == key {
      end(animationStorage.remove(at: index))
      return
    }
  }

  /// Removes all animations, the last one first.
  public func removeAllAnimations() {
    while let last = animationStorage.popLast() { end(last) }
  }

  private func end(_ entry: LayerAnimation) {
    for value in entry.applied.reversed() { value.takeBack() }
    if !entry.animation.ends {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    }
  }

  private var unusedKey: String {
    var number = animationStorage.count
    while animation(forKey: "animation.\(number)") != nil { number += 1 }
    return "animation.\(number)"
  }
}
