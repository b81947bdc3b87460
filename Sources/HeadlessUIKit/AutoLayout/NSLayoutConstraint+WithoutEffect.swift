// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension NSLayoutConstraint {
  /// Whether the constraint is kept with its view. Nothing is archived here. The default is false.
  public var shouldBeArchived: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }
}
