// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Targets that `Package.swift` has already, and whose sources import UIKit.
///
/// They stay as they are for a Mac. Lines at the end of the manifest have them compiled by the
/// plug-in on Linux. Those that `init --xcode` has written are not among them: they are the
/// project's, of which it reads anew what they need.
struct ManifestTargets {
  let targets: [AppTarget]
  /// The names of tests that drive a simulator, which Linux has not.
  let driving: [String]
  /// The names of those that the plug-in compiles already.
  let transformed: [String]
  /// The tests among those, with their folders, absolute.
  private let transformedTests: [(name: String, folder: String)]
  /// The names of all targets of the manifest, by their modules.
  let names: [String: String]
  /// What the bundles of Xcode's targets have and those of the manifest have not, as elements of a
  /// manifest, by the targets' names.
  private let bundled: [String: [String]]
  /// The folders of references in the targets' own, by the targets' names.
  private let excluded: [String: [String]]
  /// Whether the manifest says of dependencies that they are for some systems alone.
  private let hasConditions: Bool

  /// - Parameters:
  ///   - description: What SwiftPM says of the package.
  ///   - package: The package's folder, absolute.
  ///   - projects: The targets of the projects in it, some of which build what the package does.
  init(_ description: SwiftPackage?, package: String, projects: [XcodeTarget]) {
    let manifest = try? String(contentsOfFile: package + "/Package.swift", encoding: .utf8)
    let written = ManifestText(manifest ?? "").targetsOfInit
    let all = (description?.ownTargets ?? []).filter { !written.contains($0.target.name) }
    hasConditions = manifest?.contains(".when(platforms") == true
    names = Dictionary(all.map { ($0.target.module, $0.target.name) }) { old, _ in old }
    driving = all.map(\.target).filter(Self.drivesSimulator).map(\.name)
    let driving = Set(driving)
    transformed = all.filter(\.isTransformed).map(\.target.name)
    transformedTests = all.filter { $0.isTransformed && $0.target.kind == .unitTests }.map {
      ($0.target.name, $0.path == "." ? package : "\(package)/\($0.path)")
    }
    // What takes this package's own products is no target of a Mac, such as a first test.
    let others = all.filter {
      !$0.isTransformed
        && $0.target.products.isDisjoint(with: ["HeadlessSnapshots", "HeadlessUIKit"])
    }
    var wanted = Set(others.filter { Self.namesViews($0.target) }.map(\.target.module))
    // Foundation has more on iOS, too: where a Mac never compiled them, nobody would have noticed.
    let needy = others.map(\.target).filter {
      $0.kind == .library && (description?.isForIOSAlone == true || $0.needsPlugin)
    }
    wanted.formUnion(Self.used(by: wanted, projects, among: needy, of: others.map(\.target)))
    // What imports one of them sees its views.
    var count = -1
    while count != wanted.count {
      count = wanted.count
      for (target, _, _) in others where !target.dependencies.isDisjoint(with: wanted) {
        wanted.insert(target.module)
      }
    }
    targets = all.filter {
      wanted.contains($0.target.module) && !driving.contains($0.target.name)
    }.compactMap {
      AppTarget($0.target, package: package, taken: [], names: [], at: $0.path)
    }
    let twins = Dictionary(projects.map { ($0.module, $0) }) { old, _ in old }
    bundled = targets.reduce(into: [:]) { bundled, target in
      let twin =
        twins[target.original.module]
        ?? projects.first { Self.haveFiles([target], of: $0) != nil }
      guard let twin else { return }
      let files = Self.resources(of: twin, without: target.original, at: target.folder, package)
      if !files.isEmpty { bundled[target.name] = files }
    }
    excluded = targets.reduce(into: [:]) { excluded, target in
      let root = target.folder == "." ? package : "\(package)/\(target.folder)"
      let folders = ReferenceFolders(below: root, but: target.original.resources).places
      if !folders.isEmpty { excluded[target.name] = folders }
    }
  }

  /// The name of the target that compiles all files of one of Xcode's, which may be called
  /// otherwise there, such as `Views-iOSTests`; nil where there is none.
  func target(ofFilesOf other: XcodeTarget) -> String? {
    if let name = Self.haveFiles(targets, of: other) { return name }
    guard other.kind == .unitTests, !other.sources.isEmpty else { return nil }
    return transformedTests.first { test in
      other.sources.allSatisfy { $0.hasPrefix(test.folder + "/") }
    }?.name
  }

  private static func haveFiles(_ targets: [AppTarget], of other: XcodeTarget) -> String? {
    let files = other.sources.filter { FileManager.default.fileExists(atPath: $0) }
    guard !files.isEmpty else { return nil }
    return targets.first {
      ($0.original.kind == .unitTests) == (other.kind == .unitTests)
        && Set($0.original.sources).isSuperset(of: files)
    }?.name
  }

  /// The modules of those that need the plug-in without views, such as a player of sounds, and that
  /// those with views use, or a target of Xcode.
  private static func used(
    by views: Set<String>, _ projects: [XcodeTarget], among needy: [XcodeTarget],
    of targets: [XcodeTarget]
  ) -> Set<String> {
    let needy = Set(needy.map(\.module)).subtracting(views)
    guard !needy.isEmpty else { return [] }
    let byModule = Dictionary(targets.map { ($0.module, $0) }) { old, _ in old }
    let apps = projects.filter { if case .other = $0.kind { false } else { true } }
    var waiting = Array(apps.reduce(into: views) { $0.formUnion($1.importedModules) })
    var seen: Set<String> = []
    while let module = waiting.popLast() {
      guard seen.insert(module).inserted, let target = byModule[module] else { continue }
      waiting += target.dependencies.union(target.importedModules)
    }
    return needy.intersection(seen)
  }

  /// What Xcode's target has in its bundle, below the folder of the manifest's.
  private static func resources(
    of twin: XcodeTarget, without own: XcodeTarget, at folder: String, _ package: String
  ) -> [String] {
    let root = folder == "." ? package : "\(package)/\(folder)"
    // SwiftPM takes a name only once.
    var names = Set(own.resources.map(AppTarget.nameInBundle))
    let missing = twin.resources.filter { file in
      ResourceKind(file) == .used && file.hasPrefix(root + "/")
        && !own.resources.contains { file == $0 || file.hasPrefix($0 + "/") }
        && names.insert(AppTarget.nameInBundle(file)).inserted
    }
    return FolderCover(missing, in: root) { _ in true }.places.map { place in
      let isCopied = missing.contains(place) && XcodeFiles.isFolder(place)
      return "\(isCopied ? ".copy" : ".process")(\"\(place.dropFirst(root.count + 1))\")"
    }
  }

  private static func drivesSimulator(_ target: XcodeTarget) -> Bool {
    target.kind == .unitTests
      && target.sources.contains {
        (try? String(contentsOfFile: $0, encoding: .utf8))?.contains("XCUIApplication") ?? false
      }
  }

  private static func namesViews(_ target: XcodeTarget) -> Bool {
    let modules = Set(SourceImports.productsForSuites.keys).union(SourceImports.ofViews)
    return target.sources.contains { file in
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      return !SourceImports.modules(in: text).isDisjoint(with: modules)
    }
  }

  /// The lines at the end of a manifest: what changes of its own targets on Linux, and the targets
  /// that come to them there.
  ///
  /// - Parameters:
  ///   - added: The texts of further targets.
  ///   - names: The names of the targets, by their modules.
  ///   - needs: What the targets import beside one another.
  ///   - identity: How the manifest calls the package HeadlessSnapshots.
  ///   - languageMode: Whether the manifest can name a language mode.
  ///   - language: The language of the texts that have no other, where there are some.
  func text(
    adding added: [String], names: [String: String], needs: PackageNeeds, identity: String,
    languageMode: Bool, language: String?
  ) -> String {
    let dependencies = targets.map { target in
      let original = target.original
      let known = original.products.union(original.dependencies.map { names[$0] ?? $0 })
      let more = target.dependencies(names: names, products: needs.products, package: identity)
        .filter { !known.contains($0.name) }
      return "    \"\(target.name)\": [\n"
        + more.map { "      \($0.text),\n" }.joined() + "    ],\n"
    }
    let imports = Set(targets.flatMap { $0.imports }).filter { names[$0] != nil }.sorted()
    let replaced = imports.filter { names[$0] == $0 + "_Linux" }
    let features = SwiftFeatures.ofSwift6.sorted().map(SwiftFeatures.text).filter { feature in
      targets.contains { $0.original.swiftSettings.contains(feature) }
    }
    let settings =
      (languageMode ? [AppTarget.languageMode] + features : [])
      + AppTarget.aliases(of: imports, names)
    return """

      // On Linux, sources that import UIKit are compiled by the plug-in UIKitSources.
      #if os(Linux)
        let transformed: [String: [Target.Dependency]] = [
      \(dependencies.joined())  ]
      \(bundledText)\(excludedText)\(drivingText)  for target in package.targets {
          guard let dependencies = transformed[target.name] else { continue }
          target.sources = ["\(AppTarget.ownName)"]
      \(bundled.isEmpty ? "" : Self.bundling)\
      \(excluded.isEmpty ? "" : Self.excluding)\
      \(Self.removal(of: replaced))\
      \(hasConditions ? Self.unconditional : "")    target.dependencies += dependencies
      \(Self.change(of: "swiftSettings", settings))    target.plugins =
            (target.plugins ?? []) + [.plugin(name: "UIKitSources", package: "\(identity)")]
        }
      \(language.map(Self.defaultLocalization) ?? "")\
      \(Self.addition(needs.dependencies, to: "dependencies"))\
      \(Self.addition(added, to: "targets"))#endif

      """
  }

  private static let unconditional = """
        // Some are said to be for iOS alone.
        target.dependencies = target.dependencies.map {
          switch $0 {
          case .targetItem(let name, .some), .byNameItem(let name, .some):
            return transformed[name] == nil ? $0 : .target(name: name)
          default: return $0
          }
        }

    """

  private static let bundling =
    "    target.resources = (target.resources ?? []) + (bundled[target.name] ?? [])\n"

  private var bundledText: String {
    guard !bundled.isEmpty else { return "" }
    let lines = bundled.sorted { $0.key < $1.key }.map { name, resources in
      "    \"\(name)\": [\n" + resources.map { "      \($0),\n" }.joined() + "    ],\n"
    }
    return "  // What the targets of Xcode have in their bundles.\n"
      + "  let bundled: [String: [Resource]] = [\n\(lines.joined())  ]\n"
  }

  private static let excluding = "    target.exclude += excluded[target.name] ?? []\n"

  private var excludedText: String {
    guard !excluded.isEmpty else { return "" }
    let lines = excluded.sorted { $0.key < $1.key }.map { name, folders in
      "    \"\(name)\": [\n" + folders.map { "      \"\($0)\",\n" }.joined() + "    ],\n"
    }
    return "  // References of tests, of which SwiftPM warns otherwise.\n"
      + "  let excluded: [String: [String]] = [\n\(lines.joined())  ]\n"
  }

  private var drivingText: String {
    guard !driving.isEmpty else { return "" }
    let names = driving.map { "\"\($0)\"" }.joined(separator: ", ")
    return "  // They drive a simulator.\n"
      + "  package.targets.removeAll { [\(names)].contains($0.name) }\n"
  }

  private static func defaultLocalization(_ language: String) -> String {
    "  package.defaultLocalization = package.defaultLocalization ?? \"\(language)\"\n"
  }

  private static func change(of list: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "    target.\(list) =\n      (target.\(list) ?? []) + [\n"
      + lines.map { "        \($0),\n" }.joined() + "      ]\n"
  }

  private static func addition(_ lines: [String], to list: String) -> String {
    lines.isEmpty ? "" : "  package.\(list) += [\n\(lines.joined(separator: "\n"))\n  ]\n"
  }

  /// Leaves out the products whose libraries are compiled by the plug-in, too.
  private static func removal(of products: [String]) -> String {
    guard !products.isEmpty else { return "" }
    let names = products.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
          target.dependencies.removeAll {
            switch $0 {
            case .productItem(let name, _, _, _), .byNameItem(let name, _):
              [\(names)].contains(name)
            default: false
            }
          }

      """
  }
}
