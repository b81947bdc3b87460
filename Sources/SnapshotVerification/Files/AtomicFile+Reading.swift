// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

extension AtomicFile {
  /// The first and the last bytes of a regular file, which overlap in a short one; `nil` when there
  /// is none. Never waits for a pipe or a device.
  static func readEnds(
    _ path: String, startByteCount: Int, endByteCount: Int
  ) throws(SnapshotVerifier.Error) -> (start: [UInt8], end: [UInt8])? {
    try withFile(path) { descriptor, size throws(SnapshotVerifier.Error) in
      let start = try readPart(descriptor, from: 0, count: min(size, startByteCount))
      let endCount = min(size, endByteCount)
      guard start.count < size else { return (start, Array(start.suffix(endCount))) }
      return (start, try readPart(descriptor, from: size - endCount, count: endCount))
    }
  }

  /// Opens a regular file and hands on its size; `nil` when there is none.
  static func withFile<Result>(
    _ path: String, _ body: (Int32, Int) throws(SnapshotVerifier.Error) -> Result
  ) throws(SnapshotVerifier.Error) -> Result? {
    try FileCall.ask(.read, path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      // A socket cannot be opened at all.
      if errno == ENXIO { throw .notAFile }
      throw .system(errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    return try body(descriptor, Int(status.st_size))
  }

  private static func readPart(
    _ descriptor: Int32, from offset: Int, count: Int
  ) throws(SnapshotVerifier.Error) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var end = 0
    while end < count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress.map { $0 + end }, count - end, off_t(offset + end))
      }
      if read < 0 && errno == EINTR { continue }
      guard read >= 0 else { throw .system(errno) }
      guard read > 0 else { break }
      end += read
    }
    bytes.removeLast(count - end)
    return bytes
  }
}
