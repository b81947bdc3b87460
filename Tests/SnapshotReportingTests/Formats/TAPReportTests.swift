// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotReporting
import SnapshotVerification
import XCTest

final class TAPReportTests: XCTestCase {
  private func document(_ run: FinishedRun) throws -> String {
    ReportedRun.text(try ReportFormat.tap.files(for: run, in: "/app/report"))
  }

  func testEachSnapshotIsALineAndAProblemSaysWhatItIs() throws {
    XCTAssertEqual(
      try document(
        ReportedRun.run([
          ReportedRun.entry(
            "adult", .differed, message: "It differs.\n\n  12 pixels of \"name\"\n",
            artifacts: SnapshotRun.Artifacts(difference: "/app/.build/snapshots/difference.png")),
          ReportedRun.entry("minor", .matched),
          ReportedRun.entry(nil, .failed, suite: "BadgeTests", message: "No font."),
        ])),
      """
      TAP version 13
      1..3
      not ok 1 - AppTests/BadgeTests/testEveryState
        ---
        outcome: "failed"
        message: "No font."
        file: "Tests/AppTests/ProfileViewTests.swift"
        line: 12
        ...
      not ok 2 - AppTests/ProfileViewTests/testEveryState.adult
        ---
        outcome: "differed"
        message: "It differs."
        details:
          - "  12 pixels of \\"name\\""
        file: "Tests/AppTests/ProfileViewTests.swift"
        line: 12
        pictures:
          - ".build/snapshots/difference.png"
        ...
      ok 3 - AppTests/ProfileViewTests/testEveryState.minor

      """)
  }

  func testNoNameBeginsALineOrADirectiveOfItsOwn() throws {
    let lines = try document(ReportedRun.hostile).split(separator: "\n").map(String.init)

    let count = ReportedRun.hostileNames.count
    XCTAssertEqual(lines.prefix(2), ["TAP version 13", "1..\(count)"])
    let points = lines.dropFirst(2).filter { !$0.hasPrefix("  ") }
    XCTAssertEqual(points.count, count)
    for (index, point) in points.enumerated() {
      XCTAssertTrue(point.hasPrefix("not ok \(index + 1) - "), point)
      XCTAssertFalse(point.replacing("\\#", with: "").contains("#"), point)
    }
    let value = #/"(?:[^"\\]|\\["\\t])*"|12/#
    for line in lines.dropFirst(2) where line.hasPrefix("  ") {
      XCTAssertFalse(line.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" }, line)
      let rest = line.drop { $0 == " " }.replacing(#/^(?:[a-z]+: ?|- )/#, with: "")
      XCTAssertTrue(
        ["---", "...", ""].contains(rest) || rest.wholeMatch(of: value) != nil, line)
    }
  }

  func testARunThatEndedBadlyWithoutASnapshotToBlameIsNoGoodOne() throws {
    for (ending, entries) in [
      (RunSummary.Ending.crashed, [ReportedRun.entry("a", .matched)]), (.failed, []),
    ] {
      let document = try document(ReportedRun.run(entries, ending: ending))

      XCTAssertTrue(
        document.contains("\nnot ok \(entries.count + 1) - swift test\n  ---\n"), document)
      XCTAssertTrue(document.contains("\n  outcome: \"\(ending.rawValue)\"\n"), document)
    }
  }

  func testARunWithoutSnapshotsHasAPlanThatSaysSo() throws {
    XCTAssertEqual(
      try document(ReportedRun.run([], ending: .passed)),
      "TAP version 13\n1..0 # SKIP no snapshots\n")
  }
}
