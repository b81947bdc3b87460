// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The references below a package's `Snapshots` folder.
///
/// Names that end in `.png` count, and texts (`.txt`, `.json`) two folders below. Hidden
/// entries, linked folders, and the folder `Fonts` are
/// left out.
///
/// ```swift
/// for path in try ReferenceFolder(package + "/Snapshots").paths { ... }
/// ```
public struct ReferenceFolder: Hashable, Sendable {
  /// The folder's absolute path.
  public let root: String
  /// The absolute paths of the references, sorted.
  public let paths: [String]

  /// Lists the references; a folder that is not there has none.
  ///
  /// - Throws: `SnapshotVerifier.Error.unlistable`.
  public init(_ root: String) throws(SnapshotVerifier.Error) {
    self.root = AbsolutePath.standardized(root)
    guard AtomicFile.isFolder(self.root) else {
      paths = []
      return
    }
    var paths: [String] = []
    try Self.list(self.root, depth: 0, into: &paths)
    self.paths = paths.sorted()
  }

  private static func list(
    _ folder: String, depth: Int, into paths: inout [String]
  ) throws(SnapshotVerifier.Error) {
    let entries: [AtomicFile.FolderEntry]
    do throws(SnapshotVerifier.Error) {
      entries = try AtomicFile.entries(folder)
    } catch {
      throw .unlistable(path: folder, reason: error.description)
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = "\(folder)/\(entry.name)"
      switch entry.kind {
      case .folder where !(depth == 0 && entry.name == "Fonts"):
        try list(path, depth: depth + 1, into: &paths)
      case .file where entry.name.hasSuffix(".png"): paths.append(path)
      case .file
      where depth == 2 && ReferencePlace.textEndings.contains { entry.name.hasSuffix($0) }:
        paths.append(path)
      default: break
      }
    }
  }
}
