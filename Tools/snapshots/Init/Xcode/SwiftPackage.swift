// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A package that SwiftPM can read.
struct SwiftPackage {
  /// Where it lies, absolute.
  let folder: String
  /// Its libraries in Swift, as targets of Xcode are described.
  let libraries: [XcodeTarget]
  /// What its targets in Objective-C declare, by their modules, as the plug-in reads it.
  let objectiveC: [String: String]
  /// The names of its products.
  let products: [String]
  /// The names of its targets but for its tests, which are built for nobody else.
  var targetNames: Set<String> { Set(targets.lazy.filter { $0.type != "test" }.map(\.name)) }
  /// The packages at addresses that it depends on, by their identities.
  let remotes: [String: XcodePackages.Remote]
  /// Whether its manifest names iOS and not macOS, so that no Mac ever compiled it.
  let isForIOSAlone: Bool
  /// The folders of the packages that it depends on by a path, absolute.
  let folders: [String]
  private let targets: [Target]
  /// Its targets in Swift with their folders from the package's on, and whether the plug-in compiles
  /// them already.
  let ownTargets: [(target: XcodeTarget, path: String, isTransformed: Bool)]
  private let targetsOfProducts: [String: [String]]

  /// Asks SwiftPM; nil where it cannot read the manifest.
  init?(in folder: String) {
    guard
      let output = ToolOutput([
        "swift", "package", "--package-path", folder, "describe", "--type", "json",
      ]),
      output.status == 0,
      let package = try? JSONDecoder().decode(Description.self, from: Data(output.text.utf8))
    else { return nil }
    self.folder = folder
    targets = package.targets
    remotes = Dictionary(
      (package.dependencies ?? []).compactMap(\.remote).map { ($0.identity, $0) }
    ) { old, _ in old }
    folders = (package.dependencies ?? []).compactMap(\.path)
    let platforms = Set((package.platforms ?? []).map(\.name))
    isForIOSAlone = platforms.contains("ios") && !platforms.contains("macos")
    products = (package.products ?? []).map(\.name)
    targetsOfProducts = Dictionary(
      (package.products ?? []).map { (XcodeTarget.identifier($0.name), $0.targets) }
    ) { old, _ in old }
    let kinds: [String: XcodeTarget.Kind] = [
      "library": .library, "executable": .app, "test": .unitTests,
    ]
    let modules = Dictionary(package.targets.map { ($0.name, $0.c99name) }) { old, _ in old }
    let settings = PackageSettings(in: folder)
    ownTargets = package.targets.compactMap { target in
      guard let kind = kinds[target.type] else { return nil }
      let root = "\(folder)/\(target.path)"
      let sources = target.sources.map { XcodeProject.path($0, in: root) }
      let found = XcodeTarget(
        name: target.name, module: target.c99name, kind: kind,
        sources: sources.filter { $0.hasSuffix(".swift") },
        foreignSources: sources.filter { !$0.hasSuffix(".swift") },
        resources: Self.resources(
          of: target, in: folder, but: settings.excluded(of: target.name), package.targets),
        dependencies: Set((target.targetDependencies ?? []).map { modules[$0] ?? $0 }),
        products: Set(target.productDependencies ?? []),
        swiftSettings: settings.swiftSettings(of: target.name))
      return (found, target.path, target.sources == [AppTarget.ownName])
    }
    objectiveC = Dictionary(
      package.targets.filter { $0.sources.contains(where: Self.isObjectiveC) }.compactMap {
        target in
        let names = ObjectiveCNames(below: "\(folder)/\(target.path)").all
        return names.isEmpty ? nil : (target.c99name, names.joined(separator: " "))
      }
    ) { old, _ in old }
    libraries = ownTargets.map(\.target).filter { $0.kind == .library }
  }

  /// A library in Swift that a package's manifest names on Apple's systems alone; nil where its
  /// folder is not there.
  static func hiddenLibrary(_ module: String, in folder: String) -> XcodeTarget? {
    for place in ["Sources/\(module)", module, "Source/\(module)"] {
      let files = XcodeFiles.files(below: "\(folder)/\(place)").filter {
        // RxSwift has links there to files elsewhere.
        (try? FileManager.default.destinationOfSymbolicLink(atPath: $0)) == nil
      }
      let sources = files.filter { $0.hasSuffix(".swift") }
      guard !sources.isEmpty else { continue }
      return XcodeTarget(
        module: module, sources: sources, foreignSources: files.filter(isObjectiveC), resources: [],
        dependencies: [])
    }
    return nil
  }

  /// The modules of the targets that a product names.
  func modules(ofProduct name: String) -> [String] {
    let names = targetsOfProducts[XcodeTarget.identifier(name)] ?? []
    return targets.filter { names.contains($0.name) }.map(\.c99name)
  }

  /// Whether nothing of a product is in Objective-C or a binary, by the module of its name.
  func compilesOnLinux(_ module: String) -> Bool {
    var waiting = targetsOfProducts[module] ?? []
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let target = targets.first(where: { $0.name == name })
      else { continue }
      if target.type == "binary" || target.sources.contains(where: Self.isObjectiveC) {
        return false
      }
      waiting += target.targetDependencies ?? []
    }
    return true
  }

  /// The resources that a target names, and those that Xcode's build makes such though nobody names
  /// them, of which SwiftPM says nothing on Linux.
  private static func resources(
    of target: Target, in folder: String, but excluded: [String], _ targets: [Target]
  ) -> [String] {
    let root = "\(folder)/\(target.path)"
    let named = (target.resources ?? []).map { XcodeProject.path($0.path, in: root) }
    let others = targets.map { "\(folder)/\($0.path)" }.filter { $0.hasPrefix(root + "/") }
    let taken = named + others + excluded.map { XcodeProject.path($0, in: root) }
    let unnamed = XcodeFiles.files(below: root).filter { file in
      ["xcassets", "xib", "storyboard"].contains((file as NSString).pathExtension)
        && !taken.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    return named + unnamed.sorted()
  }

  private static func isObjectiveC(_ file: String) -> Bool {
    file.hasSuffix(".m") || file.hasSuffix(".mm")
  }

  private struct Description: Decodable {
    struct Product: Decodable {
      let name: String
      let targets: [String]
    }
    struct Dependency: Decodable {
      let url: String?
      let path: String?
      let requirement: Requirement?

      var remote: XcodePackages.Remote? {
        guard let url, let requirement = requirement?.text else { return nil }
        return .init(address: url, requirement: requirement)
      }
    }
    struct Requirement: Decodable {
      struct Range: Decodable {
        let lower: String
        let upper: String

        enum CodingKeys: String, CodingKey {
          case lower = "lower_bound"
          case upper = "upper_bound"
        }
      }
      let range: [Range]?
      let exact: [String]?
      let branch: [String]?
      let revision: [String]?

      /// As a manifest says it.
      var text: String? {
        range?.first.map { "\"\($0.lower)\"..<\"\($0.upper)\"" }
          ?? exact?.first.map { "exact: \"\($0)\"" }
          ?? branch?.first.map { "branch: \"\($0)\"" }
          ?? revision?.first.map { "revision: \"\($0)\"" }
      }
    }
    struct Platform: Decodable {
      let name: String
    }
    let platforms: [Platform]?
    let dependencies: [Dependency]?
    let products: [Product]?
    let targets: [Target]
  }

  private struct Target: Decodable {
    struct Resource: Decodable {
      let path: String
    }
    let name: String
    let type: String
    let c99name: String
    let path: String
    let sources: [String]
    let resources: [Resource]?
    let targetDependencies: [String]?
    let productDependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name, type, c99name, path, sources, resources
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }
  }
}
