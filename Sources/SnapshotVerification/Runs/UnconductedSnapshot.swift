// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a test that no command conducts, as of plain `swift test`, found wrong with a snapshot: a
/// file beside the pictures that explain it. The next time that the snapshot is taken replaces or
/// removes it.
///
/// ```swift
/// for found in UnconductedSnapshot.all(inArtifacts: ".build/snapshots") {
///   print(found.snapshot.entry.message)
/// }
/// ```
public struct UnconductedSnapshot: Codable, Hashable, Sendable {
  /// The name of the file in the snapshot's artifacts folder.
  static let fileName = "snapshot.json"
  /// The version of this format; files of a higher one are left alone.
  private static let currentSchema = 1
  /// Folders of the artifacts that hold no snapshots.
  private static let otherFolders: Set<String> = ["runs", "report"]

  private var schema = UnconductedSnapshot.currentSchema
  /// The absolute path of the folder that holds `Package.swift`.
  public var package: String
  /// What became of the snapshot.
  public var entry: SnapshotRun.Entry

  init(package: String, entry: SnapshotRun.Entry) {
    self.package = package
    self.entry = entry
  }

  /// Writes the file beside the actual picture.
  func write(beside actual: String) throws(SnapshotVerifier.Error) {
    let path = (actual as NSString).deletingLastPathComponent + "/" + Self.fileName
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try AtomicFile.write([UInt8](try encoder.encode(self)), to: path, .unsynced)
    } catch {
      throw .unwritable(path: path, reason: SnapshotVerifier.Error.reason(error))
    }
  }

  /// All that lie in an artifacts folder, in the order of their paths, and when each was written.
  /// Files that cannot be read are left out: their pictures are there for a person.
  public static func all(
    inArtifacts folder: String
  ) -> [(snapshot: UnconductedSnapshot, written: Date)] {
    filesOfSnapshots(inArtifacts: folder)
      .filter { ($0 as NSString).lastPathComponent == fileName }.compactMap(read)
  }

  /// The paths of all files and folders in an artifacts folder that explain snapshots, sorted.
  public static func filesOfSnapshots(inArtifacts folder: String) -> [String] {
    guard AtomicFile.isFolder(folder) else { return [] }
    let targets = ((try? AtomicFile.list(folder)) ?? []).filter { !otherFolders.contains($0) }
    var found: [String] = []
    for target in targets {
      let walker = FileManager.default.enumerator(atPath: "\(folder)/\(target)")
      while let name = walker?.nextObject() as? String {
        found.append("\(folder)/\(target)/\(name)")
      }
    }
    return found.sorted()
  }

  private static func read(_ path: String) -> (snapshot: UnconductedSnapshot, written: Date)? {
    guard let data = FileManager.default.contents(atPath: path),
      let found = try? JSONDecoder().decode(UnconductedSnapshot.self, from: data),
      found.schema <= currentSchema,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let written = attributes[.modificationDate] as? Date
    else { return nil }
    return (found, written)
  }
}
