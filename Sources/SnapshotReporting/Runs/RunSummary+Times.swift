// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// How long the snapshots of a suite took.
public struct SuiteTime: Hashable, Sendable {
  /// The suite, with its target: `AppTests/ProfileViewTests`.
  public let suite: String
  /// How many snapshots were taken.
  public internal(set) var snapshots: Int
  /// How long they took together, in seconds.
  public internal(set) var seconds: Double
}

extension RunSummary {
  /// The suites whose times were measured, the slowest first.
  ///
  /// ```swift
  /// for time in run.summary.suiteTimes.prefix(5) { print(time.suite, time.seconds) }
  /// ```
  public var suiteTimes: [SuiteTime] {
    var times: [String: SuiteTime] = [:]
    for entry in entries {
      guard let seconds = entry.seconds else { continue }
      let suite = "\(entry.target)/\(entry.suite)"
      times[suite, default: SuiteTime(suite: suite, snapshots: 0, seconds: 0)].snapshots += 1
      times[suite]?.seconds += seconds
    }
    return times.values.sorted { ($1.seconds, $0.suite) < ($0.seconds, $1.suite) }
  }
}
