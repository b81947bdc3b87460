// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import ImageComparison
import SnapshotVerification

/// The references that a run of all tests left behind: those whose tests or states are gone, and
/// those whose snapshots have other names now.
///
/// The rules are those of `snapshots prune`, with one difference: a run in which snapshots differ
/// is a failed one, and counts all the same where its snapshots explain every failure. Such a
/// failure does not end a test early.
///
/// ```swift
/// for path in ReferenceChanges(of: run).removed { print(path) }
/// ```
public struct ReferenceChanges: Hashable, Sendable {
  /// The absolute paths of references that no test or state asks for any more, sorted.
  public internal(set) var removed: [String] = []
  /// The references of snapshots that have other names now, sorted by the old ones.
  public internal(set) var renamed: [ReferenceAudit.Rename] = []

  /// No changes.
  public init() {}

  /// Looks for what a run left behind; nothing where not all tests took part.
  ///
  /// Nothing is found in a folder that cannot be listed either: then its snapshots failed.
  public init(of run: FinishedRun) {
    var proven = run
    if run.record.otherFailures == 0, proven.run.course?.ending == .failed {
      proven.run.course?.ending = .passed
    }
    guard proven.run.incompleteness == nil, run.earlierRuns.isEmpty,
      let status = try? ReferenceStatus(run: proven)
    else { return }
    renamed = status.renamed
    let known = Set(status.renamed.map(\.to))
    let arrivals = run.run.entries.filter { entry in
      entry.outcome == .missingReference && entry.reference.map { !known.contains($0) } ?? false
    }
    let repainted = Self.repainted(status.obsolete.map(\.path), arrivals)
    renamed = (renamed + repainted).sorted { $0.from < $1.from }
    let moved = Set(renamed.map(\.from))
    removed = status.obsolete.map(\.path).filter { !moved.contains($0) }
  }

  /// The old path of a snapshot's reference; nil where it has always had its name.
  func formerPath(of reference: String?) -> String? {
    renamed.first { $0.to == reference }?.from
  }

  /// The most snapshots of a suite that are compared with the references that it lost.
  private static let comparedLimit = 40
  /// The largest share of pixels that may differ in a picture that only changed as well.
  private static let largestShare = 0.2

  /// Pairs of a reference that is gone and a new snapshot of the same suite and size that looks
  /// much like it: it was renamed, and its picture changed as well. The most similar come first.
  private static func repainted(
    _ gone: [String], _ arrivals: [SnapshotRun.Entry]
  ) -> [ReferenceAudit.Rename] {
    func folder(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
    let suites = Dictionary(grouping: arrivals.prefix(1_000)) { folder($0.reference ?? "") }
    var candidates: [(share: Double, rename: ReferenceAudit.Rename)] = []
    for (suite, paths) in Dictionary(grouping: gone, by: folder) {
      let new = (suites[suite] ?? []).prefix(comparedLimit)
      for path in paths.prefix(comparedLimit) where !new.isEmpty {
        guard let old = bitmap(path) else { continue }
        for entry in new {
          guard let reference = entry.reference, let actual = bitmap(entry.artifacts.actual),
            let share = differingShare(old, actual), share <= largestShare
          else { continue }
          candidates.append((share, ReferenceAudit.Rename(from: path, to: reference)))
        }
      }
    }
    candidates.sort {
      ($0.share, $0.rename.from, $0.rename.to) < ($1.share, $1.rename.from, $1.rename.to)
    }
    var taken: Set<String> = []
    return candidates.map(\.rename).filter { rename in
      guard taken.isDisjoint(with: [rename.from, rename.to]) else { return false }
      taken.formUnion([rename.from, rename.to])
      return true
    }
  }

  private static func bitmap(_ path: String?) -> Bitmap? {
    path.flatMap { try? StoredReference.read($0)?.bitmap }
  }

  private static func differingShare(_ old: Bitmap, _ new: Bitmap) -> Double? {
    guard (old.width, old.height) == (new.width, new.height) else { return nil }
    guard let difference = ComparisonStrategy.exact.compare(old, with: new).difference else {
      return 0
    }
    return Double(difference.differingPixelCount) / Double(max(difference.pixelCount, 1))
  }
}

extension FinishedRun {
  /// What a person reads of the run, with the references that it left behind. References are read
  /// for it, and git is asked about them.
  public var fullSummary: RunSummary {
    var summary = summary
    summary.changes = ReferenceChanges(of: self)
    return summary
  }
}
