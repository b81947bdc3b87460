// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotReporting
import XCTest

final class ShardPlanTests: XCTestCase {
  private let tests = (0..<1000).map { "AppTests.Suite\($0 % 7)/test\($0)" }

  private func shards(_ plan: ShardPlan, _ count: Int) throws -> [[String]] {
    try (1...count).map { plan.tests(of: try XCTUnwrap(TestShard(number: $0, count: count))) }
  }

  func testEveryTestIsInOneShardWhateverTheOrder() throws {
    let plan = ShardPlan(tests: tests, count: 7)

    XCTAssertEqual(try shards(plan, 7).flatMap { $0 }.sorted(), tests.sorted())
    XCTAssertEqual(plan, ShardPlan(tests: tests.reversed() + tests, count: 7))
    XCTAssertEqual(plan.checksum, ShardPlan(tests: tests.shuffled(), count: 7).checksum)
  }

  func testByHashTheShardsAreOfSimilarSizeAndANewTestMovesNoOther() throws {
    let before = try shards(ShardPlan(tests: tests, count: 4), 4)
    let after = try shards(ShardPlan(tests: tests + ["AppTests.New/testNew"], count: 4), 4)

    for (old, new) in zip(before, after) {
      XCTAssertTrue((200...300).contains(old.count), "\(old.count)")
      XCTAssertEqual(new.filter { $0 != "AppTests.New/testNew" }, old)
    }
    XCTAssertNotEqual(
      ShardPlan(tests: tests, count: 4).checksum,
      ShardPlan(tests: tests + ["AppTests.New/testNew"], count: 4).checksum)
  }

  func testTheHashIsTheSameInEveryVersion() throws {
    // Shards of machines with different versions would otherwise lose tests.
    let plan = ShardPlan(tests: Array(tests.prefix(12)), count: 3)

    XCTAssertEqual(plan.checksum, "3eb389be90e356fc")
  }

  func testTimesBalanceWhatTheShardsHaveToDo() throws {
    var seconds: [String: Double] = [:]
    for (index, test) in tests.enumerated() { seconds[test] = Double(1 + index % 40) }

    let plan = ShardPlan(tests: tests, count: 6, seconds: seconds)

    let loads = try shards(plan, 6).map { $0.reduce(0) { $0 + (seconds[$1] ?? 0) } }
    XCTAssertLessThan((loads.max() ?? 0) / (loads.min() ?? 1), 1.01)
  }

  func testATestWithoutATimeCountsAsTheMedian() throws {
    let plan = ShardPlan(
      tests: ["T.S/a()", "T.S/b", "T.S/c"], count: 2, seconds: ["T.S/a": 10, "T.S/b": 2])

    XCTAssertEqual(try shards(plan, 2), [["T.S/a()"], ["T.S/b", "T.S/c"]])
  }

  func testMoreShardsThanTestsLeaveSomeEmpty() throws {
    XCTAssertEqual(try shards(ShardPlan(tests: ["a.b/c"], count: 5), 5).count { $0.isEmpty }, 4)
    XCTAssertEqual(try shards(ShardPlan(tests: [], count: 2, seconds: [:]), 2), [[], []])
  }

  func testAShardIsOneOfItsCount() {
    XCTAssertEqual(TestShard("2/4")?.description, "2/4")
    for text in ["0/4", "5/4", "1/0", "1", "/", "1/2/3", "a/b", "-1/2", "1/10001", ""] {
      XCTAssertNil(TestShard(text), text)
    }
  }
}
