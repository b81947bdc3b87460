// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec

/// A PNG file on disk that was read and decoded.
struct PictureFile {
  /// The file, byte for byte.
  let bytes: [UInt8]
  /// Its picture.
  let bitmap: Bitmap

  /// The most bytes of a file. The largest picture that can be decoded needs less without any
  /// compression.
  static let maximumByteCount = 512 << 20

  /// The bytes of a regular file.
  static func read(_ path: String) throws(FinishedRun.Error) -> [UInt8] {
    switch PathKind(path) {
    case .file: break
    case .folder: throw unusable(path, "This is a folder, not a PNG file.")
    case .special: throw unusable(path, "This is a device or a pipe, not a PNG file.")
    case .missing: throw unusable(path, "There is no such file.")
    }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw unreadable(path, errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw unreadable(path, errno) }
    let count = Int(status.st_size)
    guard count <= maximumByteCount else {
      throw unusable(path, "The file has \(count) bytes, too many for a picture.")
    }
    var failure: Int32 = 0
    // A file that grows meanwhile is read as long as it was, and one that shrinks up to its end.
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let part = Foundation.read(file, buffer.baseAddress.map { $0 + filled }, count - filled)
        if part < 0, errno == EINTR { continue }
        if part < 0 { failure = errno }
        guard part > 0 else { return }
        filled += part
      }
    }
    guard failure == 0 else { throw unreadable(path, failure) }
    return bytes
  }

  private static func unusable(_ path: String, _ reason: String) -> FinishedRun.Error {
    .unusableFile(path: path, reason: reason)
  }

  private static func unreadable(_ path: String, _ code: Int32) -> FinishedRun.Error {
    unusable(path, "The file cannot be read: \(String(cString: strerror(code))).")
  }

  /// Decodes the bytes of a file.
  ///
  /// - Parameter path: Where they were read, for the error.
  init(bytes: [UInt8], path: String) throws(FinishedRun.Error) {
    do throws(PNG.Error) {
      bitmap = try PNG.decode(bytes).bitmap
    } catch {
      throw .unusableFile(path: path, reason: error.description)
    }
    self.bytes = bytes
  }
}
