// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification
import XCTest

/// Which tests and which snapshots a run is about.
final class SelectionTests: XCTestCase {
  func testStatesAreHandedOnAsOneExpression() throws {
    let package = try PlayedPackage()

    for (arguments, expected) in [
      ([], ""), (["--state", "^adult"], "^adult"),
      (["--state", "a|b", "--state", "c"], "(?:a|b)|(?:c)"),
    ] {
      for command in ["test", "record"] {
        let result = try package.run(
          [command] + arguments, entries: [package.entry("adult", .matched)],
          environment: ["SNAPSHOT_STATE": "left over"])

        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(package.state, expected)
      }
    }
  }

  func testAStateThatIsNoExpressionRunsNothing() throws {
    let package = try PlayedPackage()

    let result = try package.run(["test", "--state", "["])

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(result.errors.contains("is not a regular expression"), result.errors)
    XCTAssertEqual(package.call, "not called")
  }

  func testANoStateThatMatchesIsAWarningThatNamesTheOption() throws {
    let result = try PlayedPackage().run(["test", "--state", "Nope"])

    XCTAssertEqual(result.status, 0)
    XCTAssertTrue(result.errors.contains("Check --state"), result.errors)
  }

  func testFailedRunsOnlyTheTestsThatHadAProblemAndRecordsWhatDiffers() throws {
    let package = try PlayedPackage()
    _ = try package.run(
      ["test"],
      entries: [
        package.entry("a", .differed), package.entry("b", .missingReference),
        package.entry("a", .matched, test: "testOther()"),
        package.entry("a", .failed, test: "odd(_:)"),
      ], script: "exit 1")

    let result = try package.run(
      ["record", "--failed", "--", "--parallel"], entries: [package.entry("a", .recordedChanged)])

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(
      package.call,
      #"<package>: test --filter ^AppTests\.(ViewTests/)?`?odd`?(\(|/|$) "#
        + #"--filter ^AppTests\.(ViewTests/)?`?testView`?(\(|/|$) --parallel; record failed"#
        + "\n")
  }

  func testFailedCanBeFiltered() throws {
    let package = try PlayedPackage()
    _ = try package.run(
      ["test"],
      entries: [package.entry("a", .differed), package.entry("a", .differed, test: "testB()")],
      script: "exit 1")

    _ = try package.run(["record", "--failed", "--filter", "testB$"])

    XCTAssertEqual(
      package.call,
      #"<package>: test --filter ^AppTests\.(ViewTests/)?`?testB`?(\(|/|$); record failed"# + "\n")
  }

  func testFailedRunsNothingWhereNothingFailed() throws {
    let package = try PlayedPackage()
    _ = try package.run(["test"], entries: [package.entry("a", .matched)])

    let result = try package.run(["record", "--failed"])

    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(package.call, "not called")
    XCTAssertTrue(result.errors.contains("There is no test to run."), result.errors)
  }

  func testFailedWithoutAFormerRunSaysWhatToDo() throws {
    let result = try PlayedPackage().run(["record", "--failed"])

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(result.errors.contains("Run 'swift run snapshots test' first."), result.errors)
  }
}

/// What a run of some tests leaves of what another found.
final class PendingTests: XCTestCase {
  func testAFilterThatNoTestMatchesIsStatus2AndNoRun() throws {
    let package = try PlayedPackage()
    _ = try package.run(["test"], entries: [package.entry("a", .differed)], script: "exit 1")
    let script = "echo \"warning: No matching test cases were run\""

    for arguments in [["test", "--filter", "NoSuch"], ["test", "--", "--filter", "NoSuch"]] {
      let result = try package.run(arguments, script: script)

      XCTAssertEqual(result.status, 2, "\(arguments)")
      XCTAssertTrue(result.errors.contains("No test matches 'NoSuch'."), result.errors)
      XCTAssertEqual(package.runs.count, 1)
    }
    let other = try package.run(
      ["test", "--filter", "Other"],
      script: "echo \"Executed 3 tests, with 0 failures (0 unexpected) in 0.0 seconds\"")
    XCTAssertEqual(other.status, 0, other.errors)
    XCTAssertTrue(other.errors.contains("No snapshot was taken."), other.errors)
  }

  func testWhatAnotherRunFoundStaysPendingUntilItIsTakenAgain() throws {
    let package = try PlayedPackage()
    let found = [package.entry("a", .failed), package.entry("b", .failed)]
    _ = try package.run(["test"], entries: found, script: "exit 1")
    _ = try package.run(["test", "--state", "c"], entries: [package.entry("c", .matched)])

    let status = try package.run(["status"])
    XCTAssertEqual(status.status, 1, status.errors)
    XCTAssertTrue(
      status.output.contains("ViewTests/testView.a: failed, in the run 000001-"), status.output)
    XCTAssertTrue(status.output.contains("2 pending"), status.output)
    let json = try package.run(["status", "--json"]).output
    XCTAssertEqual(json.components(separatedBy: "\"run\" : \"000001-").count - 1, 2, json)

    _ = try package.run(["record", "--failed"], entries: [package.entry("a", .recordedNew)])
    XCTAssertTrue(package.call.contains("testView"), package.call)
    XCTAssertTrue(try package.run(["status"]).output.contains("1 pending"))

    _ = try package.run(["test"], entries: [package.entry("c", .matched)])
    XCTAssertEqual(try package.run(["status"]).status, 0)
  }

  func testAFailedBuildHidesNothing() throws {
    let package = try PlayedPackage()
    _ = try package.run(["test"], entries: [package.entry("a", .failed)], script: "exit 1")

    _ = try package.run(["test"], build: "exit 1")

    XCTAssertTrue(try package.run(["status"]).output.contains("1 pending"))
  }
}

/// Pictures that another run left to decide about.
final class PendingPictureTests: XCTestCase {
  func testAPictureOfAnEarlierRunIsAcceptedAndThenDecided() throws {
    let package = try DifferingPackage()
    let environment = ["SNAPSHOT_ARTIFACTS": "", "NO_COLOR": "1"]
    func run(_ arguments: String...) throws -> SnapshotsCommand.Result {
      try SnapshotsCommand.run(arguments, in: package.path, environment: environment)
    }
    // A run of another state, in which nothing differed.
    let later = package.artifacts + "/runs/000002-20260201-142501-4712"
    try FileManager.default.createDirectory(atPath: later, withIntermediateDirectories: true)
    let former = package.artifacts + "/runs/20260131-142501-4711"
    try FileManager.default.copyItem(atPath: former + "/run.json", toPath: later + "/run.json")
    let equal = SnapshotRun.Entry(
      target: "AppTests", suite: "ViewTests", test: "testView()", state: "equal",
      reference: package.file("equal"), outcome: .matched, message: "equal",
      file: package.path + "/Tests/AppTests/ViewTests.swift", line: 7)
    try SnapshotRun.append(equal, toDirectory: later)

    XCTAssertTrue(try run("status").output.contains("3 pending"))
    XCTAssertEqual(try run("accept", "--filter", "testView.a").status, 0)
    XCTAssertEqual(try package.picture("a"), package.actual)
    XCTAssertTrue(try run("status").output.contains("2 pending"))
    XCTAssertEqual(try run("accept", "--all").status, 0)
    XCTAssertTrue(try run("status").output.contains("0 pending"))
  }
}
