// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension XcodeTarget {
  /// A library of the same files, which are copied to another folder. What was there before, as
  /// from another version, is removed.
  ///
  /// - Parameter folder: The folder, absolute.
  func copied(to folder: String) throws(Snapshots.Error) -> XcodeTarget {
    let root = commonFolder
    func place(_ file: String) -> String { folder + file.dropFirst(root.count) }
    let files = FileManager.default
    do {
      if files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
      for file in sources + resources {
        let copy = place(file)
        try files.createDirectory(
          atPath: (copy as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try files.copyItem(atPath: file, toPath: copy)
      }
    } catch {
      throw .unwritableFile(path: folder)
    }
    return XcodeTarget(
      module: module, sources: sources.map(place), foreignSources: foreignSources,
      resources: resources.map(place), dependencies: dependencies, swiftSettings: swiftSettings)
  }

  /// The innermost folder of all that is copied.
  private var commonFolder: String {
    let folders = (sources + resources).map { ($0 as NSString).deletingLastPathComponent }
    return folders.dropFirst().reduce(folders.first ?? "") { common, folder in
      var common = common
      while !"\(folder)/".hasPrefix("\(common)/") {
        common = (common as NSString).deletingLastPathComponent
      }
      return common
    }
  }
}
