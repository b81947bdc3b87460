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

/// Where a run of a package's tests keeps its files; `FinishedRun` shows the layout.
struct RunFolder {
  /// The absolute path of this run's folder.
  let path: String

  var log: String { path + "/swift-test.log" }

  /// The runs that are kept, for those who want to look at an earlier one.
  private static let keptRunCount = 10

  /// Makes a folder for a run that begins now, and removes the oldest ones.
  ///
  /// - Parameter artifacts: The artifacts folder.
  init(inArtifacts artifacts: String) throws(Snapshots.Error) {
    path = artifacts + "/runs/" + Self.name()
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path)
    }
    Self.removeOldRuns(in: artifacts + "/runs")
  }

  /// What `swift test` is told so that a run knows which tests Swift Testing skipped or cancelled: one
  /// file for each call, in the format that is meant to last.
  var eventStreamArguments: [String] {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(path)/swift-testing-\(number).events") {
      number += 1
    }
    return [
      "--event-stream-output-path", "\(path)/swift-testing-\(number).events",
      "--event-stream-version", "0",
    ]
  }

  /// The time in UTC, so that names sort by it, and the process, so that they are unique.
  private static func name() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    var text = [CChar](repeating: 0, count: 32)
    strftime(&text, text.count, "%Y%m%d-%H%M%S", &parts)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      + "-\(ProcessInfo.processInfo.processIdentifier)"
  }

  /// Removes folders that are named as a run's, except for the newest; a failure harms nobody.
  private static func removeOldRuns(in runs: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? []
    let old = names.filter { $0.wholeMatch(of: /\d{8}-\d{6}-\d+/) != nil }.sorted()
      .dropLast(keptRunCount)
    for name in old { try? FileManager.default.removeItem(atPath: runs + "/" + name) }
  }
}
