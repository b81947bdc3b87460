// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// The references that `snapshots prune` has removed or moved, kept up to the next run.
///
///     <artifacts>/pruned/
///       moves.json                   what was moved, the first one first
///       Snapshots/AppTests/...       what was removed, under its path in the package
///
/// ```swift
/// let restored = try PrunedReferences(package: package, artifacts: artifacts).restore()
/// ```
public struct PrunedReferences: Sendable {
  private let package: String
  private let folder: String

  /// What was brought back.
  public struct Restored: Encodable, Hashable, Sendable {
    /// The references that are in their places again, as paths in the package, sorted.
    public var restored: [String] = []
    /// Those in whose places other files are by now; they stay where they are kept.
    public var blocked: [String] = []
  }

  private struct Move: Codable {
    var from: String
    var to: String
  }

  /// The references of a package.
  ///
  /// - Parameters:
  ///   - package: The package's absolute path.
  ///   - artifacts: Its artifacts folder.
  public init(package: String, artifacts: String) {
    self.package = package
    folder = artifacts + "/pruned"
  }

  private var movesFile: String { folder + "/moves.json" }

  /// Forgets all: a run began, which may use other references.
  public func discard() {
    // What cannot be removed stays an offer to take back.
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Takes a reference out of the package.
  func remove(_ path: String) throws(FinishedRun.Error) {
    guard PathKind(path) != .missing else { return }
    try Self.move(path, to: folder + "/" + relative(path))
  }

  /// Gives a reference another name; one whose new name is taken is removed.
  func move(_ rename: ReferenceAudit.Rename) throws(FinishedRun.Error) {
    guard PathKind(rename.to) == .missing else { return try remove(rename.from) }
    let moves = moves + [Move(from: relative(rename.from), to: relative(rename.to))]
    // Noted before it is done: what was noted and not done is not taken back either.
    do {
      try AtomicFile.write([UInt8](try JSONEncoder().encode(moves)), to: movesFile)
    } catch {
      throw .unchangedReference(path: movesFile, reason: PathText.reason(error))
    }
    try Self.move(rename.from, to: rename.to)
  }

  /// Brings all back whose places are free.
  public func restore() throws(FinishedRun.Error) -> Restored {
    var result = Restored()
    for move in moves.reversed() where isOurs(move.from) && isOurs(move.to) {
      try restore(move.from, keptAt: package + "/" + move.to, &result)
    }
    let kept = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for path in kept.sorted() where isOurs(path) && PathKind(folder + "/" + path) == .file {
      try restore(path, keptAt: folder + "/" + path, &result)
    }
    if result.blocked.isEmpty { discard() }
    result.restored.sort()
    result.blocked.sort()
    return result
  }

  private func restore(
    _ path: String, keptAt kept: String, _ result: inout Restored
  ) throws(FinishedRun.Error) {
    guard PathKind(kept) == .file else { return }
    guard PathKind(package + "/" + path) == .missing else {
      result.blocked.append(path)
      return
    }
    try Self.move(kept, to: package + "/" + path)
    result.restored.append(path)
  }

  private var moves: [Move] {
    let data = FileManager.default.contents(atPath: movesFile)
    return data.flatMap { try? JSONDecoder().decode([Move].self, from: $0) } ?? []
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
  }

  private func isOurs(_ path: String) -> Bool {
    !path.split(separator: "/").contains("..")
      && !TemporaryFile.isName((path as NSString).lastPathComponent)
      && (path.hasPrefix("Snapshots/") || ReferencePlace.holds(path))
  }

  private static func move(_ path: String, to target: String) throws(FinishedRun.Error) {
    do throws(SnapshotVerifier.Error) {
      try AtomicFile.move(path, to: target)
    } catch {
      throw .unchangedReference(path: path, reason: error.description)
    }
  }
}

extension PrunedReferences.Restored {
  /// A line for each reference, then the counts.
  public func text(style: TerminalStyle) -> String {
    let lines =
      restored.map { style.row("restored", .notable, TerminalText.escaped($0)) }
      + blocked.map { style.row("blocked", .bad, TerminalText.escaped($0)) }
    var ending = ["\(restored.count) restored"]
    if !blocked.isEmpty {
      ending.append("In the places of \(blocked.count) there are other files by now.")
    }
    if lines.isEmpty { ending.append("What was removed is kept up to the next run.") }
    return (lines + (lines.isEmpty ? [] : [""]) + ending).map { $0 + "\n" }.joined()
  }

  /// The same as JSON; `Tools/snapshots/Schemas/prune-undo.schema.json` describes it.
  public func json() -> String {
    struct Document: Encodable {
      let schema = 1
      let restored: [String]
      let blocked: [String]
    }
    return JSONText.of(Document(restored: restored, blocked: blocked))
  }

  /// 1 where something is still kept.
  public var exitStatus: CommandStatus { blocked.isEmpty ? .success : .differences }
}
