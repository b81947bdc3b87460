// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotReporting
import SnapshotVerification
import XCTest

final class RunLogTests: XCTestCase {
  func testTestsThatBeganAndEndedAreFinished() {
    let log = RunLog(
      text: """
        Build complete! (4.15s)
        Test Suite 'All tests' started at 2026-11-21 02:44:16.694
        Test Suite 'debug.xctest' started at 2026-11-21 02:44:16.700
        Test Suite 'All tests' failed at 2026-11-21 02:44:16.705
        ◇ Test run started.
        ✘ Test run with 1 test in 1 suite failed after 0.004 seconds with 1 issue.
        """)

    XCTAssertFalse(log.hasUnfinishedTests)
    XCTAssertFalse(RunLog(text: "error: fatalError").hasUnfinishedTests)
    XCTAssertFalse(RunLog(text: "").hasUnfinishedTests)
  }

  func testACrashLeavesTestsUnfinished() {
    for text in [
      "Test Suite 'All tests' started at 2026\nFatal error: Index out of range",
      "Test Suite 'Selected tests' started at 2026\n",
      "Test Suite 'All tests' started at 1\nTest Suite 'All tests' passed at 2\n◇ Test run started.",
      "error: Process '/x.xctest' exited with unexpected signal code 4",
    ] {
      XCTAssertTrue(RunLog(text: text).hasUnfinishedTests, text)
    }
  }

  func testTheCompilersErrorsAreSaidOnce() {
    let log = RunLog(
      text: """
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        /a.swift:3:5: error: cannot find 'x' in scope
        3 |     x()
          |     `- error: cannot find 'x' in scope
        [5/9] Compiling B
        """)

    XCTAssertEqual(
      log.excerpt(style: .plain).components(separatedBy: "\nLast lines:").first,
      "Errors:\n  /a.swift:3:5: error: cannot find 'x' in scope")
  }

  func testAPackageWithoutTestsIsKnown() {
    XCTAssertTrue(
      RunLog(text: "Build complete!\nerror: no tests found; create a target")
        .saysThatThereAreNoTests)
    XCTAssertFalse(RunLog(text: "/a.swift:1:1: error: no tests found").saysThatThereAreNoTests)
  }

  func testTheExcerptHasTheErrorsOnceAndTheEnd() {
    let compiling = (1...30).map { "[\($0)/30] Compiling" }.joined(separator: "\n")
    let error = "/x.swift:1:14: error: \u{1B}[31mcannot convert"

    XCTAssertEqual(
      RunLog(text: "\(error)\n\(compiling)\n\(error)\n\n").excerpt(style: .plain),
      """
      Errors:
        /x.swift:1:14: error: \\u{1B}[31mcannot convert
      Last lines:
        [22/30] Compiling
        [23/30] Compiling
        [24/30] Compiling
        [25/30] Compiling
        [26/30] Compiling
        [27/30] Compiling
        [28/30] Compiling
        [29/30] Compiling
        [30/30] Compiling
        /x.swift:1:14: error: \\u{1B}[31mcannot convert
      """)
  }

  func testManyErrorsAreCut() {
    let log = RunLog(text: (1...25).map { "error: \($0)" }.joined(separator: "\n"))

    XCTAssertTrue(log.excerpt(style: .plain).contains("  error: 20\n  ... and 5 more\nLast lines:"))
  }

  func testALogThatIsNotThereIsNil() {
    XCTAssertNil(RunLog(path: "/nowhere/swift-test.log"))
  }

  func testALogIsReadFromItsFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("error: why\n".utf8), to: "x.log")

    XCTAssertEqual(RunLog(path: folder.path + "/x.log"), RunLog(text: "error: why\n"))
  }

  func testFailuresThatNoSnapshotExplainsAreCounted() {
    let entries = [
      ReportedRun.entry("a", .differed), ReportedRun.entry("b", .matched),
    ]
    // Those of ReportedRun are in line 12.
    let place = "/app/Tests/AppTests/ProfileViewTests.swift"
    let explained = """
      \(place):12: error: ProfileViewTests.testEveryState : 1 snapshot differs
      ✘ Test everyState() recorded an issue at ProfileViewTests.swift:12:5: Issue recorded
      """
    let others = """
      \(place):13: error: ProfileViewTests.testEveryState : XCTAssertEqual failed
      ✘ Test everyState() recorded an issue at Other.swift:12:5: Expectation failed: 1 == 2
      ✘ Test everyState() recorded an issue: Time limit was exceeded
      <unknown>:0: error: ProfileViewTests.testThrows : threw error "x"
      """

    XCTAssertEqual(RunLog(text: explained).otherFailures(than: entries).count, 0)
    XCTAssertEqual(RunLog(text: explained + "\n" + others).otherFailures(than: entries).count, 4)
    XCTAssertEqual(RunLog(text: explained).otherFailures(than: []).count, 2)
  }

  func testAFailureHasAllLinesOfItsMessageAndNoneOfOtherEvents() {
    let transition = """
      Cell: after "unread" -> "read" the view does not look as a fresh one does.

        UILabel "badge" stayed shown, and a fresh view hides it.
        UILabel "badge" kept its text "1", and a fresh view's is "".
        UIView kept its alpha 1, and a fresh view's is 0.5.

      Set it for every state, also where there is nothing to show.

      2 other changes fail, too:
        "unread" -> "gone"
        "gone" -> "read"
      """
    let log = RunLog(
      text: """
        Test Case 'CellTests.testReuse' started at 2026-11-21 02:44:16.700
        /app/Tests/CellTests.swift:9: error: CellTests.testReuse : failed - \(transition)
        Test Case 'CellTests.testReuse' failed (0.1 seconds)
        /app/Tests/CellTests.swift:12: error: CellTests.testSum : XCTAssertEqual failed: 1 != 2
        printed by a test
        \u{25C7} Test run started.
        \u{2718} Test reuse() recorded an issue at CellTests.swift:25:22: Issue recorded
        \u{21B3} \(transition.replacing("\n", with: "\n  "))

        \u{2718} Test run with 1 test failed.
        """)

    XCTAssertEqual(
      log.otherFailures(than: []).map(\.message),
      ["failed - " + transition, "XCTAssertEqual failed: 1 != 2", transition])
  }

  func testTestsBeginWithAnyLibrary() {
    XCTAssertTrue(RunLog(text: "Test Suite 'All tests' started at 2026").hasBegunTests)
    XCTAssertTrue(RunLog(text: "Build complete!\n\u{25C7} Test run started.").hasBegunTests)
    XCTAssertFalse(RunLog(text: "/a.swift:3:5: error: cannot find 'x' in scope").hasBegunTests)
  }

  func testWhatLinuxLacksOfObjectiveCHasAdvice() {
    let error = "/a.swift:3:5: error: Objective-C interoperability is disabled"

    XCTAssertEqual(
      RunLog(text: error).advice,
      "Linux's Swift has neither @objc nor #selector: use closures, such as UIAction, or have the "
        + "plug-in UIKitSources compile the target.")
    XCTAssertNil(RunLog(text: "/a.swift:3:5: error: cannot find 'x' in scope").advice)
  }

  func testATestCaseThatXCTestCannotHoldIsNamed() {
    let cast =
      "Could not cast value of type '(CardTests.FrontTests) -> @Swift.MainActor () -> ()' (0x7f) "
      + "to '(CardTests.FrontTests) -> () -> ()' (0x7e)."

    XCTAssertEqual(
      RunLog(text: "error: Process 'x' exited with unexpected signal code 6\n\(cast)\n").advice,
      "FrontTests ended the process: XCTest of Linux cannot hold a test case all of whose tests "
        + "are the main actor's. Take @MainActor away, make one of its tests async, use Swift "
        + "Testing, or have the plug-in UIKitSources compile the target.")
    XCTAssertNil(
      RunLog(text: "Could not cast value of type 'Swift.Int' (0x7f) to 'A' (0x7e).").advice)
  }

  func testThrownErrorsAndEndsOfProcessesAreFailuresOfTheirTests() {
    let log = RunLog(
      text: """
        <EXPR>:0: error: CardTests.testThrows : threw error "badURL"
        /app/Tests/CardTests.swift:9: Fatal error: Index out of range
        error: AppTests.CardTests/testCrash ended its process (SIGILL) and counts as failed. All
        <EXPR>:0: error: CardTests.testThrows : threw error "badURL"
        """)
    XCTAssertEqual(
      log.otherFailures(than: []).map { [$0.test, $0.message] },
      [
        ["CardTests.testThrows", "threw error \"badURL\""],
        [
          "AppTests.CardTests/testCrash",
          "ended its process (SIGILL)\n"
            + "/app/Tests/CardTests.swift:9: Fatal error: Index out of range",
        ],
      ])
  }

  func testAViewThatCannotBeMadeFromItsTypeHasTheRemedy() {
    let words = "The process ended while it drew CardTests/testCard, state \"a\""
    func message(_ error: String) -> String {
      RunLog(text: "App/Card.swift:6: Fatal error: \(error)\n\(words)\n")
        .crashMessage(lastWords: [words, "signal 04"])
    }

    XCTAssertEqual(
      message("Use of unimplemented initializer 'init(frame:)' for class 'App.Card'"),
      """
      it ended its process by SIGILL, which a failed precondition of Swift's is

        App/Card.swift:6: Fatal error: Use of unimplemented initializer 'init(frame:)' for class \
      'App.Card'

      Card has no `init(frame:)` of its own: say how one is made, with `make: { Card(…) }`.
      It was not drawn again: all other snapshots were taken in another process.
      """)
    XCTAssertFalse(message("Index out of range").contains("make:"))
  }

  func testErrorsOfTheCompilerAreReadEachOnce() {
    let log = RunLog(
      text: """
        /app/Sources/App/Card.swift:6:74: error: cannot find 'x' in scope
        /app/Sources/App/Card.swift:6:74: error: cannot find 'x' in scope
        6 |   x
          |   `- error: cannot find 'x' in scope
        error: link command failed with exit code 1
        warning: unused
        """)

    XCTAssertEqual(
      log.buildErrors.map { "\($0.file ?? "-"):\($0.line ?? 0):\($0.column ?? 0) \($0.message)" },
      [
        "/app/Sources/App/Card.swift:6:74 cannot find 'x' in scope",
        "-:0:0 link command failed with exit code 1",
      ])
  }

  /// What Swift Testing writes, and what it says of each new picture.
  func testIssuesOfSwiftTestingAreErrorsButForRecordedPictures() {
    let log = RunLog(
      text: """
        \u{2718} Test reuse() recorded an issue at CellTests.swift:25:22: Issue recorded
        \u{21B3} Cell: The view could not be drawn as it is written:
            Unable to simultaneously satisfy constraints.
          (
              "a == 32",
        \u{2718} Test states() recorded an issue at CellTests.swift:16:20: Issue recorded
        \u{21B3} CellTests/states, state "a": there was no reference; the picture was recorded.

            reference   /a.png
        CellTests.swift:9: error: C.d : failed - A/b: there was no reference; the text was recorded.
        \u{2718} Test count() recorded an issue at CellTests.swift:30:5: Expectation failed: 1 == 2
        \u{2718} Test run with 3 tests failed.
        """)

    XCTAssertTrue(
      log.excerpt(style: .plain).hasPrefix(
        """
        Errors:
          Test reuse() at CellTests.swift:25:22
            Cell: The view could not be drawn as it is written:
                Unable to simultaneously satisfy constraints.
              (
          Test count() at CellTests.swift:30:5: Expectation failed: 1 == 2
        Last lines:
        """), log.excerpt(style: .plain))
  }
}
