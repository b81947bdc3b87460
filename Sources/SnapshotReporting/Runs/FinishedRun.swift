// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// A run of a package's tests that `snapshots record` or `snapshots test` conducted, with all that
/// a report needs.
///
///     <artifacts>/                               SNAPSHOT_ARTIFACTS, or .build/snapshots
///       AppTests/ProfileViewTests/...            the pictures of each failure
///       runs/000012-20260131-142501-4711/        one folder a run, as RunName says
///         run.json                               what was asked and how it ended
///         4712.jsonl                             what a test process did with each snapshot
///         swift-test.log                         all output of swift test
///
/// ```swift
/// let run = try FinishedRun.newest(inArtifacts: ".build/snapshots")
/// print(run?.summary.text(style: .plain) ?? "no run")
/// ```
public struct FinishedRun: Hashable, Sendable {
  /// The folder's name, such as `000012-20260131-142501-4711`: `RunName` reads it.
  public var name: String
  /// What the test processes did with each snapshot.
  public var run: SnapshotRun
  /// What was asked and how it ended.
  public var record: RunRecord
  /// Of snapshots that an earlier run took, by the paths of their references: its name.
  public var earlierRuns: [String: String] = [:]

  /// Why the tests could not be built; empty where they were.
  public var buildErrors: [BuildError] = []

  /// Whether the artifacts lie in another folder than the one that the run was recorded in.
  private(set) var isMoved = false

  /// Makes a run of its parts.
  public init(name: String, run: SnapshotRun, record: RunRecord) {
    self.name = name
    self.run = run
    self.record = record
  }

  /// What a person reads of it. A run that has not ended counts as one that crashed.
  public var summary: RunSummary {
    var summary = RunSummary(
      run: run, ending: record.ending ?? .crashed, packageFolder: record.package)
    summary.otherFailures = record.firstOtherFailures ?? []
    summary.otherFailureCount = max(record.otherFailures ?? 0, summary.otherFailures.count)
    return summary
  }

  /// When the run began; nil where neither its record nor its name says it.
  var start: Date? {
    record.start.map { Date(timeIntervalSince1970: $0) } ?? RunName(name)?.start
  }

  /// Whether the run began later than `now`, so that a clock was or is wrong.
  public func isFromTheFuture(_ now: Date) -> Bool {
    RunName(name)?.isFromTheFuture(now) ?? false
  }

  /// `path` relative to the package where it lies in it, otherwise as it is.
  public func pathInPackage(_ path: String) -> String {
    let prefix = record.package + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}

// MARK: - Paths

extension FinishedRun {
  /// `path` relative to the repository that the package lies in, which is how CI engines name
  /// files: to the nearest folder above the package with a `.git`. Relative to the package where
  /// there is none, and as it is outside of both.
  func pathInRepository(_ path: String) -> String {
    var folder = record.package
    while !FileManager.default.fileExists(atPath: folder + "/.git") {
      guard folder.count > 1 else { return pathInPackage(path) }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}

// MARK: - Files

extension FinishedRun {
  /// Reads the folder of a run.
  ///
  /// A folder that was moved, such as one that was downloaded from a CI job, is found its pictures
  /// in again: paths in the recorded artifacts folder become paths in the one that the folder now
  /// lies in, where that has the same layout. Pictures outside of it are left out.
  ///
  /// - Parameter folder: The folder that holds `run.json`.
  public init(folder: String) throws(FinishedRun.Error) {
    let folder = PathText.absolute(folder)
    guard FileManager.default.fileExists(atPath: folder + "/" + RunRecord.fileName) else {
      throw .noRun(path: folder)
    }
    record = try RunRecord(file: folder + "/" + RunRecord.fileName)
    do {
      run = try SnapshotRun(directory: folder)
    } catch {
      throw .manifest(error)
    }
    name = (folder as NSString).lastPathComponent
    let runs = (folder as NSString).deletingLastPathComponent
    guard (runs as NSString).lastPathComponent == "runs" else {
      confineArtifacts(to: folder)
      return
    }
    let artifacts = (runs as NSString).deletingLastPathComponent
    moveArtifacts(to: artifacts)
    confineArtifacts(to: artifacts)
  }

  /// The newest run, ended or not; nil where there is none.
  ///
  /// - Parameter artifacts: The artifacts folder.
  public static func newest(inArtifacts artifacts: String) throws(FinishedRun.Error) -> FinishedRun?
  {
    guard let folder = folders(inArtifacts: artifacts).last else { return nil }
    return try FinishedRun(folder: folder)
  }

  /// The folders of all runs, the oldest first: by their numbers, whatever their clocks said.
  ///
  /// - Parameter artifacts: The artifacts folder.
  public static func folders(inArtifacts artifacts: String) -> [String] {
    let runs = artifacts + "/runs"
    return RunName.all(in: runs).map { "\(runs)/\($0)" }.filter {
      FileManager.default.fileExists(atPath: "\($0)/\(RunRecord.fileName)")
    }
  }

  /// Follows the artifacts to the folder that they lie in now.
  public mutating func moveArtifacts(to folder: String) {
    let folder = PathText.absolute(folder)
    guard folder != record.artifacts else { return }
    let prefix = record.artifacts + "/"
    func moved(_ path: String?) -> String? {
      path.map { $0.hasPrefix(prefix) ? folder + "/" + $0.dropFirst(prefix.count) : $0 }
    }
    for index in run.entries.indices {
      let old = run.entries[index].artifacts
      run.entries[index].artifacts = SnapshotRun.Artifacts(
        reference: moved(old.reference), actual: moved(old.actual),
        difference: moved(old.difference), viewTree: moved(old.viewTree))
    }
    record.artifacts = folder
    isMoved = true
  }
}
