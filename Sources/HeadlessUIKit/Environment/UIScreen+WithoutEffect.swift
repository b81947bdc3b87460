// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a screen has not here.
extension UIScreen {
  /// Whether the screen is made darker than it is by itself. The default is false.
  public var wantsSoftwareDimming: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether what is shown is recorded: never.
  public var isCaptured: Bool { false }

  /// The screen that this one shows a copy of: none.
  public var mirrored: UIScreen? { nil }

  /// How much brighter than white colors may be at most: not at all.
  public var potentialEDRHeadroom: CGFloat { 1 }

  /// How much brighter than white colors may be now: not at all.
  public var currentEDRHeadroom: CGFloat { 1 }
}
