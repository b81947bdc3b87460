// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

/// The options of the commands that run tests.
struct RunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run only the tests whose name matches the regular expression.",
      discussion: "As for 'swift test': AppTests.ProfileViewTests/testEveryState. May be repeated.",
      valueName: "regex"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Take only the snapshots of states that the regular expression is found in.",
      discussion: "Snapshots without states are left out then. May be repeated.",
      valueName: "regex"))
  var state: [String] = []

  @Flag(help: "Print the result as JSON, for other programs.")
  var json = false

  @Flag(
    name: .shortAndLong,
    help: "Print the whole message of each difference instead of a line.")
  var verbose = false

  /// Whether the caller has just built all: `snapshots watch` has.
  @Flag(help: .hidden)
  var built = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("After --: further arguments of 'swift test'.", valueName: "arguments"))
  var passedOn: [String] = []

  /// Refuses what `swift test` would refuse only after the build.
  func validateFilters() throws(Snapshots.Error) {
    for filter in filter + state where (try? NSRegularExpression(pattern: filter)) == nil {
      throw .notRegularExpression(filter: filter)
    }
  }

  /// The value of `SNAPSHOT_STATE`; empty for all states, also where the variable was set before.
  var statePattern: String {
    state.count > 1 ? state.map { "(?:\($0))" }.joined(separator: "|") : state.first ?? ""
  }

  var adviceForNoSnapshots: String {
    switch (filter.isEmpty, state.isEmpty) {
    case (true, true): "Call assertSnapshot or assertSnapshots in a test."
    case (false, true):
      "Check the filter: it matches names such as AppTests.ProfileViewTests/testEveryState."
    case (_, false):
      "Check --state: it is found in the names of states, such as \"adult\" in \"adult, dark\"."
    }
  }
}

/// The options of the commands that may run a part of the tests on each of several machines.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run one of several parts of the tests: 2/4, or auto.",
      discussion: """
        auto reads what CI engines set: CI_NODE_INDEX and CI_NODE_TOTAL (GitLab), \
        CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL (CircleCI), TEST_SHARD_INDEX and \
        TEST_TOTAL_SHARDS. Under Bazel it is the default.
        """,
      valueName: "n/count"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "The folder of a former run, whose times balance the shards.",
      discussion: "It must be the same for all shards. Without it tests are dealt by their names.",
      valueName: "run"),
    completion: .directory)
  var timings: String?
}
