// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XcodeProjects

/// The files of a project, as its references and folders name them.
struct XcodeFiles {
  private let project: ProjectFile

  init(_ project: ProjectFile) { self.project = project }

  /// The files that a reference stands for: one, or one for each language.
  func files(_ id: String?) -> [String] {
    guard let id, let object = project.object(id) else { return [] }
    if object["isa"] as? String == "PBXVariantGroup" {
      return (object["children"] as? [String] ?? []).flatMap(files)
    }
    return project.paths[id].map { [$0] } ?? []
  }

  /// The files of the folders that belong to a target as they are, which newer projects have.
  func synchronizedFiles(of target: String, groups: [String]) -> [String] {
    project.all("PBXFileSystemSynchronizedRootGroup").flatMap { id, group -> [String] in
      guard let folder = project.paths[id] else { return [] }
      let exceptions = project.objects(group["exceptions"]).map(\.object).filter {
        $0["target"] as? String == target
      }
      let named = Set(
        exceptions.flatMap { $0["membershipExceptions"] as? [String] ?? [] }.map {
          XcodeProject.path($0, in: folder)
        })
      // Exceptions of a target whose folder it is not are what it takes of it.
      guard groups.contains(id) else { return Array(named) }
      let whole = (group["explicitFolders"] as? [String] ?? []).map {
        XcodeProject.path($0, in: folder)
      }
      let others = whole + Self.packages(below: folder)
      let files = Self.files(below: folder).filter { file in
        !named.contains(file) && !others.contains { file.hasPrefix($0 + "/") }
      }
      return files + whole
    }
  }

  /// The packages in the folders that the project has as they are, absolute.
  var packagesOfSynchronizedFolders: [String] {
    project.all("PBXFileSystemSynchronizedRootGroup").compactMap { project.paths[$0.id] }
      .flatMap(Self.packages)
  }

  /// The folders of packages below a folder, but for those that others have for their tests.
  private static func packages(below folder: String) -> [String] {
    let manifests = files(below: folder).filter {
      $0.hasSuffix("/Package.swift") && AppTarget.isManifest($0)
    }
    let folders = manifests.map { ($0 as NSString).deletingLastPathComponent }
    return folders.filter { folder in
      !folders.contains { $0 != folder && folder.hasPrefix($0 + "/") }
    }.sorted()
  }

  /// All files below a folder; folders that are one thing, such as catalogs, count as files.
  static func files(below folder: String) -> [String] {
    let walker = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isDirectoryKey],
      options: .skipsHiddenFiles)
    var found: [String] = []
    while let url = walker?.nextObject() as? URL {
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
      if isFolder, Self.isOneThing(url.pathExtension) {
        walker?.skipDescendants()
      } else if isFolder {
        continue
      }
      found.append(url.standardizedFileURL.path)
    }
    return found
  }

  /// Whether something of a bundle is a plain folder, which the bundle has as it is.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue && !isOneThing((path as NSString).pathExtension)
  }

  /// Whether folders of this ending are taken whole.
  static func isOneThing(_ pathExtension: String) -> Bool {
    [
      "xcassets", "xcdatamodeld", "bundle", "xcframework", "framework", "docc", "scnassets",
      "playground",
    ].contains(pathExtension)
  }
}
