// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification
import XCTest

@testable import SnapshotReporting

/// Failures that stand in no picture: of tests that no snapshot explains, and findings that fail a
/// test whose picture equals its reference.
final class OtherFailureReportTests: XCTestCase {
  private let log = RunLog(
    text: """
      \u{2718} Test reuse() recorded an issue at ProfileViewTests.swift:25:22: Issue recorded
      \u{21B3} From "unread" to "read" 16 pixels differ:

          UIView: hidden
      /app/Tests/AppTests/SumTests.swift:7: error: SumTests.testSum : XCTAssertEqual failed: 1 != 2
      \u{2718} Test run with 2 tests failed.
      """)

  private func run(_ entries: [SnapshotRun.Entry]) -> FinishedRun {
    var run = ReportedRun.run(entries)
    let failures = log.otherFailures(than: entries)
    run.record.otherFailures = failures.count
    run.record.noteFailures(failures)
    return run
  }

  private func text(_ format: ReportFormat, _ run: FinishedRun) throws -> String {
    ReportedRun.text(try format.files(for: run, in: "/app"))
  }

  func testTheLogTellsWhatFailed() {
    XCTAssertEqual(
      log.otherFailures(than: []),
      [
        OtherFailure(
          test: "reuse()", file: "ProfileViewTests.swift", line: 25,
          message: "From \"unread\" to \"read\" 16 pixels differ:\n\n  UIView: hidden"),
        OtherFailure(
          test: "SumTests.testSum", file: "/app/Tests/AppTests/SumTests.swift", line: 7,
          message: "XCTAssertEqual failed: 1 != 2"),
      ])
  }

  /// Beside pictures that differ and beside those that are equal.
  func testEachFormatNamesTheTestsThatNoSnapshotExplains() throws {
    for outcome in [SnapshotRun.Outcome.differed, .matched] {
      let run = run([ReportedRun.entry("adult", outcome)])

      XCTAssertTrue(
        run.summary.text(style: .plain).contains(
          """
          2 failures of tests that no snapshot explains
          """), run.summary.text(style: .plain))
      for part in ["reuse(), ProfileViewTests.swift:25", "UIView: hidden", "1 != 2"] {
        XCTAssertTrue(run.summary.text(style: .plain).contains(part), part)
      }
      let annotations = try text(.github, run)
      XCTAssertTrue(
        annotations.contains(
          "::error file=Tests/AppTests/ProfileViewTests.swift,line=25,title=failed%3A reuse()%2C "
            + "ProfileViewTests.swift%3A25::From \"unread\" to \"read\" 16 pixels differ:%0A"),
        annotations)
      let markdown = try text(.markdown, run)
      XCTAssertTrue(
        markdown.contains("## 2 failures of tests that no snapshot explains\n\n- **reuse"), markdown
      )
      let junit = try text(.junit, run)
      XCTAssertTrue(
        junit.contains("<testcase classname=\"other tests\" name=\"SumTests.testSum, "), junit)
      let json = try text(.json, run)
      XCTAssertTrue(json.contains("\"otherFailures\""), json)
      XCTAssertTrue(json.contains("\"test\" : \"reuse()\""), json)
      let lines = try text(.tap, run)
      XCTAssertTrue(lines.contains("- other tests: reuse(), ProfileViewTests.swift:25"), lines)
    }
  }

  func testAFindingThatFailsItsTestIsNotEqual() throws {
    var entry = ReportedRun.entry("adult", .matched)
    entry.findings = [
      SnapshotRun.Finding(
        kind: "brokenConstraints",
        message: "Unable to simultaneously satisfy constraints.\n(\n  \"a == 32\"\n)",
        view: "A > B",
        frame: nil, level: .failure)
    ]
    let run = ReportedRun.run([entry])

    XCTAssertEqual(run.summary.status, .differences)
    XCTAssertTrue(
      run.summary.text(style: .plain).contains(
        "1 snapshot: brokenConstraints · B: Unable to simultaneously satisfy constraints. ("),
      run.summary.text(style: .plain))
    XCTAssertTrue(try text(.github, run).hasPrefix("::error file="))
    let junit = try text(.junit, run)
    XCTAssertTrue(junit.contains("failures=\"1\""), junit)
    XCTAssertTrue(junit.contains("type=\"brokenConstraints\""), junit)
    XCTAssertTrue(try text(.tap, run).contains("not ok 1 - "))
    let markdown = try text(.markdown, run)
    XCTAssertTrue(markdown.contains("satisfy constraints. \\("), markdown)
    XCTAssertFalse(markdown.contains("u\\{A"), markdown)
    XCTAssertTrue(markdown.contains("**Tests fail by what was found in pictures"), markdown)
    // A message of several lines is one on the page.
    let page = try text(.html, run)
    XCTAssertTrue(page.contains("satisfy constraints. ( "), page)
    XCTAssertFalse(page.contains("u{A}"), page)
  }
}
