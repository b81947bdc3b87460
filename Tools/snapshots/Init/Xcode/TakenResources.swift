// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What SwiftPM takes for resources of a target by itself, wherever it lies below the target's
/// folder: catalogs, files of Interface Builder, and what is in folders of languages.
struct TakenResources {
  /// Each by the name that it has in the bundle, and what to exclude for the target to be without
  /// it, absolute: the file, or the bundle that it is in.
  private let files: [(name: String, place: String)]

  init(below folder: String) {
    let walker = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var files: [(name: String, place: String)] = []
    while let url = walker?.nextObject() as? URL {
      let path = url.standardizedFileURL.path
      if url.pathExtension != "bundle", XcodeFiles.isOneThing(url.pathExtension) {
        walker?.skipDescendants()
      }
      guard Self.isTaken(path, below: folder) else { continue }
      files.append((AppTarget.nameInBundle(path), Self.place(of: path)))
    }
    self.files = files
  }

  /// Whether two have one name, which is none of a target.
  var haveNamesTwice: Bool {
    var names: Set<String> = []
    return files.contains { !names.insert($0.name).inserted }
  }

  /// What a target has to exclude to have no others than its own.
  ///
  /// - Parameters:
  ///   - resources: Its own, absolute.
  ///   - root: Its folder.
  /// - Returns: Files and folders, from the target's folder on.
  func excluded(but resources: [String], in root: String) -> [String] {
    let own = Set(resources)
    let others = Set(files.map(\.place)).filter { !own.contains($0) }
    // A folder that holds something of the target's own is none to exclude.
    return FolderCover(Array(others), in: root) {
      own.contains($0) || $0.hasSuffix("/\(AppTarget.ownName)")
    }.places.map { String($0.dropFirst(root.count + 1)) }
  }

  private static func isTaken(_ path: String, below folder: String) -> Bool {
    let ending = (path as NSString).pathExtension
    if ["xcassets", "storyboard", "xib", "xcstrings"].contains(ending) { return true }
    return path.dropFirst(folder.count).contains(".lproj/") && !XcodeFiles.isFolder(path)
  }

  /// The outermost bundle that a file is in, or the file.
  private static func place(of path: String) -> String {
    path.range(of: ".bundle/").map { String(path[..<$0.upperBound].dropLast()) } ?? path
  }
}
