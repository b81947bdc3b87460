// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// The references of another program that `snapshots adopt` has found, kept up to its next run:
/// whoever replaces them, they can be brought back.
///
/// `<artifacts>/adopted` holds each under its path in the package.
///
/// ```swift
/// let restored = try AdoptedReferences(package: package, artifacts: artifacts).restore()
/// ```
public struct AdoptedReferences: Sendable {
  private let package: String
  private let folder: String

  /// The references of a package.
  ///
  /// - Parameters:
  ///   - package: The package's absolute path.
  ///   - artifacts: Its artifacts folder.
  public init(package: String, artifacts: String) {
    self.package = package
    folder = artifacts + "/adopted"
  }

  /// Forgets all.
  public func discard() {
    // What cannot be removed stays an offer to bring back.
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Keeps a copy of a reference.
  ///
  /// - Parameter reference: Its path in the package.
  func keep(_ reference: String) throws(FinishedRun.Error) {
    guard ReferencePlace.holds(reference) else { return }
    let bytes = try PictureFile.read("\(package)/\(reference)")
    try write(bytes, to: "\(folder)/\(reference)")
  }

  /// Brings all back that were replaced by pictures of this package.
  public func restore() throws(FinishedRun.Error) -> PrunedReferences.Restored {
    var result = PrunedReferences.Restored()
    let kept = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for reference in kept.sorted()
    where ReferencePlace.holds(reference) && PathKind("\(folder)/\(reference)") == .file {
      let path = "\(package)/\(reference)"
      let bytes = try PictureFile.read("\(folder)/\(reference)")
      if PathKind(path) != .missing {
        if try PictureFile.read(path) == bytes { continue }
        guard !AdoptedPicture.isForeign(path) else {
          result.blocked.append(reference)
          continue
        }
      }
      try write(bytes, to: path)
      result.restored.append(reference)
    }
    if result.blocked.isEmpty { discard() }
    return result
  }

  private func write(_ bytes: [UInt8], to path: String) throws(FinishedRun.Error) {
    do throws(SnapshotVerifier.Error) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .unwritableReference(path: path, reason: error.description)
    }
  }
}
