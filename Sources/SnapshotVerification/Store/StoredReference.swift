// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec

/// A reference as it lies in the package.
///
/// ```swift
/// let reference = try StoredReference.read(path)  // nil where there is none
/// ```
public struct StoredReference: Hashable, Sendable {
  /// The file's absolute path.
  public var path: String
  /// The file, byte for byte.
  public var bytes: [UInt8]
  /// The picture.
  public var bitmap: Bitmap
  /// What the file says about itself; `nil` for a file of another program.
  public var metadata: ReferenceMetadata?

  /// The renderer that drew it, where that is known and not the present one.
  var otherRenderer: String? {
    guard let renderer = metadata?.renderer else { return nil }
    return renderer == ReferenceMetadata.currentRenderer ? nil : renderer
  }

  /// Reads the reference at `path`; `nil` when there is no such file.
  ///
  /// - Throws: `SnapshotVerifier.Error.unreadableReference` or `.unusableReference`.
  public static func read(_ path: String) throws(SnapshotVerifier.Error) -> StoredReference? {
    guard let file = try ReferenceFile.read(path) else { return nil }
    return try file.decoded()
  }

  /// Writes a reference whole or not at all, and returns the file's bytes.
  ///
  /// - Throws: `SnapshotVerifier.Error.unwritable`.
  public static func write(
    _ bitmap: Bitmap, metadata: ReferenceMetadata, to path: String
  ) throws(SnapshotVerifier.Error) -> [UInt8] {
    do {
      let bytes = try PNG.encodeWithDigest(bitmap, metadata: metadata.entries)
      try AtomicFile.write(bytes, to: path)
      return bytes
    } catch {
      throw .unwritable(path: path, reason: SnapshotVerifier.Error.reason(error))
    }
  }
}
