// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What `Package.swift` in the current folder says, as SwiftPM reads it.
struct PackageManifest {
  private let description: Description
  private let dependencies: Dependency?

  private struct Description: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let path: String
      let module: String?
      let productDependencies: [String]?

      enum CodingKeys: String, CodingKey {
        case name, type, path
        case module = "c99name"
        case productDependencies = "product_dependencies"
      }
    }
    let targets: [Target]
  }

  private struct Dependency: Decodable {
    let identity: String
    let name: String
    let path: String?
    let dependencies: [Dependency]
  }

  /// Asks SwiftPM.
  init() throws(Snapshots.Error) {
    let output = PackageManager.ask(["describe", "--type", "json"])
    guard let output, output.status == 0,
      let description = try? JSONDecoder().decode(Description.self, from: Data(output.text.utf8))
    else { throw .unreadableManifest(output: output?.errors ?? "") }
    self.description = description
    let tree = PackageManager.ask(["show-dependencies", "--format", "json"])
    // A dependency that cannot be fetched is not one that is missing.
    if let tree, tree.status != 0 { throw .unreadableManifest(output: tree.errors) }
    dependencies = tree.flatMap {
      try? JSONDecoder().decode(Dependency.self, from: Data($0.text.utf8))
    }
  }

  /// The folder of the first test target that depends on HeadlessSnapshots; nil where there is
  /// none.
  var snapshotTestFolder: String? {
    description.targets.first {
      $0.type == "test" && $0.productDependencies?.contains("HeadlessSnapshots") == true
    }?.path
  }

  /// The targets whose views a test can make: those that take HeadlessUIKit, with the modules by
  /// which tests import them.
  var targetsOfViews: [(name: String, module: String)] {
    description.targets.filter {
      ["library", "executable"].contains($0.type)
        && $0.productDependencies?.contains("HeadlessUIKit") == true
    }.map { ($0.name, $0.module ?? $0.name) }
  }

  /// Whether a test target takes what keeps its references in `__Snapshots__` beside the tests.
  var keepsReferencesBesideTests: Bool {
    description.targets.contains { $0.productDependencies?.contains("SnapshotTesting") == true }
  }

  /// The first source of a test target that takes a snapshot already, by this package or by what a
  /// suite of swift-snapshot-testing takes in its place; nil where there is none.
  var snapshotTest: String? {
    let takers = description.targets.filter { target in
      target.type == "test"
        && target.productDependencies?.contains {
          SourceImports.productsForSuites.values.contains($0)
        } == true
    }
    return takers.lazy.flatMap { Self.sources(in: $0.path) }.first { path in
      (try? String(contentsOfFile: path, encoding: .utf8))?.contains(
        /\b(assert|verify|FB)\w*Snapshot/)
        == true
    }
  }

  private static func sources(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Where the packages are that it depends on, but for HeadlessSnapshots, by their identities.
  var dependencyFolders: [String: String] {
    let others = dependencies?.dependencies.filter { $0.name != "HeadlessSnapshots" } ?? []
    return Dictionary(others.compactMap { other in other.path.map { (other.identity, $0) } }) {
      old, _ in old
    }
  }

  /// The names of HeadlessSnapshots' own targets, which SwiftPM allows no other package to use.
  var namesOfSnapshots: Set<String> {
    let folder = dependencies?.dependencies.first { $0.name == "HeadlessSnapshots" }?.path
    return folder.flatMap { SwiftPackage(in: $0) }?.targetNames ?? []
  }

  /// How the manifest calls the package HeadlessSnapshots; nil unless it is a direct dependency.
  var snapshotsIdentity: String? {
    let name = "HeadlessSnapshots"
    let identity = dependencies?.dependencies.first { $0.name == name }?.identity
    // A dependency with a name of its own goes by it.
    let text = (try? String(contentsOfFile: "Package.swift", encoding: .utf8)) ?? ""
    return identity.map { text.contains(".package(name: \"\(name)\"") ? name : $0 }
  }
}
