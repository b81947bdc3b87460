// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The places in a package where references lie.
///
/// - `Snapshots/...`, where this package's own assertions put them: pictures, and texts two folders
///   below.
/// - `.../__Snapshots__/...` beside source files, where those of the module `SnapshotTesting` do.
/// - `.../ReferenceImages_64/...`, where those of the module `iOSSnapshotTestCase` do.
///
/// ```swift
/// ReferencePlace.holds("Snapshots/AppTests/ViewTests/testView.png")  // true
/// ReferencePlace.holds("Sources/App/View.swift")  // false
/// ```
public enum ReferencePlace {
  /// The name of the folders beside source files.
  public static let folderName = "__Snapshots__"
  /// What the names of the folders begin with that iOSSnapshotTestCase has.
  public static let imagesFolderPrefix = "ReferenceImages"

  /// The endings of texts that assertions of this package record.
  static let textEndings = [".txt", ".json"]

  /// Endings of files that a compiler would read, which are no references wherever they lie.
  private static let sourceEndings: Set<String> = [
    "swift", "c", "cc", "cpp", "cxx", "m", "mm", "s", "h", "hh", "hpp", "inc", "modulemap",
  ]

  /// Whether a path in a package is a place for a reference: nothing in it is hidden, empty or
  /// leads upwards.
  public static func holds(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }),
      path.utf8.count < 1_000
    else { return false }
    if parts[0] == "Snapshots" {
      return path.hasSuffix(".png")
        || (parts.count == 4 && textEndings.contains { path.hasSuffix($0) })
    }
    let ending = (path as NSString).pathExtension.lowercased()
    if parts.dropLast().contains(where: { $0.hasPrefix(imagesFolderPrefix) }) {
      return ending == "png"
    }
    return parts.dropLast().contains { $0 == folderName } && !sourceEndings.contains(ending)
  }

  /// Whether a path leads to an image of iOSSnapshotTestCase's.
  package static func isReferenceImage(_ path: String) -> Bool {
    path.contains("/" + imagesFolderPrefix)
  }

  private static func isFolder(_ name: String) -> Bool {
    name == folderName || name.hasPrefix(imagesFolderPrefix)
  }

  /// The files below the folders beside source files: absolute paths, sorted.
  ///
  /// Hidden and linked folders, packages in the package, and its folder `Snapshots` are left out.
  package static func pathsBesideSources(inPackage package: String) -> [String] {
    var found: [String] = []
    for entry in entries(package) where entry.kind == .folder && entry.name != "Snapshots" {
      search("\(package)/\(entry.name)", isInside: isFolder(entry.name), &found)
    }
    return found.filter { holds(String($0.dropFirst(package.count + 1))) }.sorted()
  }

  private static func search(_ folder: String, isInside: Bool, _ found: inout [String]) {
    let entries = entries(folder)
    guard !entries.contains(where: { $0.name == "Package.swift" }) else { return }
    for entry in entries {
      let path = "\(folder)/\(entry.name)"
      switch entry.kind {
      case .folder: search(path, isInside: isInside || isFolder(entry.name), &found)
      case .file where isInside: found.append(path)
      default: break
      }
    }
  }

  /// What is not hidden in a folder; nothing where it cannot be listed.
  private static func entries(_ folder: String) -> [AtomicFile.FolderEntry] {
    ((try? AtomicFile.entries(folder)) ?? []).filter { !$0.name.hasPrefix(".") }
  }
}
