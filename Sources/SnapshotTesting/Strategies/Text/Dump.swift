// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

extension Snapshotting where Format == String {
  /// All that is in a value, as a tree: properties in the order of their texts, dictionaries and
  /// sets sorted, without addresses.
  ///
  /// ```
  /// ▿ User
  ///   - id: 1
  ///   - name: "Ada"
  /// ```
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      ValueDump(value) { part in
        (part as? any AnySnapshotStringConvertible).map {
          ($0.snapshotDescription, type(of: $0).renderChildren)
        }
      }.text
    }
  }
}
