// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting

/// The package that a command works on, and its artifacts folder.
struct PackageFolder {
  /// The absolute path of the folder that holds `Package.swift`.
  let path: String
  /// The absolute path of the folder that `SNAPSHOT_ARTIFACTS` names, or of `.build/snapshots`.
  let artifacts: String

  /// Finds the package.
  ///
  /// - Parameters:
  ///   - folder: A folder of the package.
  ///   - environment: `SNAPSHOT_ARTIFACTS` names another place than `.build/snapshots`, which is
  ///     relative to the package; otherwise `TEST_UNDECLARED_OUTPUTS_DIR` does.
  init(above folder: String, environment: [String: String]) throws(Snapshots.Error) {
    path = try Self.package(above: folder)
    let named = environment["SNAPSHOT_ARTIFACTS"] ?? ""
    let outputs = RunnerVariables(environment).outputsFolder.map { $0 + "/snapshots" }
    artifacts =
      URL(
        fileURLWithPath: named.isEmpty ? outputs ?? ".build/snapshots" : named,
        relativeTo: URL(fileURLWithPath: path, isDirectory: true)
      ).standardizedFileURL.path
  }

  /// The package of the current folder.
  static func current() throws(Snapshots.Error) -> PackageFolder {
    try PackageFolder(
      above: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment)
  }

  private static func package(above folder: String) throws(Snapshots.Error) -> String {
    var candidate = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    while true {
      let manifest = candidate.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return candidate.path }
      guard candidate.path != "/" else { throw .noPackage(folder: folder) }
      candidate.deleteLastPathComponent()
    }
  }
}
