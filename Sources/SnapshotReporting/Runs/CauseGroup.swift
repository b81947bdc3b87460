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
  /// The change in one line, as its first snapshot has it; what was done, where the views of others
  /// looked otherwise before.
  public let change: String
  /// How many differing pixels lie in the views that it changed, in all snapshots.
  public let pixels: Int
  /// The snapshots, in the run's order.
  public let snapshots: [SnapshotRun.Entry]
}

extension RunSummary {
  /// The causes of all differences, those of most snapshots first, then those of most pixels.
  ///
  /// What was done to several views is one cause, whatever they looked like before.
  public var causeGroups: [CauseGroup] {
    var order: [String] = []
    var found: [String: Found] = [:]
    for entry in entries where entry.outcome.isProblem {
      for cause in entry.causes ?? [] {
        let key = cause.deed ?? cause.fingerprint
        if found[key] == nil { order.append(key) }
        found[key, default: Found(first: cause)].add(cause, of: entry)
      }
    }
    return order.compactMap { found[$0]?.group }.enumerated().sorted {
      (-$0.element.snapshots.count, -$0.element.pixels, $0.offset)
        < (-$1.element.snapshots.count, -$1.element.pixels, $1.offset)
    }.map(\.element)
  }

  /// The causes of one deed.
  private struct Found {
    let first: SnapshotRun.Cause
    var pixels = 0
    var snapshots: [SnapshotRun.Entry] = []
    /// Whether the views looked alike before, too.
    var isOneChange = true

    mutating func add(_ cause: SnapshotRun.Cause, of entry: SnapshotRun.Entry) {
      pixels += cause.pixels
      if cause.fingerprint != first.fingerprint { isOneChange = false }
      // A view may change twice in one snapshot.
      if snapshots.last != entry { snapshots.append(entry) }
    }

    var group: CauseGroup {
      CauseGroup(
        fingerprint: first.fingerprint,
        change: isOneChange ? first.change : first.deed ?? first.change, pixels: pixels,
        snapshots: snapshots)
    }
  }
}
