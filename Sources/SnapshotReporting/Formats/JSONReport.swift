// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// The run as JSON, for other programs; also what `--json` prints after `snapshots test` and
/// `snapshots record`.
///
/// `Tools/snapshots/Schemas/run.schema.json` describes it. Readers should ignore what they do not
/// know; `schema` grows when something changes its meaning.
struct JSONReport: Encodable {
  let schema = 1
  let command: String
  let run: String
  /// The exit status of the command in a word.
  let status: String
  let ending: RunSummary.Ending?
  let seconds: Double?
  let counts: RunSummary.Counts
  let causes: [Cause]
  let warnings: [String]?
  let snapshots: [Snapshot]

  init(_ run: FinishedRun) {
    let summary = run.summary
    command = run.record.command
    self.run = run.name
    status = summary.status.name
    ending = run.record.ending
    seconds = run.record.seconds
    counts = summary.counts
    causes = summary.causeGroups.map { Cause($0) }
    warnings = run.run.warnings
    snapshots = summary.entries.map { Snapshot($0, in: run) }
  }

  /// A cause of differences in any number of snapshots.
  struct Cause: Encodable {
    let fingerprint: String
    let change: String
    let pixels: Int
    let snapshots: Int

    init(_ group: CauseGroup) {
      fingerprint = group.fingerprint
      change = group.change
      pixels = group.pixels
      snapshots = group.snapshots.count
    }
  }

  /// A snapshot; paths in the package are relative to it.
  struct Snapshot: Encodable {
    let target, suite, test: String
    let state, variant: String?
    let outcome: SnapshotRun.Outcome
    let message: String
    let reference: String?
    let artifacts: SnapshotRun.Artifacts
    let causes: [SnapshotRun.Cause]?
    let difference: SnapshotRun.Difference?
    let findings: [SnapshotRun.Finding]?
    let file: String
    let line: Int
    let seconds: Double?

    init(_ entry: SnapshotRun.Entry, in run: FinishedRun) {
      target = entry.target
      suite = entry.suite
      test = entry.test
      state = entry.state
      variant = entry.variant
      outcome = entry.outcome
      message = entry.message
      reference = entry.reference.map(run.pathInPackage)
      artifacts = SnapshotRun.Artifacts(
        reference: entry.artifacts.reference.map(run.pathInPackage),
        actual: entry.artifacts.actual.map(run.pathInPackage),
        difference: entry.artifacts.difference.map(run.pathInPackage),
        viewTree: entry.artifacts.viewTree.map(run.pathInPackage))
      causes = entry.causes
      difference = entry.difference
      findings = entry.findings
      seconds = entry.seconds
      file = run.pathInPackage(entry.file)
      line = entry.line
    }
  }
}

extension FinishedRun {
  /// The run as JSON, for other programs.
  public func json() -> String { JSONText.of(JSONReport(self)) }
}

extension ReportFormat {
  /// The run as JSON, for other programs: `snapshots.json`.
  public static let json = ReportFormat(
    name: "json", abstract: "all that is known, for other programs", fileName: "snapshots.json"
  ) { run, _ in
    [ReportFile(path: "snapshots.json", text: run.json())]
  }
}
