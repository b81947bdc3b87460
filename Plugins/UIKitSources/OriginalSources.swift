// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// The iOS sources of a target.
struct OriginalSources {
  /// The files, in the order of their paths.
  let files: [URL]
  /// The asset catalogs among the target's resources.
  let catalogs: [URL]
  /// Core Data's models beside the sources, where the target takes HeadlessCoreData.
  let models: [URL]
  /// The files of the catalogs that name what is in them, and those of the models.
  let contents: [URL]
  /// What stands after `without` in the target's own file: a module, and what it declares.
  let absentModules: [String]
  /// Whether the target's own file says `as on iOS`: `os(Linux)` holds nowhere in the sources.
  let isAsOnIOS: Bool
  /// What stands after `information`: a project of Xcode and a target in it, or a list, absolute.
  let information: String?
  /// What stands after `environment`: a scheme of Xcode and a target whose tests it runs, absolute,
  /// or a variable and its value.
  let environments: [String]
  let target: any Target

  /// The target's one file that is compiled as it is: SwiftPM has no targets without one.
  static let ownName = "UIKitSources.swift"

  /// As `AssetSymbols.fileName` names it, which a plug-in cannot import.
  static let assetsName = "UIKitSources.assets.swift"

  /// As `ManagedObjectModel.fileName` names it, once it is transformed.
  static let modelsName = "UIKitSources.models.transformed.swift"

  /// As `ManagedObjectModel.lists` names them, which a plug-in cannot import. SwiftPM makes them
  /// resources of the target, as HeadlessCoreData reads them.
  var listsOfModels: [String] {
    Set(models.map { $0.deletingPathExtension().lastPathComponent + ".momd" }).sorted()
  }

  /// As `UIKitSourcesCommand.informationName` names it, which a plug-in cannot import. SwiftPM makes
  /// it a resource of the target, as HeadlessUIKit reads it.
  static let informationName = "UIKitSources.information.plist"

  /// As `UIKitSourcesCommand.informationSourcesName` names it: what the list was made from.
  static let informationSourcesName = "information.txt"

  /// As `UIKitSourcesCommand.environmentName` names it, which a plug-in cannot import. SwiftPM makes
  /// it a resource of the target, as HeadlessSnapshots reads it.
  static let environmentName = "UIKitSources.environment.plist"

  /// As `UIKitSourcesCommand.environmentSourcesName` names it: what the list was made from.
  static let environmentSourcesName = "environment.txt"

  /// As `TransformRun.indexName` names it, which a plug-in cannot import.
  static let indexName = "UIKitSources.index.swift"

  init(of target: any Target, in context: PluginContext) throws {
    self.target = target
    // Of all files of the folder those that are compiled: two targets of one folder have others.
    let compiled = (target as? any SourceModuleTarget)?.sourceFiles.filter { $0.type == .source }
    let owns = (compiled ?? []).map(\.url).filter { $0.lastPathComponent == Self.ownName }
    // Those further below are those of other targets, where this one has a file in its folder.
    let nearest = owns.filter {
      $0.deletingLastPathComponent().standardizedFileURL == target.directoryURL.standardizedFileURL
    }
    let lines = try Self.lines(of: nearest.isEmpty ? owns : nearest)
    let without = "without "
    absentModules = lines.filter { $0.hasPrefix(without) }.map {
      String($0.dropFirst(without.count))
    }
    let asOnIOS = "as on iOS"
    isAsOnIOS = lines.contains(asOnIOS)
    let root = context.package.directoryURL.path(percentEncoded: false)
    let (list, scheme) = ("information ", "environment ")
    information = Self.path(after: list, lines, root)
    environments = lines.filter { $0.hasPrefix(scheme) }.map { line in
      let text = String(line.dropFirst(scheme.count))
      return text.contains(/^[A-Za-z_][A-Za-z_0-9]*=/) ? text : root + "/" + text
    }
    let places = lines.filter { line in
      line != asOnIOS && ![without, list, scheme].contains { line.hasPrefix($0) }
    }
    let folders = try places.map { try Self.folder($0, context) }
    let tests = Self.isTest(target) ? [] : Self.foldersOfTests(of: context, within: target)
    let found =
      folders.isEmpty
      ? Self.swiftFiles(below: target.directoryURL).filter { file in
        !tests.contains { file.standardizedFileURL.path.hasPrefix($0) }
      } : folders.flatMap(Self.swiftFiles)
    files = found.sorted { $0.path < $1.path }
    catalogs = Self.catalogs(of: target)
    models =
      Self.takesCoreData(target)
      ? (folders.isEmpty ? [target.directoryURL] : folders).flatMap(Self.models) : []
    let named = catalogs.flatMap { Self.files(of: $0, named: ["Contents.json"]) }
    contents =
      named + models.flatMap { Self.files(of: $0, named: ["contents", ".xccurrentversion"]) }
  }

  /// The folders of tests within a target's. Their files are not an app's, though its sources may
  /// lie around them, as in the package's own folder.
  private static func foldersOfTests(
    of context: PluginContext, within target: any Target
  ) -> [String] {
    let folder = target.directoryURL.standardizedFileURL.path + "/"
    let folders = context.package.targets.filter(isTest).map {
      $0.directoryURL.standardizedFileURL.path + "/"
    }
    return folders.filter { $0 != folder && $0.hasPrefix(folder) }
  }

  /// Whether a target has what its models need. One without them is left in the folders of some
  /// projects, which compile it no more.
  private static func takesCoreData(_ target: any Target) -> Bool {
    target.dependencies.contains { dependency in
      if case .product(let product) = dependency { return product.name == "HeadlessCoreData" }
      return false
    }
  }

  private static func isTest(_ target: any Target) -> Bool {
    (target as? any SourceModuleTarget)?.kind == .test
  }

  /// What stands after a word in the lines, from the package's folder on.
  private static func path(after word: String, _ lines: [String], _ root: String) -> String? {
    lines.first { $0.hasPrefix(word) }.map { root + "/" + $0.dropFirst(word.count) }
  }

  /// What a target's own file says to this plug-in.
  private static func lines(of files: [URL]) throws -> [String] {
    var lines: [String] = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "// UIKitSources:", maxSplits: 1)
        guard line.hasPrefix("// UIKitSources:"), let part = parts.first else { continue }
        lines.append(part.trimmingCharacters(in: .whitespaces))
      }
    }
    return lines
  }

  /// A folder of the package, or of one that it depends on.
  private static func folder(_ name: String, _ context: PluginContext) throws -> URL {
    var root = context.package.directoryURL
    var path = name
    if name.hasPrefix("package ") {
      let parts = name.dropFirst("package ".count).split(separator: "/", maxSplits: 1)
      let identity = parts.first.map(String.init) ?? ""
      guard
        let dependency = context.package.dependencies.first(where: {
          $0.package.id == identity.lowercased() || $0.package.displayName == identity
        })
      else { throw Missing(description: "no dependency of the package is called \(identity)") }
      root = dependency.package.directoryURL
      path = parts.count > 1 ? String(parts[1]) : ""
    }
    let folder = URL(fileURLWithPath: path, relativeTo: root).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else {
      throw Missing(
        description: "// UIKitSources: \(name) names nothing: there is no \(folder.path)")
    }
    return folder
  }

  /// The catalogs that become part of the target's bundle.
  private static func catalogs(of target: any Target) -> [URL] {
    let resources = (target as? any SourceModuleTarget)?.sourceFiles.filter { $0.type == .resource }
    var paths: Set<String> = []
    for resource in resources ?? [] {
      let parts = resource.url.standardizedFileURL.pathComponents
      guard let end = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { continue }
      paths.insert(NSString.path(withComponents: Array(parts[...end])))
    }
    return paths.sorted().map { URL(fileURLWithPath: $0) }
  }

  private static func files(of folder: URL, named names: [String]) -> [URL] {
    let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = (walker?.allObjects ?? []).compactMap { $0 as? URL }
    return urls.filter { names.contains($0.lastPathComponent) }.sorted { $0.path < $1.path }
  }

  /// The models in a folder, or the one that it is.
  private static func models(below folder: URL) -> [URL] {
    if folder.pathExtension == "xcdatamodeld" { return [folder] }
    let walker = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let urls = (walker?.allObjects ?? []).compactMap { $0 as? URL }
    return urls.filter { $0.pathExtension == "xcdatamodeld" }.map(\.standardizedFileURL)
      .sorted { $0.path < $1.path }
  }

  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether a file is a package's manifest; an app may have a package of its own kind.
  private static func isManifest(_ url: URL) -> Bool {
    guard url.lastPathComponent == "Package.swift" else { return false }
    let text = try? String(contentsOf: url, encoding: .utf8)
    return text?.contains("import PackageDescription") ?? true
  }

  /// Folders of references are named for their test files.
  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  /// What holds Swift files that are no sources, such as the steps of a tutorial.
  private static let foldersWithoutSources: Set = ["docc", "playground", "bundle", "framework"]

  /// All Swift files of a folder but the one that is compiled as it is.
  private static func swiftFiles(below folder: URL) -> [URL] {
    if folder.pathExtension == "swift", !isFolder(folder) { return [folder] }
    let walker = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    while let url = walker?.nextObject() as? URL {
      if foldersWithoutSources.contains(url.pathExtension) { walker?.skipDescendants() }
      guard url.pathExtension == "swift", url.lastPathComponent != ownName, !isFolder(url),
        !isManifest(url)
      else { continue }
      found.append(url.standardizedFileURL)
    }
    return found
  }

  /// What the `Info.plist` and the environment are made from, as far as it is there.
  func filesOfLists(output: URL) -> [URL] {
    let names = [
      information.map { _ in Self.informationSourcesName },
      environments.isEmpty ? nil : Self.environmentSourcesName,
    ]
    let texts = names.compactMap { $0 }.map { name in
      try? String(contentsOf: output.appending(path: name), encoding: .utf8)
    }
    let known = texts.flatMap { ($0 ?? "").split(separator: "\n") }
    let path = (information ?? "").hasSuffix(".plist") ? [(information ?? "")[...]] : []
    return (known + path).map { URL(fileURLWithPath: String($0)) }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }

  /// What the plug-in wrote for the targets that this one depends on, where it is applied to them,
  /// and the modules that these are compiled as.
  func indexesOfDependencies(
    output: URL, in package: Package
  ) -> [(url: URL, module: String)] {
    // …/outputs/PACKAGE/TARGET/destination/UIKitSources
    let parts = output.pathComponents
    guard let place = parts.lastIndex(of: target.name) else { return [] }
    return target.recursiveTargetDependencies.compactMap { dependency in
      var other = parts
      other[place] = dependency.name
      let folder = URL(fileURLWithPath: NSString.path(withComponents: other))
      // SwiftPM may ask for a target's commands before those of the targets below it.
      guard Self.isTransformed(dependency, in: package) else { return nil }
      let module = (dependency as? any SourceModuleTarget)?.moduleName ?? dependency.name
      return (folder.appending(path: Self.indexName), module)
    }
  }

  /// Whether the plug-in is applied to a target of a package: it has the plug-in's file.
  private static func isTransformed(_ target: any Target, in package: Package) -> Bool {
    guard package.targets.contains(where: { $0.id == target.id }),
      let sources = target as? any SourceModuleTarget
    else { return false }
    return sources.sourceFiles.contains { $0.url.lastPathComponent == ownName }
  }
}
