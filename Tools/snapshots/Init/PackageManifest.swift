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
      let productDependencies: [String]?

      enum CodingKeys: String, CodingKey {
        case name, type, path
        case productDependencies = "product_dependencies"
      }
    }
    let targets: [Target]
  }

  private struct Dependency: Decodable {
    let identity: String
    let name: String
    let dependencies: [Dependency]
  }

  /// Asks SwiftPM.
  init() throws(Snapshots.Error) {
    let output = ToolOutput(["swift", "package", "describe", "--type", "json"])
    guard let output, output.status == 0,
      let description = try? JSONDecoder().decode(Description.self, from: Data(output.text.utf8))
    else { throw .unreadableManifest(output: output?.errors ?? "") }
    self.description = description
    let tree = ToolOutput(["swift", "package", "show-dependencies", "--format", "json"])
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

  /// How the manifest calls the package HeadlessSnapshots; nil unless it is a direct dependency.
  var snapshotsIdentity: String? {
    dependencies?.dependencies.first { $0.name == "HeadlessSnapshots" }?.identity
  }
}
