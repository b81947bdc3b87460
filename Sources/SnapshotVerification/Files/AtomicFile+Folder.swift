// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

extension AtomicFile {
  /// Whether a folder is at `path`.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder and those above it where they are missing.
  package static func makeFolder(
    _ path: String, _ durability: Durability = .unsynced
  ) throws(SnapshotVerifier.Error) {
    guard !path.isEmpty, !isFolder(path) else { return }
    let parent = (path as NSString).deletingLastPathComponent
    try makeFolder(parent, durability)
    try FileCall.ask(.makeFolder, path)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .system(errno) }
    guard isFolder(path) else { throw .system(ENOTDIR) }
    if durability == .synced { try syncFolder(parent) }
  }

  /// The names in a folder, in no order.
  package static func list(_ path: String) throws(SnapshotVerifier.Error) -> [String] {
    try FileCall.ask(.list, path)
    guard let folder = opendir(path) else { throw .system(errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .system(errno) }
    return names
  }

  /// Waits until the names in a folder are on the disk.
  package static func syncFolder(_ path: String) throws(SnapshotVerifier.Error) {
    try FileCall.ask(.syncFolder, path)
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      // A folder that may be written and not read cannot be synced.
      if errno == EACCES { return }
      throw .system(errno)
    }
    defer { close(descriptor) }
    // Some file systems, of networks above all, cannot sync a folder.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw .system(errno)
    }
  }
}
