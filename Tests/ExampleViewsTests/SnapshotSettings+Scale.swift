// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots

extension SnapshotSettings {
  /// A scale, and the variant that is named after it, such as `3x`.
  static func pixels(perPoint scale: Int) -> SnapshotSettings {
    SnapshotSettings(.scale(CGFloat(scale)), .variant("\(scale)x"))
  }
}
