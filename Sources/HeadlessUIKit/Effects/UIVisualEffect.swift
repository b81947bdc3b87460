// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a ``UIVisualEffectView`` does with what lies behind it.
open class UIVisualEffect: NSObject, NSCopying {
  /// Makes an effect that does nothing.
  public override init() {
    super.init()
  }

  /// The effect itself: effects do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
