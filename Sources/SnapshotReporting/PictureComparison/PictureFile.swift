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

  /// Why a file is no picture, as a sentence without the file's name.
  struct Problem: Error {
    let message: String
  }

  /// The bytes of a regular file.
  static func read(_ path: String) throws(Problem) -> [UInt8] {
    switch PathKind(path) {
    case .file: break
    case .folder: throw Problem(message: "This is a folder, not a PNG file.")
    case .special: throw Problem(message: "This is a device or a pipe, not a PNG file.")
    case .missing: throw Problem(message: "There is no such file.")
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw unreadable(errno) }
    let count = Int(status.st_size)
    guard count <= maximumByteCount else {
      throw Problem(message: "The file has \(count) bytes, too many for a picture.")
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
    guard failure == 0 else { throw unreadable(failure) }
    return bytes
  }

  private static func unreadable(_ code: Int32) -> Problem {
    Problem(message: "The file cannot be read: \(String(cString: strerror(code))).")
  }

  /// Decodes the bytes of a file.
  init(bytes: [UInt8]) throws(Problem) {
    do throws(PNG.Error) {
      bitmap = try PNG.decode(bytes).bitmap
    } catch {
      throw Problem(message: error.description)
    }
    self.bytes = bytes
  }
}
