// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotReporting
import SnapshotVerification
import XCTest

final class MarkdownReportTests: XCTestCase {
  private func summary(_ run: FinishedRun) throws -> String {
    ReportedRun.text(try ReportFormat.markdown.files(for: run, in: "/app/report"))
  }

  func testSnapshotsStandUnderTheirCause() throws {
    let cause = SnapshotRun.Cause(fingerprint: "1", change: "UILabel: text changed", pixels: 40)
    let other = SnapshotRun.Cause(fingerprint: "2", change: "UIView: moved", pixels: 90)

    XCTAssertEqual(
      try summary(
        ReportedRun.run([
          ReportedRun.entry("adult", .differed, causes: [cause]),
          ReportedRun.entry("minor", .differed, causes: [cause, other]),
          ReportedRun.entry("new", .missingReference), ReportedRun.entry("old", .matched),
        ])),
      """
      # Snapshots: 2 differing, 1 missing, 1 equal, in 1.500 s

      Look at the report among the job's artifacts: its page makes the command that accepts \
      what is right. All of it: `swift run snapshots accept --all --report FOLDER`, with the \
      report's folder. Or draw it anew: `swift run snapshots record --failed`.

      ## 2 snapshots: UILabel: text changed

      - differing: **ProfileViewTests/testEveryState.adult**, \
      Tests/AppTests/ProfileViewTests.swift, line 12
      - differing: **ProfileViewTests/testEveryState.minor**, \
      Tests/AppTests/ProfileViewTests.swift, line 12

      ## 1 snapshot: UIView: moved

      - differing: **ProfileViewTests/testEveryState.minor**, \
      Tests/AppTests/ProfileViewTests.swift, line 12

      ## Without a known cause

      - missing: **ProfileViewTests/testEveryState.new**, \
      Tests/AppTests/ProfileViewTests.swift, line 12

      """)
  }

  func testAPictureOfEachCauseLiesWhereItsPathLeads() throws {
    let folder = try TemporaryFolder()
    let entry = ReportedRun.entry(
      "über (1)", .differed,
      causes: [SnapshotRun.Cause(fingerprint: "1", change: "x", pixels: 1)],
      artifacts: try ReportedRun.artifacts(in: folder))

    let files = try ReportFormat.markdown.files(for: ReportedRun.run([entry]), in: folder.path)

    XCTAssertEqual(
      files.map(\.path),
      ["summary.md", "triptychs/AppTests/ProfileViewTests/testEveryState.über-1.png"])
    XCTAssertTrue(
      ReportedRun.text(files).contains(
        "](triptychs/AppTests/ProfileViewTests/testEveryState.%C3%BCber-1.png)"),
      ReportedRun.text(files))
  }

  func testHostileNamesMeanNothingButThemselves() throws {
    let text = try summary(ReportedRun.hostile)

    for word in [
      "<script", "](javascript", "](z)", "**b**", "`c`", "@someone", " #1", "://", "| a",
    ] {
      XCTAssertFalse(text.contains(word), word)
    }
    XCTAssertFalse(
      text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\r" })
    // No name begins a line of its own.
    for line in text.split(separator: "\n") {
      XCTAssertTrue(["# ", "## ", "- ", "Look"].contains { line.hasPrefix($0) }, String(line))
      XCTAssertLessThan(line.count, 4000)
    }
  }

  func testACrashIsSaid() throws {
    XCTAssertTrue(
      try summary(ReportedRun.run([], ending: .crashed)).hasPrefix(
        "# Snapshots: no snapshots, in 1.500 s\n\n**The tests crashed"))
  }

  func testALargeRunStaysReadable() throws {
    let entries = (0..<5000).map { index in
      ReportedRun.entry(
        "\(index)", .differed,
        causes: [SnapshotRun.Cause(fingerprint: "\(index % 50)", change: "change", pixels: 1)])
    }

    let text = try summary(ReportedRun.run(entries))

    XCTAssertTrue(text.contains("\n- ... and 80 more\n"))
    XCTAssertTrue(text.contains("\n... and 30 more causes.\n"))
    XCTAssertLessThan(text.utf8.count, 100_000)
  }
}
