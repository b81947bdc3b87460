// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The greatest finite `Float`, as C's header has it on iOS.
public let HUGE: Float = .greatestFiniteMagnitude

extension ProcessInfo {
  /// Whether an app for iOS runs on a Mac as Catalyst: false.
  public var isMacCatalystApp: Bool { false }
  /// Whether an app for iOS runs on a Mac as it is: false.
  public var isiOSAppOnMac: Bool { false }
}

extension CGSize {
  /// Such as `(3.0, 4.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGPoint {
  /// Such as `(3.0, 4.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGRect {
  /// Such as `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
