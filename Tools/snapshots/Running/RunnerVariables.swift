// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting

/// What the program that started this one says by environment variables about a run of tests.
///
/// Bazel's are those of its "Test encyclopedia"
/// (https://bazel.build/reference/test-encyclopedia), which other build systems follow.
struct RunnerVariables {
  private let environment: [String: String]

  init(_ environment: [String: String]) {
    self.environment = environment
  }

  private func value(_ name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }

  /// A folder for temporary files, in place of the system's.
  var temporaryFolder: String? { value("TEST_TMPDIR") }
  /// A folder whose files are kept with the test's results.
  var outputsFolder: String? { value("TEST_UNDECLARED_OUTPUTS_DIR") }
  /// Where a JUnit document is expected.
  var junitFile: String? { value("XML_OUTPUT_FILE") }
  /// A file that exists while the tests run: one that stays behind says that they ended too early.
  var prematureExitFile: String? { value("TEST_PREMATURE_EXIT_FILE") }
  /// A file to touch, which says that shards are supported.
  var shardStatusFile: String? { value("TEST_SHARD_STATUS_FILE") }
  /// A regular expression for the names of the tests to run, from `--test_filter`.
  var filter: String? { value("TESTBRIDGE_TEST_ONLY") }

  /// Whether a CI engine conducts the run, told as test processes tell it.
  var isContinuousIntegration: Bool {
    value("CI").map { !["false", "0"].contains($0.lowercased()) } ?? false
  }

  /// The shard that the variables name, with the variable's name; nil where none does.
  ///
  /// - Parameter isAsked: Whether the user asked for it. Without being asked only Bazel's are
  ///   heeded: it sets them where a target asks for shards, while GitLab also sets its own in each
  ///   job of a matrix, where every job should run all tests.
  func shard(isAsked: Bool) throws(Snapshots.Error) -> (shard: TestShard, variable: String)? {
    let sources: [(index: String, count: String, first: Int)] =
      [("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0)]
      + (isAsked
        ? [("CI_NODE_INDEX", "CI_NODE_TOTAL", 1), ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0)]
        : [])
    for source in sources {
      guard let index = value(source.index), let count = value(source.count) else { continue }
      guard let index = Int(index), let total = Int(count),
        let shard = TestShard(number: index - source.first + 1, count: total)
      else {
        throw .unusableShardVariables(
          variables: [source.index, source.count], values: [index, count])
      }
      return (shard, source.index)
    }
    return nil
  }

  /// Says that shards are supported, by touching the file that is there for it.
  func acknowledgeShards() throws(Snapshots.Error) {
    guard let path = shardStatusFile else { return }
    try touch(path)
  }

  /// Runs `body` while the file that says so exists.
  func whileRunning<Value>(_ body: () throws -> Value) throws -> Value {
    guard let path = prematureExitFile else { return try body() }
    try touch(path)
    let value = try body()
    try? FileManager.default.removeItem(atPath: path)
    return value
  }

  private func touch(_ path: String) throws(Snapshots.Error) {
    guard FileManager.default.createFile(atPath: path, contents: nil) else {
      throw .unwritable(path: path)
    }
  }
}
