// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification
import XCTest

final class MergeTests: XCTestCase {
  private let tests = (1...8).map { "AppTests.ViewTests/test\($0)" }

  /// A shard's run on another machine, whose artifacts were downloaded to `downloads/<number>`.
  private func shard(
    _ number: Int, of count: Int, in package: PlayedPackage,
    _ outcome: SnapshotRun.Outcome = .matched, tests: [String]? = nil, script: String = "",
    arguments: [String] = []
  ) throws -> String {
    let other = try PlayedPackage()
    var entry = other.entry("\(number)", outcome)
    if outcome == .differed {
      entry.artifacts.actual = other.artifacts + "/AppTests/\(number)/actual.png"
      try FileManager.default.createDirectory(
        atPath: other.artifacts + "/AppTests/\(number)", withIntermediateDirectories: true)
      try Data("png \(number)".utf8).write(
        to: URL(fileURLWithPath: other.artifacts + "/AppTests/\(number)/actual.png"))
    }
    _ = try other.run(
      ["test", "--shard", "\(number)/\(count)"] + arguments, entries: [entry],
      tests: tests ?? self.tests,
      script: script)
    let folder = package.path + "/downloads/\(number)"
    try FileManager.default.createDirectory(
      atPath: package.path + "/downloads", withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.copyItem(atPath: other.artifacts, toPath: folder)
    return folder
  }

  func testTheShardsBecomeOneRunOfThisPackage() throws {
    let package = try PlayedPackage()
    let folders = [
      try shard(1, of: 2, in: package),
      try shard(2, of: 2, in: package, .differed, script: "exit 1"),
    ]

    let result = try package.run(["merge", "--json"] + folders)

    XCTAssertEqual(result.status, 1, result.errors)
    try assertFits(result.output, "run")
    XCTAssertTrue(
      result.output.contains(#""reference" : "Snapshots/AppTests/ViewTests/testView.2.png""#),
      result.output)
    XCTAssertTrue(
      result.output.contains(#""actual" : "artifacts/AppTests/2/actual.png""#), result.output)
    XCTAssertEqual(
      try String(contentsOfFile: package.artifacts + "/AppTests/2/actual.png", encoding: .utf8),
      "png 2")
    XCTAssertEqual(package.runs.count, 1)
  }

  func testTheMergedRunIsTheOneThatFailedTestsAreTakenFrom() throws {
    let package = try PlayedPackage()
    _ = try package.run(
      ["merge"] + [try shard(1, of: 1, in: package, .differed, script: "exit 1")])

    _ = try package.run(["record", "--failed"])

    XCTAssertTrue(package.call.contains("`?testView`?"), package.call)
  }

  /// A package with one reference that no test uses, after a merge of both shards.
  private func mergedWithAnOldReference(
    _ arguments: [String] = [], script: String = ""
  ) throws -> PlayedPackage {
    let package = try PlayedPackage()
    let old = package.path + "/Snapshots/AppTests/ViewTests/testGone.png"
    try FileManager.default.createDirectory(
      atPath: (old as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: URL(fileURLWithPath: old))
    let folders = try (1...2).map {
      try shard($0, of: 2, in: package, script: $0 == 2 ? script : "", arguments: arguments)
    }
    _ = try package.run(["merge"] + folders)
    return package
  }

  func testWholeShardsProveTogetherWhatIsObsolete() throws {
    let package = try mergedWithAnOldReference()

    let status = try package.run(["status"])
    let prune = try package.run(["prune", "--yes"])

    XCTAssertTrue(
      status.output.hasPrefix("obsolete   Snapshots/AppTests/ViewTests/testGone.png\n"),
      status.output)
    XCTAssertEqual(status.status, 1)
    XCTAssertEqual(prune.status, 0, prune.errors)
    XCTAssertTrue(prune.output.hasPrefix("deleted    "), prune.output)
  }

  func testAShardThatLeftTestsOutOrFailedProvesNothing() throws {
    for package in [
      try mergedWithAnOldReference(["--filter", "test"]),
      try mergedWithAnOldReference(["--state", "1"]),
      try mergedWithAnOldReference(script: "exit 1"),
    ] {
      let status = try package.run(["status"])
      let prune = try package.run(["prune", "--yes"])

      XCTAssertTrue(status.output.contains("unused     "), status.output)
      XCTAssertFalse(prune.output.contains("deleted    "), prune.output)
      XCTAssertTrue(
        FileManager.default.fileExists(
          atPath: package.path + "/Snapshots/AppTests/ViewTests/testGone.png"))
    }
  }

  func testMissingRepeatedAndForeignShardsAreRefused() throws {
    let package = try PlayedPackage()
    let first = try shard(1, of: 3, in: package)
    let third = try shard(3, of: 3, in: package)
    let two = try shard(2, of: 2, in: package)
    let cases: [(folders: [String], error: String)] = [
      ([first, third], "The runs of these shards are missing: 2/3."),
      ([first, first], "Shard 1/3 is in "),
      ([first, two, third], "Not all of the runs are shards"),
      (["nowhere"], "There is no run in"), ([], "Missing expected argument"),
    ]
    for (folders, error) in cases {
      let result = try package.run(["merge"] + folders)

      XCTAssertEqual(result.status, 2)
      XCTAssertTrue(result.errors.contains(error), result.errors)
    }
    XCTAssertEqual(package.runs, [])
  }

  func testShardsThatDealtTheTestsDifferentlyAreRefused() throws {
    let package = try PlayedPackage()
    let folders = [
      try shard(1, of: 2, in: package),
      try shard(2, of: 2, in: package, tests: tests + ["AppTests.ViewTests/testNew"]),
    ]

    let result = try package.run(["merge"] + folders)

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(result.errors.contains("Shard 2/2 dealt the tests differently"), result.errors)
  }

  func testACrashedShardIsStatus3() throws {
    let package = try PlayedPackage()
    let folders = [
      try shard(1, of: 2, in: package), try shard(2, of: 2, in: package, script: "kill -9 $$"),
    ]

    let result = try package.run(["merge"] + folders)

    XCTAssertEqual(result.status, 3, result.errors)
    XCTAssertEqual(result.output, "2 equal\n")
  }
}
