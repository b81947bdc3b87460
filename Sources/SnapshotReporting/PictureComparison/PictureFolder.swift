// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The PNG files below a folder.
struct PictureFolder {
  /// Paths relative to the folder, sorted by their bytes.
  let paths: [String]

  /// Lists a folder and the folders in it.
  ///
  /// Hidden entries, whose names start with a dot, and linked folders are left out: the first hold
  /// the data of tools, the second may lead in circles.
  init(_ folder: String) throws(FinishedRun.Error) {
    var paths: [String] = []
    var pending = [""]
    while let prefix = pending.popLast() {
      for name in try Self.names(in: folder + "/" + prefix) where !name.hasPrefix(".") {
        let path = prefix + name
        if Self.isFolder(folder + "/" + path) {
          pending.append(path + "/")
        } else if name.lowercased().hasSuffix(".png") {
          paths.append(path)
        }
      }
    }
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func names(in folder: String) throws(FinishedRun.Error) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .unreadableFolder(path: folder, reason: PathText.reason(error))
    }
  }

  /// Whether a folder, and not a link to one, is at `path`.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
