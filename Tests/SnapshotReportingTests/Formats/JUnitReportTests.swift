// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import SnapshotVerification
import XCTest

final class JUnitReportTests: XCTestCase {
  private func document(_ run: FinishedRun) throws -> String {
    ReportedRun.text(try ReportFormat.junit.files(for: run, in: "/app/report"))
  }

  /// What `xmllint` says about a document and the schema.
  private func problems(_ document: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Array(document.utf8), to: "junit.xml")
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tools/snapshots/Schemas/junit.xsd").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xmllint", "--noout", "--schema", schema, folder.path + "/junit.xml"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : "status \(process.terminationStatus)\n\(text)"
  }

  func testASuiteForEachClassAndACaseForEachSnapshot() throws {
    var adult = ReportedRun.entry("adult", .differed, message: "It differs.\n\n  12 pixels")
    adult.seconds = 0.0126
    adult.artifacts.difference = "/app/.build/snapshots/difference.png"
    let document = try document(
      ReportedRun.run([
        adult, ReportedRun.entry("minor", .matched),
        ReportedRun.entry(nil, .failed, suite: "BadgeTests", message: "No font."),
      ]))

    XCTAssertEqual(
      document,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="snapshots" tests="3" failures="1" errors="1" time="0.013">
        <testsuite name="AppTests.BadgeTests" tests="1" failures="0" errors="1">
          <testcase classname="AppTests.BadgeTests" name="testEveryState">
            <error message="No font." type="failed">No font.

      Tests/AppTests/ProfileViewTests.swift:12</error>
          </testcase>
        </testsuite>
        <testsuite name="AppTests.ProfileViewTests" tests="2" failures="1" errors="0" time="0.013">
          <testcase classname="AppTests.ProfileViewTests" name="testEveryState.adult" time="0.013">
            <failure message="It differs." type="differed">It differs.

        12 pixels

      Tests/AppTests/ProfileViewTests.swift:12</failure>
            <system-out>[[ATTACHMENT|.build/snapshots/difference.png]]</system-out>
          </testcase>
          <testcase classname="AppTests.ProfileViewTests" name="testEveryState.minor"/>
        </testsuite>
      </testsuites>

      """)
    XCTAssertEqual(try problems(document), "")
  }

  func testHostileNamesLeaveTheDocumentValid() throws {
    let document = try document(ReportedRun.hostile)

    XCTAssertEqual(try problems(document), "")
    XCTAssertFalse(document.contains("<script"))
    XCTAssertFalse(document.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  func testARunThatEndedBadlyWithoutASnapshotToBlameIsNoGoodOne() throws {
    for (ending, entries) in [
      (RunSummary.Ending.crashed, [ReportedRun.entry("a", .matched)]), (.failed, []),
    ] {
      let document = try document(ReportedRun.run(entries, ending: ending))

      XCTAssertEqual(try problems(document), "")
      XCTAssertTrue(document.contains("<error message=\""), document)
      XCTAssertTrue(document.contains("errors=\"1\""), document)
    }
    let good = try document(ReportedRun.run([], ending: .passed))
    XCTAssertEqual(try problems(good), "")
    XCTAssertFalse(good.contains("<error"))
  }

  func testTheSchemaRefusesWhatIsNotJUnit() throws {
    XCTAssertTrue(try problems("<testsuites name=\"x\"/>").hasPrefix("status 3"))
    XCTAssertTrue(
      try problems(
        #"<testsuites name="x" tests="1" failures="0" errors="0"><testcase name="y"/></testsuites>"#
      ).hasPrefix("status 3"))
  }

  func testASuiteOfFortyEightStatesIsFortyEightRowsWithStableNames() throws {
    // As assertSnapshots(of:) takes the states of a dictionary, whose order is another each time.
    let states = (0..<48).map { "state \($0)" }
    func names(_ order: [String]) throws -> [String] {
      let run = ReportedRun.run(order.map { ReportedRun.entry($0, .matched) }, ending: .passed)
      return try ReportedRun.text(ReportFormat.junit.files(for: run, in: "/tmp"))
        .matches(of: /<testcase classname="([^"]+)" name="([^"]+)"/)
        .map { "\($0.output.1)/\($0.output.2)" }
    }

    let first = try names(states)

    XCTAssertEqual(first.count, 48)
    XCTAssertEqual(Set(first).count, 48)
    XCTAssertEqual(first.first, "AppTests.ProfileViewTests/testEveryState.state 0")
    XCTAssertEqual(try names(states.reversed()), first)
  }
}
