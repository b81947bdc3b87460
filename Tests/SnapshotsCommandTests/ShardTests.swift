// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification
import XCTest

/// Parts of the tests on several machines, and one run of all of them again.
final class ShardTests: XCTestCase {
  private let tests = (1...40).map { "AppTests.ViewTests/test\($0)" } + ["AppTests.Other/zero()"]

  /// The names in the filters of a call.
  private func names(_ call: String) -> [String] {
    call.matches(of: /--filter \^AppTests\\\.(\w+)\/\(([^ ]*)\)\(\/\|\$\)/).flatMap { match in
      match.2.split(separator: "|").map { "AppTests.\(match.1)/\($0.replacing("\\", with: ""))" }
    }
  }

  func testTheShardsTogetherRunEveryTestOnce() throws {
    let package = try PlayedPackage()
    var all: [String] = []

    for number in 1...3 {
      let result = try package.run(["test", "--shard", "\(number)/3"], tests: tests)

      XCTAssertEqual(result.status, 0, result.errors)
      let calls = package.call.split(separator: "\n").map(String.init)
      XCTAssertEqual(calls.first, "<package>: test list; record ")
      XCTAssertEqual(calls.count, 2)
      all += names(calls[1])
    }

    XCTAssertEqual(all.sorted(), tests.sorted())
  }

  func testAShardIsDealtFromTheFilteredTests() throws {
    let package = try PlayedPackage()

    _ = try package.run(["test", "--shard", "1/1", "--filter", "test1"], tests: tests)

    XCTAssertEqual(
      names(package.call).sorted(), tests.filter { $0.contains("test1") }.sorted())
  }

  func testManyTestsAreRunInSeveralCalls() throws {
    let package = try PlayedPackage()
    let many = (1...4000).map { "AppTests.ViewTests/test\(String(repeating: "x", count: 40))\($0)" }

    let result = try package.run(["test", "--shard", "1/1"], tests: many)

    XCTAssertEqual(result.status, 0, result.errors)
    let calls = package.call.split(separator: "\n").dropFirst()
    XCTAssertEqual(calls.count, 3)
    XCTAssertEqual(calls.count { $0.contains("--skip-build") }, 2)
    XCTAssertEqual(names(package.call).count, 4000)
  }

  func testTheVariablesOfRunnersNameTheShard() throws {
    let package = try PlayedPackage()
    let engines: [(arguments: [String], variables: [String: String], shard: String)] = [
      (["--shard", "auto"], ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], "2/3"),
      (["--shard", "auto"], ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], "1/3"),
      ([], ["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3"], "3/3"),
      // A matrix of GitLab's, whose jobs run everything.
      ([], ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], "all"),
    ]
    for (arguments, variables, shard) in engines {
      let result = try package.run(["test"] + arguments, tests: tests, environment: variables)

      XCTAssertEqual(result.status, 0, result.errors)
      if shard == "all" {
        XCTAssertEqual(package.call, "<package>: test; record never\n")
      } else {
        XCTAssertTrue(result.errors.contains("Shard \(shard), as "), result.errors)
        XCTAssertEqual(package.call.split(separator: "\n").count, 2)
      }
    }
  }

  func testUnusableShardsRunNothing() throws {
    let package = try PlayedPackage()
    let cases: [(arguments: [String], variables: [String: String], error: String)] = [
      (["--shard", "5/4"], [:], "\"5/4\" is no shard. Write --shard 2/4"),
      (["--shard", "x"], [:], "is no shard"), (["--shard", "auto"], [:], "finds no shard"),
      ([], ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"], "which is no shard"),
      (["--timings", "x"], [:], "Add --shard"),
      (["--shard", "1/2", "--timings", "nowhere"], [:], "There is no run in"),
    ]
    for (arguments, variables, error) in cases {
      let result = try package.run(["test"] + arguments, tests: tests, environment: variables)

      XCTAssertEqual(result.status, 2, "\(arguments)")
      XCTAssertTrue(result.errors.contains(error), result.errors)
      XCTAssertEqual(package.call, "not called")
    }
  }

  func testTimesOfAFormerRunBalanceTheShards() throws {
    let package = try PlayedPackage()
    var long = package.entry("a", .matched, test: "test7()")
    long.seconds = 90
    var short = package.entry("a", .matched, test: "test8()")
    short.seconds = 1
    _ = try package.run(["test"], entries: [long, short])
    let former = package.artifacts + "/runs/" + (package.runs.first ?? "")

    let calls = try (1...2).map { number in
      _ = try package.run(
        ["test", "--shard", "\(number)/2", "--timings", former],
        tests: ["AppTests.ViewTests/test7", "AppTests.ViewTests/test8", "AppTests.ViewTests/test9"])
      return names(package.call)
    }

    // The median of 1 and 90 is what test9 counts for.
    XCTAssertEqual(calls[0], ["AppTests.ViewTests/test7"])
    XCTAssertEqual(calls[1], ["AppTests.ViewTests/test8", "AppTests.ViewTests/test9"])
  }

  func testABazelTestHasItsFiles() throws {
    let package = try PlayedPackage()
    let files = package.path + "/bazel"
    try FileManager.default.createDirectory(
      atPath: files + "/outputs", withIntermediateDirectories: true)
    let variables = [
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2",
      "TEST_SHARD_STATUS_FILE": files + "/status",
      "TEST_UNDECLARED_OUTPUTS_DIR": files + "/outputs",
      "XML_OUTPUT_FILE": files + "/test.xml", "TEST_TMPDIR": files + "/tmp",
      "TESTBRIDGE_TEST_ONLY": "test1", "TEST_PREMATURE_EXIT_FILE": files + "/exit",
      "SNAPSHOT_ARTIFACTS": "",
    ]

    let result = try package.run(
      ["test"], entries: [package.entry("a", .differed)], tests: tests,
      script: "ls '\(files)/exit' > '\(files)/seen'; echo $TMPDIR >> '\(files)/seen'; exit 1",
      environment: variables)

    XCTAssertEqual(result.status, 1, result.errors)
    func text(_ name: String) -> String? {
      try? String(contentsOfFile: files + "/" + name, encoding: .utf8)
    }
    XCTAssertEqual(text("status"), "")
    XCTAssertEqual(text("seen"), "\(files)/exit\n\(files)/tmp\n")
    XCTAssertNil(text("exit"), "the file of a premature exit is still there")
    XCTAssertTrue(text("test.xml")?.contains("<failure message=") == true)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: files + "/outputs/snapshots/runs").count,
      1)
    XCTAssertTrue(names(package.call).allSatisfy { $0.contains("test1") }, package.call)
  }

  func testABazelTestThatCannotRunLeavesTheFileOfItsPrematureExit() throws {
    let package = try PlayedPackage()
    let file = package.path + "/exit"

    let result = try package.run(
      ["test"], environment: ["TEST_PREMATURE_EXIT_FILE": file, "PATH": "/nowhere"])

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(FileManager.default.fileExists(atPath: file))
  }
}
