// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// What a run of the tests did with each snapshot, and how the run ended: what a person reads after
/// `snapshots record` and `snapshots test`.
///
/// ```swift
/// let summary = RunSummary(run: run, ending: .passed, packageFolder: "/home/me/App")
/// print(summary.text(style: .plain))
/// ```
public struct RunSummary: Hashable, Sendable {
  /// The entries, one a snapshot, in the run's order.
  public let entries: [SnapshotRun.Entry]
  /// How `swift test` ended.
  public let ending: Ending
  /// The first failures of tests that no snapshot explains.
  public var otherFailures: [OtherFailure] = []
  /// How many there are of them.
  public var otherFailureCount = 0
  /// The references that the run left behind, where they were looked for.
  public var changes = ReferenceChanges()
  /// The references of snapshots that were taken several times with other outcomes.
  public var flakyReferences: Set<String> { Set(attempts.keys) }
  /// What became of these each time, in the order in which they were taken.
  let attempts: [String: [SnapshotRun.Entry]]
  private let packageFolder: String

  /// How `swift test` ended.
  public enum Ending: String, Codable, Hashable, Sendable {
    /// With status 0.
    case passed
    /// With another status, after all tests that it began.
    case failed
    /// In the middle of a test.
    case crashed
  }

  /// Makes a summary of a run.
  ///
  /// - Parameters:
  ///   - run: The entries of all processes. Of several entries for one reference, such as those of
  ///     a repeated test, the worst counts.
  ///   - ending: How `swift test` ended.
  ///   - packageFolder: The package's absolute path; paths below it are shown relative to it.
  public init(run: SnapshotRun, ending: Ending, packageFolder: String) {
    self.ending = ending
    self.packageFolder = packageFolder
    var entries: [SnapshotRun.Entry] = []
    var indices: [String: Int] = [:]
    var flaky: Set<String> = []
    var taken: [String: [SnapshotRun.Entry]] = [:]
    for entry in run.entries {
      if let reference = entry.reference { taken[reference, default: []].append(entry) }
      guard let reference = entry.reference, let index = indices[reference] else {
        entry.reference.map { indices[$0] = entries.count }
        entries.append(entry)
        continue
      }
      if entry.outcome.isProblem != entries[index].outcome.isProblem { flaky.insert(reference) }
      if entry.outcome.severity > entries[index].outcome.severity { entries[index] = entry }
    }
    self.entries = entries
    attempts = taken.filter { flaky.contains($0.key) }
      .mapValues { $0.sorted { ($0.attempt ?? 1) < ($1.attempt ?? 1) } }
  }

  /// How many snapshots were taken.
  public var snapshotCount: Int { entries.count }

  /// The exit status for the run.
  ///
  /// - A crash leaves snapshots untaken, so that it outweighs differences.
  /// - Otherwise snapshots that differ, are missing or failed explain a failed run, and those with
  ///   a finding that fails their test.
  public var status: CommandStatus {
    if ending == .crashed { return .failedRun }
    if entries.contains(where: \.failsItsTest) { return .differences }
    return ending == .passed ? .success : .failedRun
  }

  /// What a document says of a bad ending that no snapshot explains; nil for other endings.
  var unexplainedEnding: String? {
    guard status == .failedRun else { return nil }
    return ending == .crashed
      ? "The tests crashed or were interrupted: not all snapshots were taken."
      : "'swift test' failed, and no snapshot explains it."
  }

  /// How many failures of tests no snapshot explains, in words; nil for none.
  var otherFailureSentence: String? {
    guard otherFailureCount > 0 else { return nil }
    return otherFailureCount == 1
      ? "1 failure of a test that no snapshot explains"
      : "\(otherFailureCount) failures of tests that no snapshot explains"
  }

  /// `path` as it is shown.
  func shown(_ path: String) -> String {
    let prefix = packageFolder + "/"
    return TerminalText.escaped(
      path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path)
  }
}

extension SnapshotRun.Entry {
  /// What a finding that fails the test says; nil where none does.
  var failingFinding: SnapshotRun.Finding? { findings?.first { $0.level == .failure } }

  /// Whether the snapshot fails its test, by its picture or by what was found in it.
  var failsItsTest: Bool { outcome.isProblem || failingFinding != nil }
}

extension SnapshotRun.Outcome {
  /// Whether a person has to do something about the snapshot.
  public var isProblem: Bool {
    switch self {
    case .matched, .recordedNew, .recordedChanged, .recordedUnchanged: false
    case .differed, .sizeMismatch, .missingReference, .failed: true
    }
  }

  /// The order in which one outcome hides another of the same reference.
  fileprivate var severity: Int {
    switch self {
    case .matched: 0
    case .recordedUnchanged: 1
    case .recordedChanged: 2
    case .recordedNew: 3
    case .missingReference: 4
    case .differed: 5
    case .sizeMismatch: 6
    case .failed: 7
    }
  }
}

extension RunSummary.Ending {
  /// The same in the run's folder, where it says whether all tests took part.
  public var course: SnapshotRun.Course.Ending {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .crashed: .crashed
    }
  }
}
