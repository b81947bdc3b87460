// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XMLTrees

/// The file of a project of Xcode: a property list of objects that name each other by identifiers.
/// Where XcodeGen makes it, they are made from the specification in the same form.
package struct ProjectFile {
  package typealias Object = [String: Any]

  /// What it is read from, absolute: a `.xcodeproj` folder, or the `project.yml` that XcodeGen would
  /// make one of.
  package let path: String
  /// Its name in Xcode.
  package let name: String
  /// The folder that the paths of its files are relative to, absolute.
  package let folder: String
  /// The object that the others hang on.
  package let root: Object
  /// The files that it was read from, absolute.
  package let files: [String]
  /// The property lists that whatever makes the project writes, too, by their absolute paths.
  package let lists: [String: Object]
  /// What has to be seen to by hand, in words.
  package let notes: [String]
  /// Where its files and folders lie, absolute, by their identifiers.
  package private(set) var paths: [String: String] = [:]

  private let objects: [String: Object]

  /// Reads a `.xcodeproj` folder or a `project.yml`; `nil` where it holds no project.
  package init?(path: String) {
    if Self.isSpecification(path) {
      guard let specification = try? ProjectSpecification(path: path) else { return nil }
      self.init(specification)
      return
    }
    let file = path + "/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
      let objects = list["objects"] as? [String: Object],
      let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
    else { return nil }
    let folder = Self.path(
      root["projectDirPath"] as? String, in: (path as NSString).deletingLastPathComponent)
    self.init(
      path: path, name: Self.name(ofFolder: path), folder: folder, objects: objects, root: root,
      files: [file])
  }

  init(
    path: String, name: String, folder: String, objects: [String: Object], root: Object,
    files: [String], lists: [String: Object] = [:], notes: [String] = []
  ) {
    self.path = path
    self.name = name
    self.folder = folder
    self.objects = objects
    self.root = root
    self.files = files
    self.lists = lists
    self.notes = notes
    paths = pathsOfGroups(from: root["mainGroup"] as? String)
  }

  /// The name of a project by that of its folder.
  static func name(ofFolder path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
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

  /// A path as the folders here have it.
  static func found(_ path: String) -> String {
    URL(fileURLWithPath: path).asMacsFindIt.path
  }

  /// Where a file is that was named by its place on somebody's machine: below the project, by as
  /// much of the path as is there.
  private func placeHere(_ path: String) -> String {
    guard !FileManager.default.fileExists(atPath: path) else { return path }
    let parts = path.split(separator: "/")
    let tails = parts.indices.map { Self.path(parts[$0...].joined(separator: "/"), in: folder) }
    return tails.first { FileManager.default.fileExists(atPath: $0) } ?? path
  }

  private func path(of object: Object, in group: String) -> String? {
    let path = object["path"] as? String
    switch object["sourceTree"] as? String {
    case "<group>": return Self.found(Self.path(path, in: group))
    case "SOURCE_ROOT": return Self.found(Self.path(path, in: folder))
    case "<absolute>": return path.map(placeHere)
    // What Xcode or the system has.
    default: return nil
    }
  }
}
