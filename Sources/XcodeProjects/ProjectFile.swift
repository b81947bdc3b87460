// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The file of a project of Xcode: a property list of objects that name each other by identifiers.
package struct ProjectFile {
  package typealias Object = [String: Any]

  /// The `.xcodeproj` folder, absolute.
  package let path: String
  /// The folder that the paths of its files are relative to, absolute.
  package let folder: String
  /// The object that the others hang on.
  package let root: Object
  /// Where its files and folders lie, absolute, by their identifiers.
  package private(set) var paths: [String: String] = [:]

  private let objects: [String: Object]

  /// Reads a `.xcodeproj` folder; `nil` where it holds no project.
  package init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/project.pbxproj"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
      let objects = list["objects"] as? [String: Object],
      let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
    else { return nil }
    self.path = path
    self.objects = objects
    self.root = root
    folder = Self.path(
      root["projectDirPath"] as? String, in: (path as NSString).deletingLastPathComponent)
    paths = pathsOfGroups(from: root["mainGroup"] as? String)
  }

  /// The objects that a property lists, with their identifiers.
  package func objects(_ ids: Any?) -> [(id: String, object: Object)] {
    (ids as? [String] ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// The object that a property names.
  package func object(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

  /// All objects of a kind.
  package func all(_ kind: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value["isa"] as? String == kind }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The targets that are built from sources, in the project's order.
  package var targets: [(id: String, object: Object)] {
    objects(root["targets"]).filter { $0.object["isa"] as? String == "PBXNativeTarget" }
  }

  /// A path in a folder, absolute.
  package static func path(_ path: String?, in folder: String) -> String {
    guard let path, !path.isEmpty else { return folder }
    return URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
      .standardizedFileURL.path
  }

  /// A group's path is relative to that of the group around it.
  private func pathsOfGroups(from mainGroup: String?) -> [String: String] {
    var found: [String: String] = [:]
    var waiting = mainGroup.map { [($0, folder)] } ?? []
    while let (id, folder) = waiting.popLast() {
      guard found[id] == nil, let object = object(id), let path = path(of: object, in: folder)
      else { continue }
      found[id] = path
      waiting += (object["children"] as? [String] ?? []).map { ($0, path) }
    }
    return found
  }

  private func path(of object: Object, in group: String) -> String? {
    let path = object["path"] as? String
    switch object["sourceTree"] as? String {
    case "<group>": return Self.path(path, in: group)
    case "SOURCE_ROOT": return Self.path(path, in: folder)
    // What Xcode or the system has.
    default: return nil
    }
  }
}
