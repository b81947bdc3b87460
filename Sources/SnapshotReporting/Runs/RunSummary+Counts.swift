// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

extension RunSummary {
  /// How many snapshots had each outcome.
  public struct Counts: Codable, Hashable, Sendable {
    /// Those that could not be taken, read, compared or written.
    public var failed = 0
    /// Those whose pixels or sizes differ from the reference.
    public var differing = 0
    /// Those without a reference.
    public var missing = 0
    /// Those whose reference was written for the first time.
    public var added = 0
    /// Those whose reference was replaced.
    public var changed = 0
    /// Those that were to be recorded and are as they were.
    public var unchanged = 0
    /// Those that equal their reference.
    public var equal = 0
    /// The references that no test or state asks for any more.
    public var removed = 0
    /// Those without a reference of their name, and with one of another.
    public var renamed = 0

    init(_ entries: [SnapshotRun.Entry], _ changes: ReferenceChanges = ReferenceChanges()) {
      removed = changes.removed.count
      let arrivals = Set(changes.renamed.map(\.to))
      for entry in entries {
        switch entry.outcome {
        case .matched: equal += 1
        case .recordedNew: added += 1
        case .recordedChanged: changed += 1
        case .recordedUnchanged: unchanged += 1
        case .differed, .sizeMismatch: differing += 1
        case .missingReference where arrivals.contains(entry.reference ?? ""): renamed += 1
        case .missingReference: missing += 1
        case .failed: failed += 1
        }
      }
    }

    /// `1 differing, 7 equal`: the outcomes that there are, the worst first.
    public var text: String {
      let counts = [
        (failed, "failed"), (differing, "differing"), (missing, "missing"),
        (renamed, "renamed"), (removed, "removed"), (added, "added"),
        (changed, "changed"), (unchanged, "unchanged"), (equal, "equal"),
      ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      return counts.isEmpty ? "no snapshots" : counts.joined(separator: ", ")
    }
  }

  /// How many snapshots had each outcome.
  public var counts: Counts { Counts(entries, changes) }

  /// The snapshots that a person has to do something about, in the run's order.
  public var problems: [SnapshotRun.Entry] { entries.filter(\.outcome.isProblem) }
}

extension SnapshotRun.Outcome {
  /// The outcome in one word, as it stands before a snapshot.
  var word: String {
    switch self {
    case .matched: "equal"
    case .recordedNew: "added"
    case .recordedChanged: "changed"
    case .recordedUnchanged: "unchanged"
    case .differed, .sizeMismatch: "differing"
    case .missingReference: "missing"
    case .failed: "failed"
    }
  }
}
