// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XcodeProjects

/// What Xcode's project file lists: targets, their files and their settings.
struct XcodeProject {
  typealias Object = ProjectFile.Object

  /// The `.xcodeproj` folder, or the specification that XcodeGen would make it of, absolute.
  let path: String
  /// The language of the texts in the sources, such as `en`.
  let developmentRegion: String?
  /// The targets that are built from sources.
  let targets: [XcodeTarget]
  /// The folders of packages among its files, absolute, as projects before Xcode 15 list them, and
  /// as those of Xcode 16 have them in folders.
  let packageFolders: [String]

  private let file: ProjectFile

  /// Reads a `.xcodeproj` folder.
  init(path: String) throws(Snapshots.Error) {
    guard let file = ProjectFile(path: path) else {
      throw .unreadableProject(path: path + "/project.pbxproj")
    }
    self.init(file)
  }

  init(_ file: ProjectFile) {
    path = file.path
    self.file = file
    developmentRegion = file.root["developmentRegion"] as? String
    let files = XcodeFiles(file)
    let listed = file.all("PBXFileReference").flatMap { files.files($0.id) }.filter {
      FileManager.default.fileExists(atPath: $0 + "/Package.swift")
    }
    packageFolders = listed + files.packagesOfSynchronizedFolders
    targets = file.targets.map { XcodeTarget(id: $0.id, $0.object, in: file, files: files) }
  }

  /// Its name in Xcode.
  var name: String { file.name }

  /// All objects of a kind.
  func all(_ kind: String) -> [(id: String, object: Object)] { file.all(kind) }

  /// The object that a property names.
  func object(_ id: Any?) -> Object? { file.object(id) }

  /// The folder that the paths of its files are relative to, absolute.
  var folder: String { file.folder }

  /// A path in a folder, absolute.
  static func path(_ path: String?, in folder: String) -> String {
    ProjectFile.path(path, in: folder)
  }
}
