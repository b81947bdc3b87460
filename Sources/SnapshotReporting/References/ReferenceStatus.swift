// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// How a package's references stand after a run of its tests: what `snapshots status` prints.
///
/// ```swift
/// let status = try ReferenceStatus(run: run)
/// print(status.text(style: .plain))
/// ```
public struct ReferenceStatus: Hashable, Sendable {
  /// The run's name.
  public let run: String
  /// The snapshots that wait for a decision: they differ, have no reference, or failed, in this
  /// run or, of `FinishedRun.pending(inArtifacts:)`, in an earlier one.
  public let pending: [SnapshotRun.Entry]
  /// How many snapshots of the run were settled since: accepted, or recorded anew.
  public let settledCount: Int
  /// The references that no test or state asks for any more, without those that were renamed, that
  /// are newer than the run, and that git does not have as they are.
  public let obsolete: [ReferenceAudit.Reference]
  /// The references that were not used and may all the same be in use, without renamed ones.
  public let unused: [ReferenceAudit.Reference]
  /// The references whose picture a new snapshot has under another name.
  public let renamed: [ReferenceAudit.Rename]
  /// Whether all tests took part, so that a reference that was not used is not one of a test that
  /// was left out. A failed run counts: a snapshot under a new name fails for want of its
  /// reference.
  public let coversAllTests: Bool
  private let finished: FinishedRun

  /// Compares a run with the references in the package's `Snapshots` folder.
  ///
  /// - Throws: `SnapshotVerifier.Error` for a folder that cannot be listed.
  public init(run finished: FinishedRun) throws(SnapshotVerifier.Error) {
    self.finished = finished
    run = finished.name
    let problems = finished.summary.problems
    pending = problems.filter(finished.isUndecided)
    settledCount = problems.count - pending.count
    let audit = try ReferenceAudit(run: finished.run, root: finished.record.package + "/Snapshots")
    coversAllTests =
      finished.run.course.map { $0.selection.isEmpty && $0.ending != .crashed } ?? false
    renamed = audit.renamed
    let moved = Set(audit.renamed.map(\.from))
    let candidates = audit.obsolete.filter { !moved.contains($0.path) }
    let kept = Self.kept(candidates, finished)
    let keptPaths = Set(kept.map(\.path))
    obsolete = candidates.filter { !keptPaths.contains($0.path) }
    unused = (audit.unused.filter { !moved.contains($0.path) } + kept).sorted { $0.path < $1.path }
  }

  /// The references that the run does not count as obsolete because it cannot have known them, or
  /// because git could not bring them back.
  private static func kept(
    _ candidates: [ReferenceAudit.Reference], _ finished: FinishedRun
  ) -> [ReferenceAudit.Reference] {
    guard !candidates.isEmpty else { return [] }
    let package = finished.record.package
    // Where none lies beside sources, git is asked about the one folder alone.
    let isInOneFolder = candidates.allSatisfy { $0.path.hasPrefix(package + "/Snapshots/") }
    let committed = CommittedReferences(folder: isInOneFolder ? package + "/Snapshots" : package)
    return candidates.compactMap { reference in
      let objection =
        finished.objection(toRemoving: reference.path)
        ?? committed.objection(toRemoving: reference.path)
      return objection.map { ReferenceAudit.Reference(path: reference.path, reason: $0) }
    }
  }

  /// Whether the run began later than `now`, so that files cannot be told to be newer.
  func isFromTheFuture(_ now: Date) -> Bool { finished.isFromTheFuture(now) }

  /// 1 where there is something to do: a decision, a file to remove or to move.
  public var status: CommandStatus {
    pending.isEmpty && obsolete.isEmpty && renamed.isEmpty ? .success : .differences
  }

  /// The status as lines of text.
  ///
  /// ```
  /// pending    ProfileViewTests/testEveryState.adult: differing
  /// renamed    Snapshots/AppTests/A/testX.png
  ///            -> Snapshots/AppTests/A/testY.png
  /// obsolete   Snapshots/AppTests/A/testZ.png
  ///            there is no test A/testZ any more
  ///
  /// 1 pending, 1 renamed, 1 obsolete, 0 unused
  /// ```
  public func text(style: TerminalStyle) -> String {
    var lines = pending.map { entry in
      let earlier = earlierRun(of: entry).map { ", in the run \($0)" } ?? ""
      return style.row(
        "pending", .bad,
        escaped("\(SnapshotTitle(entry).full): \(entry.outcome.word)\(earlier)"))
    }
    lines += referenceLines(style)
    let counts =
      "\(pending.count) pending, \(renamed.count) renamed, \(obsolete.count) obsolete, "
      + "\(unused.count) unused" + (settledCount == 0 ? "" : ", \(settledCount) settled since")
    return (lines + (lines.isEmpty ? [] : [""]) + [counts]).map { $0 + "\n" }.joined()
  }

  /// The earlier run that took a snapshot; nil for one of this run.
  private func earlierRun(of entry: SnapshotRun.Entry) -> String? {
    entry.reference.flatMap { finished.earlierRuns[$0] }
  }

  /// The references alone: renamed, obsolete, unused.
  func referenceLines(_ style: TerminalStyle) -> [String] {
    renamed.flatMap {
      [
        style.row("renamed", .notable, shown($0.from)),
        style.row("", .notable, "-> " + shown($0.to)),
      ]
    }
      + obsolete.flatMap { lines("obsolete", .notable, $0, style) }
      + unused.flatMap { lines("unused", .good, $0, style) }
  }

  private func lines(
    _ word: String, _ tone: TerminalStyle.Tone, _ reference: ReferenceAudit.Reference,
    _ style: TerminalStyle
  ) -> [String] {
    [
      style.row(word, tone, shown(reference.path)), style.row("", tone, escaped(reference.reason)),
    ]
  }

  private func escaped(_ text: String) -> String { TerminalText.escaped(text) }

  private func shown(_ path: String) -> String { escaped(finished.pathInPackage(path)) }

  // MARK: JSON

  /// The status as JSON; `Tools/snapshots/Schemas/status.schema.json` describes it.
  public func json() -> String { JSONText.of(document) }

  var document: Document {
    Document(
      run: run, status: status.name,
      pending: pending.map {
        Pending(
          snapshot: SnapshotTitle($0).full, outcome: $0.outcome,
          reference: $0.reference.map(finished.pathInPackage), run: earlierRun(of: $0))
      },
      settled: settledCount,
      renamed: renamed.map {
        Renamed(from: finished.pathInPackage($0.from), to: finished.pathInPackage($0.to))
      },
      obsolete: obsolete.map(item), unused: unused.map(item))
  }

  private func item(_ reference: ReferenceAudit.Reference) -> Item {
    Item(path: finished.pathInPackage(reference.path), reason: reference.reason)
  }

  struct Document: Encodable {
    let schema = 1
    let run: String
    let status: String
    let pending: [Pending]
    let settled: Int
    let renamed: [Renamed]
    let obsolete: [Item]
    let unused: [Item]
  }

  struct Pending: Encodable {
    let snapshot: String
    let outcome: SnapshotRun.Outcome
    let reference: String?
    let run: String?
  }

  struct Renamed: Encodable {
    let from: String
    let to: String
  }

  struct Item: Encodable {
    let path: String
    let reason: String
  }
}

extension FinishedRun {
  /// Why the run says nothing about a reference: it was written after the run began.
  fileprivate func objection(toRemoving path: String) -> String? {
    guard let start else { return "it is not known when the run began" }
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let modified =
      Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1_000_000_000
    return modified >= start.timeIntervalSince1970 ? "it is newer than the run" : nil
  }
}
