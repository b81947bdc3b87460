// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The `Package.swift` of a project of Xcode that is in no package.
enum NewManifest {
  /// Writes one in the current folder, where there is a project and no manifest above it.
  static func write() throws(Snapshots.Error) -> [FirstTest.Step] {
    let folder = FileManager.default.currentDirectoryPath
    guard (try? PackageFolder.current()) == nil else { return [] }
    guard let name = try SpecifiedProjects(in: folder).projects.first?.name else {
      let reason = XcodeTargets.missingProject(in: folder)
      if case .ungeneratedProject = reason { throw reason }
      return []
    }
    let snapshots = ReplacedPackages.relative(ReplacedPackages.snapshotsFolder, from: folder)
    let text = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [.package(name: "HeadlessSnapshots", path: "\(snapshots)")]
      )

      """
    do {
      try text.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
    } catch {
      throw .unwritableFile(path: folder + "/Package.swift")
    }
    return [.init(action: .added, what: "Package.swift")]
  }
}
