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
  /// The findings by what one change of the sources would settle.
  let findings: [Findings]?
  /// The references that no test or state asks for any more, as paths in the package.
  let removed: [String]?
  let renamed: [Rename]?
  /// The snapshots that were taken several times with other outcomes.
  let flaky: [String]?
  /// The errors of the compiler, where the tests could not be built.
  let buildErrors: [BuildError]?
  /// The failures of tests that no snapshot explains, at most twenty.
  let otherFailures: [OtherFailure]?
  let snapshots: [Snapshot]

  init(_ run: FinishedRun) {
    let summary = run.fullSummary
    command = run.record.command
    self.run = run.name
    status = summary.status.name
    ending = run.record.ending
    seconds = run.record.seconds
    counts = summary.counts
    causes = summary.causeGroups.map { Cause($0) }
    warnings = run.run.warnings
    let groups = summary.findingGroups.map { Findings($0) }
    findings = groups.isEmpty ? nil : groups
    let changes = summary.changes
    removed = changes.removed.isEmpty ? nil : changes.removed.map(run.pathInPackage)
    let renames = changes.renamed.map {
      Rename(from: run.pathInPackage($0.from), to: run.pathInPackage($0.to))
    }
    renamed = renames.isEmpty ? nil : renames
    let unsteady = summary.flakyReferences.map(run.pathInPackage).sorted()
    flaky = unsteady.isEmpty ? nil : unsteady
    buildErrors = run.buildErrors.isEmpty ? nil : run.buildErrors
    otherFailures = run.record.firstOtherFailures
    snapshots = summary.entries.map { Snapshot($0, in: run) }
  }

  /// A reference and the name that it would have now.
  struct Rename: Encodable {
    let from, to: String
  }

  /// Findings that have rule, view class and property in common.
  struct Findings: Encodable {
    let kind, viewClass, property: String
    let count, snapshots: Int
    let isNew, isFailure: Bool

    init(_ group: FindingGroup) {
      kind = group.family.kind
      viewClass = group.family.viewClass
      property = group.family.property
      count = group.count
      snapshots = group.snapshots.count
      isNew = group.isNew
      isFailure = group.isFailure
    }
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
