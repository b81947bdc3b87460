// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting

/// Which tests a run is about, as calls of `swift test`.
struct TestSelection {
  /// The arguments of each call, after `swift test`; none where no test is left to run.
  let calls: [[String]]
  /// Which part of the tests it is; nil for all of them.
  var shard: TestShard?
  var shardPlan: String?

  /// The most bytes of the names in one call: SwiftPM hands XCTest's names on in one argument,
  /// which Linux limits to 128 KiB.
  private static let callLimit = 100_000

  /// The tests whose names match a filter, or all.
  init(filters: [String], passedOn: [String]) {
    calls = [filters.flatMap { ["--filter", $0] } + passedOn]
  }

  /// The tests that had a snapshot to look at in a former run.
  ///
  /// - Parameter filters: Regular expressions of which a test's name has to match one, if there are
  ///   any.
  init(failedIn former: FinishedRun, filters: [String], passedOn: [String]) {
    var patterns: [String] = []
    for problem in former.summary.problems {
      let name = TestName(problem)
      guard Self.matches(name.key, filters), patterns.last != name.filter else { continue }
      patterns.append(name.filter)
    }
    calls = patterns.isEmpty ? [] : [patterns.flatMap { ["--filter", $0] } + passedOn]
  }

  /// The tests of a shard.
  ///
  /// - Parameters:
  ///   - listed: The names of all tests, as `swift test list` prints them.
  ///   - seconds: How long tests took.
  init(
    shard: TestShard, listed: [String], seconds: [String: Double]?, filters: [String],
    passedOn: [String]
  ) {
    let tests = listed.filter { Self.matches($0, filters) }
    let plan = ShardPlan(tests: tests, count: shard.count, seconds: seconds)
    calls = Self.batches(plan.tests(of: shard)).enumerated().map { index, names in
      TestName.filters(forListed: names).flatMap { ["--filter", $0] }
        // The first call has built everything.
        + (index > 0 && !passedOn.contains("--skip-build") ? ["--skip-build"] : []) + passedOn
    }
    self.shard = shard
    shardPlan = plan.checksum
  }

  private static func batches(_ names: [String]) -> [[String]] {
    var batches: [[String]] = []
    var size = callLimit
    for name in names {
      size += name.utf8.count + 1
      if size > callLimit {
        batches.append([])
        size = name.utf8.count + 1
      }
      batches[batches.count - 1].append(name)
    }
    return batches
  }

  private static func matches(_ name: String, _ filters: [String]) -> Bool {
    filters.isEmpty
      || filters.contains { name.range(of: $0, options: .regularExpression) != nil }
  }
}
