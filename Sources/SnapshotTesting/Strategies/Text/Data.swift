// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { old, new in old == new ? nil : (difference(old, new), []) }))
  }

  private static func difference(_ old: Data, _ new: Data) -> String {
    let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = first ?? min(old.count, new.count)
    let sizes =
      old.count == new.count
      ? "Both have \(old.count) bytes" : "\(old.count) bytes became \(new.count)"
    return "\(sizes); the first that differs is at \(place)."
  }
}
