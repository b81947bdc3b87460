// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// What plain `swift test` left to review, beside the runs that a command conducted.
struct UnconductedSnapshots {
  /// By what a run is called in which it was taken.
  static let runName = "swift test"

  private let all: [(snapshot: UnconductedSnapshot, written: Date)]

  init(inArtifacts artifacts: String) {
    all = UnconductedSnapshot.all(inArtifacts: artifacts)
  }

  /// Tells whether tests wrote, replaced or removed something there, also what a run had found.
  static func signature(ofArtifacts artifacts: String) -> [String] {
    UnconductedSnapshot.filesOfSnapshots(inArtifacts: artifacts).map { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let written = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate
      return "\(path) \(written ?? 0)"
    }
  }

  /// A run of these alone; nil where there are none.
  func run(artifacts: String) -> FinishedRun? {
    guard let first = all.first else { return nil }
    var record = RunRecord(command: "test", package: first.snapshot.package, artifacts: artifacts)
    record.ending = .failed
    return FinishedRun(name: Self.runName, run: SnapshotRun(entries: []), record: record)
  }

  /// Those that were taken after a run began.
  ///
  /// - Parameter start: When that was; nil: all.
  func entries(since start: Date?) -> [SnapshotRun.Entry] {
    all.filter { $0.written > start ?? .distantPast }.map(\.snapshot.entry)
  }
}
