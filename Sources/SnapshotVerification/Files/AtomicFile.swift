// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization

/// Files that are there whole or not at all.
///
/// ```swift
/// try AtomicFile.write([1, 2, 3], to: "references/a.png")
/// let bytes = try AtomicFile.read("references/a.png")  // [1, 2, 3]
/// ```
enum AtomicFile {
  private static let counter = Atomic<Int>(0)

  /// Writes a file through a temporary one beside it, and makes the folders that are missing.
  ///
  /// Readers see the old file or the new one. After a failure the temporary file is gone.
  static func write(_ bytes: [UInt8], to path: String) throws(SnapshotVerifier.Error) {
    let folder = (path as NSString).deletingLastPathComponent
    try makeFolder(folder)
    let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
    let process = ProcessInfo.processInfo.processIdentifier
    let temporaryPath = "\(folder)/.snapshot-\(process)-\(number).tmp"
    do throws(SnapshotVerifier.Error) {
      try writeNew(bytes, path: temporaryPath)
      guard rename(temporaryPath, path) == 0 else { throw SnapshotVerifier.Error.system(errno) }
    } catch {
      unlink(temporaryPath)
      throw error
    }
  }

  /// The bytes of a file; `nil` when there is none.
  static func read(_ path: String) throws(SnapshotVerifier.Error) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .system(errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    return try readAll(descriptor, expecting: Int(status.st_size))
  }

  /// Removes a file, or an empty folder, if it is there.
  static func remove(_ path: String) throws(SnapshotVerifier.Error) {
    guard Glibc.remove(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .system(errno)
    }
  }

  /// Whether a folder is at `path`.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder and those above it where they are missing.
  static func makeFolder(_ path: String) throws(SnapshotVerifier.Error) {
    guard !path.isEmpty, !isFolder(path) else { return }
    try makeFolder((path as NSString).deletingLastPathComponent)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .system(errno) }
    guard isFolder(path) else { throw .system(ENOTDIR) }
  }

  private static func writeNew(_ bytes: [UInt8], path: String) throws(SnapshotVerifier.Error) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + offset }, bytes.count - offset)
      }
      if written < 0 && errno == EINTR { continue }
      guard written >= 0 else { throw .system(errno) }
      guard written > 0 else { throw .incomplete(offset, of: bytes.count) }
      offset += written
    }
  }

  private static func readAll(_ descriptor: Int32, expecting size: Int) throws(SnapshotVerifier
    .Error)
    -> [UInt8]
  {
    // One more than the file has, so that its end is seen without growing.
    var bytes = [UInt8](repeating: 0, count: max(size + 1, 4096))
    var end = 0
    while true {
      if end == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let count = bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[end...])
        return Glibc.read(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      guard count > 0 else { break }
      end += count
    }
    bytes.removeLast(bytes.count - end)
    return bytes
  }
}
