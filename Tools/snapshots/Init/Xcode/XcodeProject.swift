// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What Xcode's project file lists: targets, their files and their settings.
///
/// A project file is a property list of objects that name each other by identifiers.
struct XcodeProject {
  typealias Object = [String: Any]

  /// The `.xcodeproj` folder, absolute.
  let path: String
  /// The folder that the paths of its files are relative to, absolute.
  let folder: String
  /// The language of the texts in the sources, such as `en`.
  let developmentRegion: String?
  private(set) var targets: [XcodeTarget] = []
  /// The folders of packages among its files, absolute, as projects before Xcode 15 list them.
  private(set) var packageFolders: [String] = []

  private let objects: [String: Object]

  /// Reads a `.xcodeproj` folder.
  init(path: String) throws(Snapshots.Error) {
    let file = path + "/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
      let objects = list["objects"] as? [String: Object],
      let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
    else { throw .unreadableProject(path: file) }
    self.objects = objects
    self.path = path
    folder = Self.path(
      root["projectDirPath"] as? String, in: (path as NSString).deletingLastPathComponent)
    developmentRegion = root["developmentRegion"] as? String
    let files = XcodeFiles(self, mainGroup: root["mainGroup"] as? String)
    packageFolders = all("PBXFileReference").flatMap { files.files($0.id) }.filter {
      FileManager.default.fileExists(atPath: $0 + "/Package.swift")
    }
    let common = settings(of: root)
    targets = (root["targets"] as? [String] ?? []).compactMap { id in
      guard let target = objects[id], target["isa"] as? String == "PBXNativeTarget" else {
        return nil
      }
      let own = settings(of: target)
      return XcodeTarget(
        id: id, target, in: self, files: files, settings: common.merging(own) { $1 })
    }
  }

  /// The objects that a property lists, with their identifiers.
  func objects(_ ids: Any?) -> [(id: String, object: Object)] {
    (ids as? [String] ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// The object that a property names.
  func object(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

  /// All objects of a kind.
  func all(_ kind: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value["isa"] as? String == kind }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The settings of the configuration that people develop with.
  private func settings(of owner: Object) -> [String: String] {
    let list = object(owner["buildConfigurationList"])
    let configurations = objects(list?["buildConfigurations"]).map(\.object)
    let chosen =
      configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first
    return (chosen?["buildSettings"] as? Object ?? [:]).compactMapValues { value in
      value as? String ?? (value as? [String])?.joined(separator: " ")
    }
  }

  static func path(_ path: String?, in folder: String) -> String {
    guard let path, !path.isEmpty else { return folder }
    return URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
      .standardizedFileURL.path
  }
}
