// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension CASpringAnimation {
  /// About how long the spring swings, in seconds: until a thousandth of the way is left, by the
  /// formula of a damped oscillator.
  public var settlingDuration: CFTimeInterval {
    guard damping > 0 else { return .greatestFiniteMagnitude }
    return CFTimeInterval(log(1000) * 2 * mass / damping)
  }

  /// Whether the spring may come to rest without swinging. Animations are over at once. The default
  /// is false.
  public var allowsOverdamping: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }
}
