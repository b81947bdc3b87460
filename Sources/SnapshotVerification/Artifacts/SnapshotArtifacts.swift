// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import ImageComparison
import PNGCodec

/// The files that explain why one snapshot failed, in a folder of its own.
///
/// ```swift
/// let artifacts = SnapshotArtifacts(folder: store.artifactsDirectory(of: name))
/// try artifacts.removeStale()
/// ```
struct SnapshotArtifacts {
  let folder: String
  /// Which attempt it is, from 1.
  let attempt: Int

  /// - Parameters:
  ///   - folder: The snapshot's folder.
  ///   - attempt: Which time the run takes it: a later one than the first has a folder in it.
  init(folder: String, attempt: Int = 1) {
    self.folder = attempt > 1 ? "\(folder)/\(Self.attemptPrefix)\(attempt)" : folder
    self.attempt = attempt
  }

  private static let attemptPrefix = "attempt-"

  private static let referenceName = "reference.png"
  private static let actualName = "actual.png"
  private static let differenceName = "difference.png"
  private static let viewTreeName = "view-tree.txt"

  /// What is written.
  struct Content {
    var reference: StoredReference?
    var actual: RenderedSnapshot
    var metadata: ReferenceMetadata
    var strategy: ComparisonStrategy
    /// The views that changed, in pixels.
    var outlines: [PixelRegion] = []
    var outlineThickness = 1
  }

  /// Writes the files; those of an earlier run that are not written again are removed.
  func write(
    _ content: Content
  ) throws(SnapshotVerifier.Error) -> (
    paths: SnapshotRun.Artifacts, pictures: [SnapshotResult.Picture]
  ) {
    try removeStale()
    var paths = SnapshotRun.Artifacts()
    var pictures: [SnapshotResult.Picture] = []
    func write(_ role: String, _ name: String, _ bytes: [UInt8]) throws(SnapshotVerifier.Error)
      -> String
    {
      let path = try self.write(bytes, name)
      pictures.append(SnapshotResult.Picture(role: role, path: path))
      return path
    }
    if let reference = content.reference {
      paths.reference = try write("reference", Self.referenceName, reference.bytes)
    }
    let actual = try encoded(content.actual.bitmap, content.metadata)
    paths.actual = try write("actual", Self.actualName, actual)
    if let reference = content.reference {
      var difference = DifferenceImage.make(
        reference: reference.bitmap, actual: content.actual.bitmap, strategy: content.strategy)
      for region in content.outlines {
        DifferenceImage.drawOutline(
          of: region, thickness: content.outlineThickness, in: &difference)
      }
      paths.difference = try write("difference", Self.differenceName, try encoded(difference))
    }
    if let description = content.actual.description {
      paths.viewTree = try self.write(Array(description.viewTree.utf8), Self.viewTreeName)
    }
    return (paths, pictures)
  }

  /// Writes what explains a document that is no picture; its difference is a file only where it is
  /// one of text.
  func write(
    _ document: SnapshotDocument, reference: [UInt8]?, difference: String?
  ) throws(SnapshotVerifier.Error) -> SnapshotRun.Artifacts {
    try removeStale(pathExtension: document.pathExtension)
    let names = Self.names(pathExtension: document.pathExtension)
    var paths = SnapshotRun.Artifacts()
    if let reference { paths.reference = try write(reference, names.reference) }
    paths.actual = try write(document.bytes, names.actual)
    if document.content == .text, let difference {
      paths.difference = try write(Array((difference + "\n").utf8), Self.textDifferenceName)
    }
    return paths
  }

  private static let textDifferenceName = "difference.diff"

  private static func names(
    pathExtension: String?
  ) -> (reference: String, actual: String) {
    let ending = pathExtension.map { ".\($0)" } ?? ""
    return ("reference" + ending, "actual" + ending)
  }

  /// Removes the files of an earlier run, and the folder when nothing else is in it.
  ///
  /// - Parameter pathExtension: That of the files. The default is pictures.
  func removeStale(pathExtension: String? = "png") throws(SnapshotVerifier.Error) {
    guard AtomicFile.isFolder(folder) else { return }
    let names = Self.names(pathExtension: pathExtension)
    for name in [
      names.reference, names.actual, Self.differenceName, Self.viewTreeName,
      Self.textDifferenceName, UnconductedSnapshot.fileName,
    ] {
      do {
        try AtomicFile.remove("\(folder)/\(name)")
      } catch {
        throw .unwritable(path: "\(folder)/\(name)", reason: error.description)
      }
    }
    if attempt == 1 { try removeLaterAttempts(pathExtension) }
    // Another file in it is not ours to remove.
    try? AtomicFile.remove(folder)
  }

  /// The first attempt of a run knows of none.
  private func removeLaterAttempts(_ pathExtension: String?) throws(SnapshotVerifier.Error) {
    for name in (try? AtomicFile.list(folder)) ?? [] where name.hasPrefix(Self.attemptPrefix) {
      guard let attempt = Int(name.dropFirst(Self.attemptPrefix.count)), attempt > 1 else {
        continue
      }
      try SnapshotArtifacts(folder: folder, attempt: attempt)
        .removeStale(pathExtension: pathExtension)
    }
  }

  private func encoded(
    _ bitmap: Bitmap, _ metadata: ReferenceMetadata? = nil
  ) throws(SnapshotVerifier.Error) -> [UInt8] {
    do {
      // The actual picture may be taken for the new reference, as it is.
      guard let metadata else { return try PNG.encode(bitmap) }
      return try PNG.encodeWithDigest(bitmap, metadata: metadata.entries)
    } catch {
      throw .unwritable(path: folder, reason: error.description)
    }
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(SnapshotVerifier.Error) -> String {
    let path = "\(folder)/\(name)"
    do {
      try AtomicFile.write(bytes, to: path, .unsynced)
    } catch {
      throw .unwritable(path: path, reason: error.description)
    }
    return path
  }
}
