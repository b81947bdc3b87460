// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// Removes references that are obsolete, and moves those that were renamed: what `snapshots prune`
/// does.
///
/// Only what a complete run has proven is touched; unused references stay. `PrunedReferences`
/// brings all back up to the next run.
///
/// ```swift
/// let pruning = try ReferencePruning(
///   status, package: package, artifacts: artifacts, deletes: true, renames: false, now: Date())
/// print(pruning.text(style: .plain))
/// ```
public struct ReferencePruning: Hashable, Sendable {
  /// The absolute paths that were removed, sorted.
  public let deleted: [String]
  /// What was moved.
  public let moved: [ReferenceAudit.Rename]
  private let status: ReferenceStatus
  private let package: String

  /// Removes and moves files.
  ///
  /// - Parameters:
  ///   - status: What is obsolete and what was renamed.
  ///   - package: The package's absolute path. Nothing outside of its `Snapshots` folder and the
  ///     folders `__Snapshots__` is touched.
  ///   - artifacts: The artifacts folder, where what is removed is kept.
  ///   - deletes: Whether obsolete references are removed.
  ///   - renames: Whether renamed ones are moved, which takes a run of all tests. One that was
  ///     recorded under its new name already is removed: the file there has the same pixels.
  ///   - now: The time. A run that began later proves nothing.
  public init(
    _ status: ReferenceStatus, package: String, artifacts: String, deletes: Bool, renames: Bool,
    now: Date
  ) throws(FinishedRun.Error) {
    if deletes || renames, status.isFromTheFuture(now) { throw .futureRun(name: status.run) }
    self.status = status
    self.package = package
    let root = package + "/Snapshots/"
    func isOurs(_ path: String) -> Bool {
      guard !path.split(separator: "/").contains("..") else { return false }
      return path.hasPrefix(root)
        || (path.hasPrefix(package + "/")
          && ReferencePlace.holds(String(path.dropFirst(package.count + 1))))
    }
    let pruned = PrunedReferences(package: package, artifacts: artifacts)
    var moved: [ReferenceAudit.Rename] = []
    var deleted: [String] = []
    if renames, status.coversAllTests {
      for rename in status.renamed where isOurs(rename.from) && isOurs(rename.to) {
        try pruned.move(rename)
        moved.append(rename)
      }
    }
    if deletes {
      for reference in status.obsolete where isOurs(reference.path) {
        try pruned.remove(reference.path)
        deleted.append(reference.path)
      }
    }
    for path in deleted + moved.map(\.from) { Self.removeEmptyFolders(above: path, upTo: root) }
    (self.deleted, self.moved) = (deleted, moved)
  }

  /// A folder that is not empty is not removed.
  private static func removeEmptyFolders(above path: String, upTo root: String) {
    var folder = (path as NSString).deletingLastPathComponent
    while folder.hasPrefix(root), rmdir(folder) == 0 {
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  /// 1 where something was listed that could have been removed or moved, 0 where nothing is left.
  public var exitStatus: CommandStatus {
    deleted.count == status.obsolete.count && moved.count == status.renamed.count
      ? .success : .differences
  }

  /// What was done and what was left, as lines of text.
  public func text(style: TerminalStyle) -> String {
    let gone = Set(deleted)
    let done = Set(moved.map(\.from))
    var lines: [String] = []
    for rename in status.renamed {
      let word = done.contains(rename.from) ? "moved" : "renamed"
      lines.append(style.row(word, .notable, shown(rename.from)))
      lines.append(style.row("", .notable, "-> " + shown(rename.to)))
    }
    for reference in status.obsolete {
      let word = gone.contains(reference.path) ? "deleted" : "obsolete"
      lines.append(style.row(word, .notable, shown(reference.path)))
      lines.append(style.row("", .notable, TerminalText.escaped(reference.reason)))
    }
    var ending = [
      "\(deleted.count) deleted, \(moved.count) moved, "
        + "\(status.obsolete.count - deleted.count) obsolete and "
        + "\(status.renamed.count - moved.count) renamed left"
    ]
    if !deleted.isEmpty || !moved.isEmpty {
      ending.append("Up to the next run 'snapshots prune --undo' takes that back.")
    }
    if !status.renamed.isEmpty, !status.coversAllTests {
      ending.append(
        "Renames are applied after a run of all tests: run 'swift run snapshots test' without a "
          + "filter.")
    }
    if !status.unused.isEmpty {
      ending.append(
        "\(status.unused.count) were not used and stay: 'snapshots status' says why.")
    }
    return (lines + (lines.isEmpty ? [] : [""]) + ending).map { $0 + "\n" }.joined()
  }

  private func shown(_ path: String) -> String {
    TerminalText.escaped(relative(path))
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
  }

  /// The same as JSON; `Tools/snapshots/Schemas/prune.schema.json` describes it.
  public func json() -> String {
    let gone = Set(deleted)
    let done = Set(moved.map(\.from))
    return JSONText.of(
      Document(
        run: status.run, status: exitStatus.name,
        obsolete: status.obsolete.map {
          Obsolete(
            path: relative($0.path), reason: $0.reason, isDeleted: gone.contains($0.path))
        },
        renamed: status.renamed.map {
          Renamed(from: relative($0.from), to: relative($0.to), isMoved: done.contains($0.from))
        }))
  }

  private struct Document: Encodable {
    let schema = 1
    let run: String
    let status: String
    let obsolete: [Obsolete]
    let renamed: [Renamed]
  }

  private struct Obsolete: Encodable {
    let path: String
    let reason: String
    let isDeleted: Bool
  }

  private struct Renamed: Encodable {
    let from: String
    let to: String
    let isMoved: Bool
  }
}
