// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UIDevice {
  /// Whether it is looked for something near. The default is false.
  public var isProximityMonitoringEnabled: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether something is near: never.
  public var proximityState: Bool { false }
}
