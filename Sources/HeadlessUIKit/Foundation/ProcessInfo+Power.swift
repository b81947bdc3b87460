// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension ProcessInfo {
  /// Whether the device saves power: false.
  public var isLowPowerModeEnabled: Bool { false }

  /// How hot the device is.
  public enum ThermalState: Int, Sendable {
    /// As usual.
    case nominal = 0
    /// A little hot.
    case fair = 1
    /// So hot that the system slows down.
    case serious = 2
    /// Too hot.
    case critical = 3
  }

  /// How hot the device is: as usual.
  public var thermalState: ThermalState { .nominal }
}
