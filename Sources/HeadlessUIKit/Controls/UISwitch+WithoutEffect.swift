// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UISwitch {
  /// A picture for the switch that is on, which iOS does not show since version 7.
  public var onImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// A picture for the switch that is off, which iOS does not show since version 7.
  public var offImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }
}
