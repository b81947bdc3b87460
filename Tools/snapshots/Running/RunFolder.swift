// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where a run of a package's tests keeps its files.
///
///     <artifacts>/runs/20260131-142501-4711/     one folder a run
///       4712.jsonl                               what a test process did with each snapshot
///       swift-test.log                           all output of swift test
struct RunFolder {
  /// The folder that holds `Package.swift`.
  let package: String
  /// The absolute path of this run's folder.
  let path: String

  var log: String { path + "/swift-test.log" }

  /// The runs that are kept, for those who want to look at an earlier log.
  private static let keptRunCount = 10

  /// Makes a folder for a run that begins now.
  ///
  /// - Parameters:
  ///   - folder: A folder of the package.
  ///   - environment: `SNAPSHOT_ARTIFACTS` names another place than `.build/snapshots`.
  init(of folder: String, environment: [String: String]) throws(RunProblem) {
    package = try Self.package(above: folder)
    let named = environment["SNAPSHOT_ARTIFACTS"] ?? ""
    let artifacts = URL(
      fileURLWithPath: named.isEmpty ? ".build/snapshots" : named,
      relativeTo: URL(fileURLWithPath: package, isDirectory: true)
    ).standardizedFileURL.path
    let runs = artifacts + "/runs"
    path = runs + "/" + Self.name()
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path)
    }
    Self.removeOldRuns(in: runs)
  }

  private static func package(above folder: String) throws(RunProblem) -> String {
    var candidate = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    while true {
      let manifest = candidate.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return candidate.path }
      guard candidate.path != "/" else { throw .noPackage(folder: folder) }
      candidate.deleteLastPathComponent()
    }
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

/// Why tests could not be run.
enum RunProblem: Error, CustomStringConvertible {
  case noPackage(folder: String)
  case unwritable(path: String)
  case notRegularExpression(filter: String)
  case noSwift(reason: String)

  var description: String {
    switch self {
    case .noPackage(let folder):
      "There is no Package.swift in \(folder) or above it. Change to your package's folder."
    case .unwritable(let path):
      "The folder \(path) cannot be made. Make its parent writable, or set SNAPSHOT_ARTIFACTS to "
        + "another folder."
    case .notRegularExpression(let filter):
      "The filter \"\(filter)\" is not a regular expression. Escape its special characters with \\."
    case .noSwift(let reason):
      "'swift test' cannot be started: \(reason). Add the folder of 'swift' to PATH."
    }
  }
}
