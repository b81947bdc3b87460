// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The objects of the project file that XcodeGen would make of a specification, as far as the
/// readers of such files look at them.
struct SpecifiedProject {
  typealias Object = ProjectFile.Object

  /// The objects by their identifiers, which are words: `target Shop`, `file /Shop/App.swift`.
  private(set) var objects: [String: Object] = [:]
  /// The property lists that XcodeGen writes, by their absolute paths.
  private(set) var lists: [String: Object] = [:]
  /// What has to be seen to by hand, in words.
  private(set) var notes: [String] = []

  /// The identifier of the object that the others hang on.
  static let root = "project"

  let specification: ProjectSpecification
  private let settings: SpecifiedSettings
  private var files: Set<String> = []

  init(_ specification: ProjectSpecification) {
    self.specification = specification
    settings = SpecifiedSettings(specification)
    addPackages()
    let targets = specification.values.named("targets").filter { $0.value["legacy"] == nil }
    let names = targets.map { key, target in (target.text("name") ?? key, target) }
      .sorted { $0.0 < $1.0 }
    for (name, target) in names { addTarget(target, name) }
    let values = specification.values
    add(
      [
        "isa": "PBXProject", "mainGroup": "files", "targets": names.map { "target \($0.0)" },
        "developmentRegion": options.text("developmentLanguage") ?? "en",
        "buildConfigurationList": addConfigurations(
          of: values, "project", settings.configurations.map(settings.ofProject)),
      ], Self.root)
    add(["isa": "PBXGroup", "sourceTree": "<group>", "children": files.sorted()], "files")
    if let command = options.text("preGenCommand") {
      notes.append(
        "XcodeGen runs '\(command.trimmingCharacters(in: .whitespacesAndNewlines))' first: what "
          + "that writes has to be there")
    }
  }

  var options: Object { specification.values.values("options") }

  mutating func add(_ object: Object, _ id: String) { objects[id] = object }

  /// What a specification says of a target, by the name that it has there.
  func target(_ name: String) -> Object? {
    let targets = specification.values.named("targets")
    return targets[name] ?? targets.values.first { $0.text("name") == name }
  }

  /// A reference to a file or a folder.
  ///
  /// - Parameter path: Absolute.
  private mutating func addFile(_ path: String) -> String {
    let id = "file \(path)"
    files.insert(id)
    add(["isa": "PBXFileReference", "sourceTree": "<group>", "path": path], id)
    return id
  }

  private mutating func addConfigurations(
    of owner: Object, _ name: String, _ settings: [Object]
  ) -> String {
    var ids: [String] = []
    for (configuration, settings) in zip(self.settings.configurations, settings) {
      var object: Object = [
        "isa": "XCBuildConfiguration", "name": configuration.name, "buildSettings": settings,
      ]
      if let path = self.settings.file(of: owner, configuration) {
        object["baseConfigurationReference"] = addFile(path)
      }
      ids.append("configuration \(configuration.name) of \(name)")
      add(object, ids[ids.count - 1])
    }
    add(["isa": "XCConfigurationList", "buildConfigurations": ids], "configurations of \(name)")
    return "configurations of \(name)"
  }

  private mutating func addTarget(_ target: Object, _ name: String) {
    let sources = SpecifiedSource.all(of: target, in: specification)
    for source in sources where !source.isOptional {
      guard !FileManager.default.fileExists(atPath: source.path) else { continue }
      notes.append("\(name): there is no \(relative(source.path))")
    }
    let id = "target \(name)"
    let settings = settings.configurations.map { own(target, name, sources, $0) }
    let list = addConfigurations(of: target, id, settings)
    let lists = addInformation(of: target, sources)
    let dependencies = addDependencies(of: target, name)
    add(
      [
        "isa": "PBXNativeTarget", "name": name, "buildConfigurationList": list,
        "productType": "com.apple.product-type.\(target.text("type") ?? "")",
        "buildPhases": addPhases(of: id, sources, but: lists)
          + [addPhase("PBXFrameworksBuildPhase", of: id, dependencies.linked)],
        "dependencies": dependencies.targets, "packageProductDependencies": dependencies.products,
        "fileSystemSynchronizedGroups": addSynchronizedFolders(of: id, sources, but: lists),
      ], id)
  }

  /// The settings of a target with those that XcodeGen finds out by itself.
  private func own(
    _ target: Object, _ name: String, _ sources: [SpecifiedSource],
    _ configuration: SpecifiedSettings.Configuration
  ) -> Object {
    var own = settings.ofTarget(target, configuration)
    let information = SpecifiedInformation(
      of: target, named: own["INFOPLIST_FILE"] as? String, sources: sources,
      folder: specification.folder)
    own["INFOPLIST_FILE"] = information.path
    if let prefix = options.text("bundleIdPrefix"),
      !settings.has("PRODUCT_BUNDLE_IDENTIFIER", target, configuration)
    {
      let letters = name.replacing("_", with: "-").filter {
        $0.isLetter || $0.isNumber || $0 == "-" || $0 == "."
      }
      own["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(letters)"
    }
    return own
  }

  /// The lists of information of all configurations, absolute.
  private mutating func addInformation(
    of target: Object, _ sources: [SpecifiedSource]
  ) -> Set<String> {
    var paths: Set<String> = []
    for configuration in settings.configurations {
      let named = settings.ofTarget(target, configuration)["INFOPLIST_FILE"] as? String
      let information = SpecifiedInformation(
        of: target, named: named, sources: sources, folder: specification.folder)
      guard let path = information.path.map(specification.absolute) else { continue }
      paths.insert(path)
      if let values = information.values { lists[path] = values }
    }
    return paths
  }

  private mutating func addPhases(
    of target: String, _ sources: [SpecifiedSource], but lists: Set<String>
  ) -> [String] {
    var known: Set<String> = []
    let files = sources.flatMap(\.files).filter {
      !lists.contains($0.path) && known.insert($0.path).inserted
    }
    return [
      (BuildPhase.sources, "PBXSourcesBuildPhase"), (.resources, "PBXResourcesBuildPhase"),
    ].map { phase, kind in
      let own = files.filter { $0.phase == phase }.map { file in
        (addFile(file.path), file.platforms)
      }
      return addPhase(kind, of: target, own)
    }
  }

  private mutating func addPhase(
    _ kind: String, of target: String, _ files: [(id: String, platforms: [String]?)]
  ) -> String {
    var ids: [String] = []
    for file in files {
      var object: Object = ["isa": "PBXBuildFile", "fileRef": file.id]
      object["platformFilters"] = file.platforms
      ids.append("\(file.id) in \(target)")
      add(object, ids[ids.count - 1])
    }
    add(["isa": kind, "files": ids], "\(kind) of \(target)")
    return "\(kind) of \(target)"
  }

  private mutating func addSynchronizedFolders(
    of target: String, _ sources: [SpecifiedSource], but lists: Set<String>
  ) -> [String] {
    sources.filter { $0.kind == .synchronized }.map { source in
      let id = "folder \(source.path)"
      let own = lists.filter { $0.hasPrefix(source.path + "/") }
        .map { String($0.dropFirst(source.path.count + 1)) }
      let exceptions = "exceptions of \(target) in \(source.path)"
      add(
        [
          "isa": "PBXFileSystemSynchronizedBuildFileExceptionSet", "target": target,
          "membershipExceptions": source.exceptions + own.sorted(),
        ], exceptions)
      let old = objects[id] ?? [:]
      files.insert(id)
      add(
        [
          "isa": "PBXFileSystemSynchronizedRootGroup", "sourceTree": "<group>",
          "path": source.path,
          "exceptions": (old["exceptions"] as? [String] ?? []) + [exceptions],
          "explicitFolders": (old["explicitFolders"] as? [String] ?? [])
            + source.explicitFolders,
        ], id)
      return id
    }
  }

  private func relative(_ path: String) -> String {
    let folder = specification.folder + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
