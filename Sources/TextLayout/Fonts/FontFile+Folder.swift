// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension FontFile {
  /// The font files below `folder`, sorted by path so that the file system's order does not matter.
  /// Links to folders are not followed.
  ///
  /// The C library lists them: Foundation took a fifth of a process with one snapshot.
  static func paths(in folder: String) -> [String] {
    var paths: [String] = []
    addPaths(in: folder, &paths)
    return paths.sorted { strcmp($0, $1) < 0 }
  }

  private static func addPaths(in folder: String, _ paths: inout [String]) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let path = folder + "/" + name
      if isFolder(path, Int(entry.pointee.d_type)) {
        addPaths(in: path, &paths)
      } else if hasEndingOfFont(name) {
        paths.append(path)
      }
    }
  }

  /// Some file systems leave the kind of a name open.
  private static func isFolder(_ path: String, _ kind: Int) -> Bool {
    guard kind == Int(DT_UNKNOWN) else { return kind == Int(DT_DIR) }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func hasEndingOfFont(_ name: String) -> Bool {
    let ending = name.utf8.suffix(4).map { $0 | 0x20 }
    return [".otf", ".ttf", ".otc", ".ttc"].contains { $0.utf8.elementsEqual(ending) }
  }
}
