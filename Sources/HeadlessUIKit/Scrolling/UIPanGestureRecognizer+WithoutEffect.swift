// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UIPanGestureRecognizer {
  /// Which wheels and pads drag, too. The default is none.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { KeptValues.value(of: self, or: []) }
    set { KeptValues.keep(newValue, of: self) }
  }
}
