// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The folders `__Snapshots__` below a target's, which hold the references of its tests. SwiftPM
/// warns of each file in them, unless the manifest excludes them.
struct ReferenceFolders {
  /// From the target's folder on, in the order of their names.
  let places: [String]

  /// - Parameters:
  ///   - root: The target's folder, absolute.
  ///   - resources: What the target has in its bundle, absolute: a folder in which some of it lies
  ///     is not left out.
  ///   - excluded: What is left out already, from the target's folder on.
  init(below root: String, but resources: [String], outside excluded: [String] = []) {
    let walker = FileManager.default.enumerator(
      at: URL(fileURLWithPath: root), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var found: [String] = []
    while let url = walker?.nextObject() as? URL {
      let name = url.lastPathComponent
      if ["Pods", "Carthage", "node_modules"].contains(name) { walker?.skipDescendants() }
      guard name == "__Snapshots__" else { continue }
      walker?.skipDescendants()
      let path = url.standardizedFileURL.path
      let isResource = resources.contains { resource in
        resource == path || resource.hasPrefix(path + "/") || path.hasPrefix(resource + "/")
      }
      if !isResource { found.append(String(path.dropFirst(root.count + 1))) }
    }
    places = found.sorted().filter { place in
      !excluded.contains { place == $0 || place.hasPrefix($0 + "/") }
    }
  }
}
