// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The references below a package's `Snapshots` folder.
///
/// Only names that end in `.png` count. Hidden entries, linked folders, and the folder `Fonts` are
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
    self.root = URL(fileURLWithPath: root).standardizedFileURL.path
    guard AtomicFile.isFolder(self.root) else {
      paths = []
      return
    }
    var paths: [String] = []
    try Self.list(self.root, isRoot: true, into: &paths)
    self.paths = paths.sorted()
  }

  private static func list(
    _ folder: String, isRoot: Bool, into paths: inout [String]
  ) throws(SnapshotVerifier.Error) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .unlistable(path: folder, reason: SnapshotVerifier.Error.reason(error))
    }
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      switch attributes?[.type] as? FileAttributeType {
      case .typeDirectory where !(isRoot && name == "Fonts"):
        try list(path, isRoot: false, into: &paths)
      case .typeRegular where name.hasSuffix(".png"): paths.append(path)
      default: break
      }
    }
  }
}
