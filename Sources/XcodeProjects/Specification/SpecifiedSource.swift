// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// One of the places that the files of a target are in, as a specification says it.
struct SpecifiedSource {
  /// A file, and what becomes of it.
  struct File {
    /// Absolute.
    let path: String
    let phase: BuildPhase
    /// The platforms that it is for, as a project of Xcode names them; `nil` for all.
    let platforms: [String]?
  }

  /// How its files belong to the target.
  enum Kind {
    /// A file, or a folder that counts as one.
    case file
    /// A folder whose files are listed.
    case group
    /// A folder that the bundle has as it is.
    case folder
    /// A folder that Xcode 16 has as it is.
    case synchronized
  }

  /// Absolute.
  let path: String
  let kind: Kind
  /// Whether it may be missing.
  let isOptional: Bool
  /// The folders in a synchronized one that the bundle has as they are, as they are written.
  let explicitFolders: [String]
  private let phase: BuildPhase?
  private let excluded: [GlobPattern]
  private let included: [GlobPattern]
  private let destinations: [String]
  private let infersDestinations: Bool
  private let options: [String: Any]

  /// - Parameters:
  ///   - value: A path, or a mapping.
  ///   - specification: What it is said in.
  init?(_ value: Any, in specification: ProjectSpecification) {
    let values = (value as? String).map { ["path": $0] } ?? value as? [String: Any] ?? [:]
    guard let name = values.text("path") else { return nil }
    path = specification.absolute(name)
    options = specification.values.values("options")
    kind = Self.kind(
      values.text("type"), path, byDefault: options.text("defaultSourceDirectoryType"))
    isOptional = values.says("optional") ?? false
    explicitFolders = values.texts("explicitFolders")
    phase =
      values["buildPhase"] is [String: Any]
      ? .copied : values.text("buildPhase").map { BuildPhase(rawValue: $0) ?? .none }
    excluded = values.texts("excludes").filter { !$0.isEmpty }.map(GlobPattern.init)
    included = values.texts("includes").filter { !$0.isEmpty }.map(GlobPattern.init)
    destinations = values.texts("destinationFilters")
    infersDestinations = values.says("inferDestinationFiltersByPath") ?? false
  }

  /// The targets' sources, in their order.
  static func all(of target: [String: Any], in specification: ProjectSpecification) -> [Self] {
    let list = target["sources"] as? [Any] ?? target["sources"].map { [$0] } ?? []
    return list.compactMap { SpecifiedSource($0, in: specification) }
  }

  private static func kind(
    _ type: String?, _ path: String, byDefault folderType: String?
  ) -> Kind {
    switch type {
    case "file": return .file
    case "group": return .group
    case "folder": return .folder
    case "syncedFolder": return .synchronized
    default: break
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard (path as NSString).pathExtension.isEmpty, isFolder.boolValue || !exists else {
      return .file
    }
    return folderType.map { kind($0, path, byDefault: nil) } ?? .group
  }

  /// The files, but for those of a synchronized folder.
  var files: [File] {
    switch kind {
    case .file: [file(path)]
    case .folder: [File(path: path, phase: phase ?? .resources, platforms: platforms(of: path))]
    case .group: files(below: path, relative: "", isIncluded: included.isEmpty)
    case .synchronized: []
    }
  }

  /// What of a synchronized folder does not belong to the target, from the folder on.
  var exceptions: [String] {
    let all = Self.files(below: path)
    return all.filter { file in
      let relative = String(file.dropFirst(path.count + 1))
      let places = Self.placesAround(relative)
      return places.contains { place in excluded.contains { $0.matches(place) } }
        || !included.isEmpty
          && !places.contains { place in included.contains { $0.matches(place) } }
    }.map { String($0.dropFirst(path.count + 1)) }
  }

  private func files(below folder: String, relative: String, isIncluded: Bool) -> [File] {
    Self.names(in: folder).flatMap { name -> [File] in
      let path = "\(folder)/\(name)"
      let place = relative.isEmpty ? name : "\(relative)/\(name)"
      guard !excluded.contains(where: { $0.matches(place) }) else { return [] }
      let isIncluded = isIncluded || included.contains { $0.matches(place) }
      if Self.isFolder(path), !isOneFile(name) {
        return files(below: path, relative: place, isIncluded: isIncluded)
      }
      return isIncluded ? [file(path)] : []
    }
  }

  private func file(_ path: String) -> File {
    File(
      path: path, phase: phase ?? BuildPhase(ofFile: path, options.named("fileTypes")),
      platforms: platforms(of: path))
  }

  /// Whether a folder of this name is one thing.
  private func isOneFile(_ name: String) -> Bool {
    let ending = (name as NSString).pathExtension
    return options.named("fileTypes")[ending].map { $0.says("file") ?? true }
      ?? BuildPhase.endingsOfWrappers.contains(ending)
  }

  private func platforms(of path: String) -> [String]? {
    if !destinations.isEmpty { return destinations.map { $0.lowercased() } }
    guard infersDestinations else { return nil }
    let name = path.lowercased()
    return ["ios", "tvos", "macos", "maccatalyst", "visionos", "watchos"].first {
      name.contains("/\($0)/") || name.hasSuffix("_\($0).swift")
    }.map { [$0] }
  }

  /// A path and those of the folders that it is in.
  private static func placesAround(_ path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".orig") }.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func files(below folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      let isWhole = BuildPhase.endingsOfWrappers.contains((name as NSString).pathExtension)
      return isFolder(path) && !isWhole ? files(below: path) : [path]
    }
  }

  /// The first file of a name below it, folders before what follows them.
  func first(named name: String) -> String? {
    if (path as NSString).lastPathComponent == name, !Self.isFolder(path) { return path }
    return Self.first(named: name, below: path)
  }

  private static func first(named name: String, below folder: String) -> String? {
    for entry in names(in: folder) {
      let path = "\(folder)/\(entry)"
      if entry == name { return path }
      if isFolder(path), let found = first(named: name, below: path) { return found }
    }
    return nil
  }
}
