// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Files that are there whole or not at all.
///
/// Each call of the system asks `FileCall` first, which lets tests fail it.
///
/// ```swift
/// try AtomicFile.write([1, 2, 3], to: "references/a.png")
/// let bytes = try AtomicFile.read("references/a.png")  // [1, 2, 3]
/// ```
package enum AtomicFile {
  /// What is left of a written file where the machine loses its power.
  package enum Durability {
    /// The file, once the call has returned: references, and what says where they went.
    case synced
    /// The old file, the new one, or an empty one, which the next run writes again.
    case unsynced
  }

  /// Writes a file through a temporary one beside it, and makes the folders that are missing.
  ///
  /// Readers see the old file or the new one, also where this process is killed: then the temporary
  /// file stays, and a later process sweeps it. After a failure the temporary file is gone.
  ///
  /// - Parameter mode: Who may do what with the file, as far as the process's mask allows.
  package static func write(
    _ bytes: [UInt8], to path: String, _ durability: Durability = .synced, mode: mode_t = 0o644
  ) throws(SnapshotVerifier.Error) {
    let folder = (path as NSString).deletingLastPathComponent
    try makeFolder(folder, durability)
    TemporaryFile.sweepOnce(folder)
    let temporaryPath = folder + "/" + TemporaryFile.newName()
    do throws(SnapshotVerifier.Error) {
      try writeNew(bytes, path: temporaryPath, durability, mode)
      try rename(temporaryPath, to: path)
    } catch {
      try? remove(temporaryPath)
      throw error
    }
    if durability == .synced { try syncFolder(folder) }
  }

  /// The bytes of a regular file; `nil` when there is none. Never waits for a pipe or a device.
  package static func read(_ path: String) throws(SnapshotVerifier.Error) -> [UInt8]? {
    try withFile(path) { descriptor, size throws(SnapshotVerifier.Error) in
      try readAll(descriptor, expecting: size)
    }
  }

  /// Gives a file another name in one step; one that has it is replaced.
  package static func rename(
    _ path: String, to target: String
  ) throws(SnapshotVerifier.Error) {
    try FileCall.ask(.rename, path)
    guard Glibc.rename(path, target) == 0 else { throw .system(errno) }
  }

  /// Moves a file to another folder, which is made where it is missing, and replaces what is there.
  ///
  /// On another file system, a copy is there before the file goes.
  package static func move(
    _ path: String, to target: String
  ) throws(SnapshotVerifier.Error) {
    let folder = (target as NSString).deletingLastPathComponent
    try makeFolder(folder, .synced)
    do throws(SnapshotVerifier.Error) {
      try rename(path, to: target)
      try syncFolder(folder)
    } catch {
      guard case .system(EXDEV) = error else { throw error }
      guard let bytes = try read(path) else { throw .system(ENOENT) }
      try write(bytes, to: target)
      try remove(path)
    }
    try syncFolder((path as NSString).deletingLastPathComponent)
  }

  /// Removes a file, or an empty folder, if it is there.
  package static func remove(_ path: String) throws(SnapshotVerifier.Error) {
    try FileCall.ask(.remove, path)
    guard Glibc.remove(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .system(errno)
    }
  }

  private static func writeNew(
    _ bytes: [UInt8], path: String, _ durability: Durability, _ mode: mode_t
  ) throws(SnapshotVerifier.Error) {
    try FileCall.ask(.create, path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var offset = 0
    while offset < bytes.count {
      let isShort = try FileCall.ask(.write, path)
      let rest = bytes.count - offset
      let written = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + offset }, isShort ? (rest + 1) / 2 : rest)
      }
      if written < 0 && errno == EINTR { continue }
      guard written >= 0 else { throw .system(errno) }
      guard written > 0 else { throw .incomplete(offset, of: bytes.count) }
      offset += written
    }
    guard durability == .synced else { return }
    try FileCall.ask(.sync, path)
    // Whether a failed write-back is told once only depends on the kernel: it is not tried again.
    guard fsync(descriptor) == 0 else { throw .system(errno) }
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
