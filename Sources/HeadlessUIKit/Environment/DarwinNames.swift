// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The greatest finite `Float`, as C's header has it on iOS.
public let HUGE: Float = .greatestFiniteMagnitude

extension ProcessInfo {
  /// Whether an app for iOS runs on a Mac as Catalyst: false.
  public var isMacCatalystApp: Bool { false }
  /// Whether an app for iOS runs on a Mac as it is: false.
  public var isiOSAppOnMac: Bool { false }
}
