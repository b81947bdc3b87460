// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UIAlertController {
  /// How serious an alert is, which a Mac shows.
  public enum Severity: Int, Hashable, Sendable {
    /// As usual.
    case `default` = 0
    /// Something may be lost.
    case critical = 1
  }

  /// How serious the alert is, which a phone does not show. The default is `default`.
  public var severity: Severity {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }
}
