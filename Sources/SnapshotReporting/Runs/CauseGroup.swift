// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// One cause, and all the snapshots of a run that differ because of it.
///
/// ```swift
/// for group in run.summary.causeGroups { print(group.change, group.snapshots.count) }
/// ```
public struct CauseGroup: Hashable, Sendable {
  /// The same for the same change of the same kind of view, in any run.
  public let fingerprint: String
  /// The change in one line, as its first snapshot has it.
  public let change: String
  /// How many differing pixels lie in the views that it changed, in all snapshots.
  public let pixels: Int
  /// The snapshots, in the run's order.
  public let snapshots: [SnapshotRun.Entry]
}

extension RunSummary {
  /// The causes of all differences, those of most snapshots first, then those of most pixels.
  public var causeGroups: [CauseGroup] {
    var order: [String] = []
    var found: [String: (change: String, pixels: Int, snapshots: [SnapshotRun.Entry])] = [:]
    for entry in entries where entry.outcome.isProblem {
      for cause in entry.causes ?? [] {
        if found[cause.fingerprint] == nil { order.append(cause.fingerprint) }
        var group = found[cause.fingerprint] ?? (cause.change, 0, [])
        group.pixels += cause.pixels
        // A view may change twice in one snapshot.
        if group.snapshots.last != entry { group.snapshots.append(entry) }
        found[cause.fingerprint] = group
      }
    }
    let groups = order.compactMap { fingerprint in
      found[fingerprint].map {
        CauseGroup(
          fingerprint: fingerprint, change: $0.change, pixels: $0.pixels, snapshots: $0.snapshots)
      }
    }
    return groups.enumerated().sorted {
      (-$0.element.snapshots.count, -$0.element.pixels, $0.offset)
        < (-$1.element.snapshots.count, -$1.element.pixels, $1.offset)
    }.map(\.element)
  }
}
