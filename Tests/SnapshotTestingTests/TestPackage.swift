// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import SnapshotTesting
import SnapshotVerification

/// A package folder of its own, in which assertions record whatever the machine's environment says.
final class TestPackage: Sendable {
  let folder = NSTemporaryDirectory() + "snapshot-testing-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The configuration of a new process in this package.
  func configuration(_ variables: [String: String] = [:]) -> SnapshotConfiguration {
    var configuration = SnapshotConfiguration()
    let all = variables.merging(["SNAPSHOT_PACKAGE_DIRECTORY": folder]) { first, _ in first }
    configuration.environment = SnapshotEnvironment(all)
    return configuration
  }

  /// Runs `body` as a test process of its own would run it in this package.
  func run<Result>(
    _ variables: [String: String] = [:], _ body: () throws -> Result
  ) rethrows -> Result {
    try SnapshotConfiguration.$current.withValue(configuration(variables), operation: body)
  }

  /// The references, sorted, as paths below their `__Snapshots__`.
  var references: [String] {
    paths.compactMap { path in
      path.range(of: "__Snapshots__/").map { String(path[$0.upperBound...]) }
    }.sorted()
  }

  /// The absolute path of a reference, by its path below `__Snapshots__`; empty where it is not
  /// there.
  func path(_ reference: String) -> String {
    paths.first { $0.hasSuffix("__Snapshots__/" + reference) }.map { "\(folder)/Tests/\($0)" } ?? ""
  }

  private var paths: [String] {
    let found = FileManager.default.enumerator(atPath: folder + "/Tests")?.allObjects ?? []
    return found.compactMap { $0 as? String }.filter { $0.contains(".") }
  }

  /// A reference's text, by its path below `__Snapshots__`.
  func text(_ reference: String) -> String? {
    FileManager.default.contents(atPath: path(reference))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// What a strategy writes of a value; the reference is removed again.
  func written<Value, Format>(_ value: Value, as strategy: Snapshotting<Value, Format>) -> String? {
    let folder = self.folder + "/written"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = run { verifySnapshot(of: value, as: strategy, named: "x", snapshotDirectory: folder) }
    let name = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.first ?? ""
    return FileManager.default.contents(atPath: "\(folder)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
