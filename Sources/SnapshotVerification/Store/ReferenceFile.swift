// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec

/// A reference whose picture need not be decoded to see that it is the expected one.
///
/// ```swift
/// let file = try ReferenceFile.read(path)  // nil where there is none
/// ```
struct ReferenceFile: Hashable, Sendable {
  /// The file's absolute path.
  let path: String
  /// The file, byte for byte.
  let bytes: [UInt8]
  /// Whether it may be a file that iOS has written, with what iOS adds to its pictures.
  var isAdopted = false

  /// Reads the file at `path`; `nil` when there is none.
  ///
  /// - Throws: `SnapshotVerifier.Error.unreadableReference`.
  static func read(_ path: String) throws(SnapshotVerifier.Error) -> ReferenceFile? {
    do {
      return try AtomicFile.read(path).map { ReferenceFile(path: path, bytes: $0) }
    } catch {
      throw .unreadableReference(path: path, reason: error.description)
    }
  }

  /// Decodes the picture.
  ///
  /// - Throws: `SnapshotVerifier.Error.unusableReference`.
  func decoded() throws(SnapshotVerifier.Error) -> StoredReference {
    do {
      // What reviewers see is what is compared.
      try checkViewersAgree()
      let image = try isAdopted ? SimulatorPicture.decode(bytes) : PNG.decode(bytes)
      return StoredReference(
        path: path, bytes: bytes, bitmap: image.bitmap,
        metadata: ReferenceMetadata(image.metadata))
    } catch {
      throw .unusableReference(path: path, reason: error.description)
    }
  }

  private func checkViewersAgree() throws(PNG.Error) {
    guard isAdopted else { return try PNG.checkViewersAgree(on: bytes) }
    try SimulatorPicture.checkViewersAgree(on: bytes)
  }

  /// How the file shows a picture, pixel for pixel, and says nothing else than `metadata` does
  /// about the type of the view and the scale; `nil` where that is not known.
  ///
  /// Its digest is compared first, unless `trust` is `.pixels`. Otherwise rows are compared while
  /// they are decoded, so that no second picture is made. `nil` proves nothing: it takes decoding
  /// to know.
  func proof(
    of actual: RenderedSnapshot, _ metadata: ReferenceMetadata, trust: ReferenceTrust
  ) -> SnapshotRun.Proof? {
    guard (try? checkViewersAgree()) != nil, !isAdopted || !SimulatorPicture.isConverted(bytes)
    else { return nil }
    if trust == .digests, let entries = PNG.metadata(of: bytes, ifClaiming: actual.digest),
      ReferenceMetadata(entries)?.isSameKind(as: metadata) == true
    {
      return .digest
    }
    guard let entries = PNG.metadata(of: bytes, ifShowing: actual.bitmap) else { return nil }
    guard let stored = ReferenceMetadata(entries) else { return .pixels }
    return stored.isSameKind(as: metadata) ? .pixels : nil
  }
}
