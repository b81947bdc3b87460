// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// The runs of all shards as one run.
///
/// ```swift
/// let merge = try RunMerge(runs: runs, package: "/home/me/App", artifacts: "/home/me/artifacts")
/// try merge.write(toFolder: "/home/me/artifacts/runs/000012-20260131-142501-4711")
/// ```
public struct RunMerge: Hashable, Sendable {
  /// What the test processes of all shards did; its paths are those of the merged run.
  public let run: SnapshotRun
  /// The record of the merged run.
  public let record: RunRecord
  /// The pictures to copy.
  let copies: [Copy]

  /// A picture, where it lies and where it belongs.
  struct Copy: Hashable, Sendable {
    let source: String
    let target: String
  }

  /// Merges runs.
  ///
  /// - Parameters:
  ///   - runs: The runs of all shards of one plan, or any runs that were not sharded.
  ///   - package: The absolute path of the folder that holds `Package.swift` here.
  ///   - artifacts: The absolute path of the folder that the pictures are copied to.
  public init(
    runs: [FinishedRun], package: String, artifacts: String
  ) throws(FinishedRun.Error) {
    try Self.checkShards(runs)
    var entries: [SnapshotRun.Entry] = []
    var copies: [Copy] = []
    for run in runs {
      for entry in run.run.entries {
        let moved = Move(run: run, package: package, artifacts: artifacts)
        entries.append(moved.entry(entry, &copies))
      }
    }
    self.run = SnapshotRun(
      entries: entries, course: Self.course(runs),
      skippedTests: Set(runs.flatMap { $0.run.skippedTests ?? [] }),
      warnings: Set(runs.flatMap { $0.run.warnings ?? [] }))
    self.copies = copies
    var record = RunRecord(command: "merge", package: package, artifacts: artifacts)
    record.start = runs.compactMap(\.start?.timeIntervalSince1970).min()
    record.ending = Self.ending(runs)
    let others = runs.compactMap { $0.record.ending == .passed ? 0 : $0.record.otherFailures }
    record.otherFailures = others.count == runs.count ? others.reduce(0, +) : nil
    record.noteFailures(runs.flatMap { $0.record.firstOtherFailures ?? [] })
    record.seconds = runs.compactMap(\.record.seconds).max()
    record.snapshots = entries.count
    record.limits = runs.flatMap { $0.record.limits ?? [] }
    self.record = record
  }

  /// The worst ending; a run that never ended was cut off.
  private static func ending(_ runs: [FinishedRun]) -> RunSummary.Ending {
    let endings = runs.map { $0.record.ending ?? .crashed }
    if endings.contains(.crashed) { return .crashed }
    return endings.contains(.failed) ? .failed : .passed
  }

  /// All shards together are all tests, unless each left some out; nil where that is not known.
  private static func course(_ runs: [FinishedRun]) -> SnapshotRun.Course? {
    let limits = runs.compactMap(\.record.limits)
    guard limits.count == runs.count, runs.allSatisfy({ $0.record.shard != nil }) else {
      return nil
    }
    return SnapshotRun.Course(
      swiftTestArguments: limits.flatMap { $0 }, ending: ending(runs).course)
  }

  /// Copies the pictures and writes the run's folder. Its record comes last: without one it is no
  /// run.
  public func write(toFolder folder: String) throws(FinishedRun.Error) {
    for copy in copies where copy.source != copy.target {
      do throws(SnapshotVerifier.Error) {
        guard let bytes = try AtomicFile.read(copy.source) else { throw .system(ENOENT) }
        try AtomicFile.write(bytes, to: copy.target, .unsynced)
      } catch {
        throw .uncopiedPicture(path: copy.source, target: copy.target, reason: error.description)
      }
    }
    do throws(SnapshotVerifier.Error) {
      try run.write(toDirectory: folder, name: "merged.jsonl")
      try run.course?.write(toDirectory: folder)
      for test in run.skippedTests ?? [] {
        let parts = test.split(separator: "/", maxSplits: 1).map(String.init)
        try SnapshotRun.appendSkipped(
          suite: parts[0], test: parts.count > 1 ? parts[1] : "", toDirectory: folder)
      }
      for warning in run.warnings ?? [] {
        try SnapshotRun.appendWarning(warning, toDirectory: folder)
      }
    } catch {
      throw .manifest(error)
    }
    try record.write(toFolder: folder)
  }
}

// MARK: - Paths

extension RunMerge {
  /// How the paths of one run become those of the merged one.
  private struct Move {
    let run: FinishedRun
    let package: String
    let artifacts: String

    func entry(_ entry: SnapshotRun.Entry, _ copies: inout [Copy]) -> SnapshotRun.Entry {
      var entry = entry
      entry.reference = entry.reference.map(inPackage)
      entry.file = inPackage(entry.file)
      entry.artifacts = SnapshotRun.Artifacts(
        reference: artifact(entry.artifacts.reference, &copies),
        actual: artifact(entry.artifacts.actual, &copies),
        difference: artifact(entry.artifacts.difference, &copies),
        viewTree: artifact(entry.artifacts.viewTree, &copies))
      return entry
    }

    private func inPackage(_ path: String) -> String {
      let relative = run.pathInPackage(path)
      return relative == path ? path : package + "/" + relative
    }

    /// A picture outside of the run's artifacts, or one that was not brought along, keeps its path.
    private func artifact(_ path: String?, _ copies: inout [Copy]) -> String? {
      guard let path else { return nil }
      let prefix = run.record.artifacts + "/"
      guard path.hasPrefix(prefix), !path.split(separator: "/").contains(".."),
        PathKind(path) == .file
      else { return path }
      let target = artifacts + "/" + path.dropFirst(prefix.count)
      copies.append(Copy(source: path, target: target))
      return target
    }
  }
}

// MARK: - Shards

extension RunMerge {
  /// All shards of one plan, each once, or no shards at all.
  private static func checkShards(_ runs: [FinishedRun]) throws(FinishedRun.Error) {
    guard let first = runs.first else { throw .noRuns }
    guard let count = first.record.shard?.count else {
      guard runs.allSatisfy({ $0.record.shard == nil }) else { throw .mixedShards }
      return
    }
    var found: [Int: String] = [:]
    for run in runs {
      guard let shard = run.record.shard, shard.count == count else { throw .mixedShards }
      if let other = found.updateValue(run.name, forKey: shard.number) {
        throw .repeatedShard(shard, first: other, second: run.name)
      }
      guard run.record.shardPlan == first.record.shardPlan else { throw .otherShardPlan(shard) }
    }
    let missing = (1...count).filter { found[$0] == nil }
      .compactMap { TestShard(number: $0, count: count) }
    guard missing.isEmpty else { throw .missingShards(missing) }
  }
}
