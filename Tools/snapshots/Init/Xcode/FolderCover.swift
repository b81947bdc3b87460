// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Says a set of files in few words: folders that hold nothing else stand for their files.
struct FolderCover {
  /// Folders and files, absolute, sorted.
  let places: [String]

  /// - Parameters:
  ///   - files: The files, absolute.
  ///   - root: The folder that they lie in.
  ///   - counts: Whether a file of a folder counts: a folder that holds one that counts and is not
  ///     among the files does not stand for its files.
  init(_ files: [String], in root: String, counting counts: (String) -> Bool) {
    let wanted = Set(files)
    var holders = Set<String>()
    for file in files {
      var folder = (file as NSString).deletingLastPathComponent
      while folder.hasPrefix(root + "/"), holders.insert(folder).inserted {
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
    // What lies in a folder beside what is wanted makes it, and all around it, no place.
    let strangers = XcodeFiles.files(below: root).filter { counts($0) && !wanted.contains($0) }
    for stranger in strangers {
      var folder = (stranger as NSString).deletingLastPathComponent
      while folder.hasPrefix(root + "/") {
        holders.remove(folder)
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
    places = Set(files.map { Self.outermost($0, holders) }).sorted()
  }

  private static func outermost(_ file: String, _ holders: Set<String>) -> String {
    var place = file
    while case let folder = (place as NSString).deletingLastPathComponent, holders.contains(folder)
    {
      place = folder
    }
    return place
  }
}
