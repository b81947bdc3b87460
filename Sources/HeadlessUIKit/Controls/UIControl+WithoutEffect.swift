// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What controls keep and what changes no pixel here, or is reported where it would.
extension UIControl {
  /// Whether symbols move when the control is pressed. Nothing moves here. The default is false.
  public var isSymbolAnimationEnabled: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }
}
