// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UIViewPropertyAnimator {
  /// Whether views find touches where they are drawn meanwhile. The default is false.
  public var isManualHitTestingEnabled: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }
}
