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
    try entries(path).map(\.name)
  }

  /// A name in a folder, and what has it.
  struct FolderEntry {
    enum Kind { case file, folder, other }

    let name: String
    /// Links are not followed: they are `other`.
    let kind: Kind
  }

  /// The names in a folder, in no order, with what the folder says about each: no file is asked.
  static func entries(_ path: String) throws(SnapshotVerifier.Error) -> [FolderEntry] {
    try FileCall.ask(.list, path)
    guard let folder = opendir(path) else { throw .system(errno) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let kind = kind(ofType: Int(entry.pointee.d_type), at: "\(path)/\(name)")
      entries.append(FolderEntry(name: name, kind: kind))
    }
    guard errno == 0 else { throw .system(errno) }
    return entries
  }

  /// Some file systems leave it to `lstat` to say what an entry is (readdir(3), `DT_UNKNOWN`).
  private static func kind(
    ofType type: Int, at path: @autoclosure () -> String
  ) -> FolderEntry.Kind {
    switch type {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    var status = stat()
    guard lstat(path(), &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
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
