// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotReporting
import SnapshotVerification
import XCTest

final class RunSummaryTests: XCTestCase {
  private func entry(
    _ state: String?, _ outcome: SnapshotRun.Outcome, message: String = "", reference: String? = nil
  ) -> SnapshotRun.Entry {
    let name = "ProfileViewTests/testEveryState" + (state.map { "." + $0 } ?? "")
    return SnapshotRun.Entry(
      target: "AppTests", suite: "ProfileViewTests", test: "testEveryState()", state: state,
      reference: reference ?? "/app/Snapshots/AppTests/\(name).png", outcome: outcome,
      message: message.isEmpty ? "\(name): \(outcome)." : message, file: "/app/Tests/x.swift",
      line: 7)
  }

  private func summary(
    _ ending: RunSummary.Ending, _ entries: [SnapshotRun.Entry]
  ) -> RunSummary {
    RunSummary(run: SnapshotRun(entries: entries), ending: ending, packageFolder: "/app")
  }

  func testWhatWasWrittenIsListedAndTheRestCounted() {
    let summary = summary(
      .passed,
      [
        entry("adult", .recordedNew), entry("minor", .recordedChanged),
        entry("senior", .recordedUnchanged), entry("teen", .recordedUnchanged),
        entry("toddler", .matched),
      ])

    XCTAssertEqual(
      summary.text(style: .plain),
      """
      added      Snapshots/AppTests/ProfileViewTests/testEveryState.adult.png
      changed    Snapshots/AppTests/ProfileViewTests/testEveryState.minor.png

      1 added, 1 changed, 2 unchanged, 1 equal

      """)
    XCTAssertEqual(summary.status, .success)
  }

  func testATextInASourceIsListedByItsPlace() {
    var entry = entry(nil, .recordedNew)
    entry.reference = nil

    XCTAssertEqual(
      summary(.passed, [entry]).text(style: .plain), "added      Tests/x.swift:7\n\n1 added\n")
  }

  func testATextShowsItsFirstChangedLines() {
    func line(_ hunk: String) -> String? {
      summary(
        .failed,
        [
          entry("a", .differed, message: "a: the text differs.\n\n@@ -1,3 +1,3 @@\n \(hunk)"),
          entry("b", .missingReference),
        ]
      ).text(style: .plain).split(separator: "\n").first.map(String.init)
    }
    let title = "differing  ProfileViewTests/testEveryState.a  "
    XCTAssertEqual(
      line("one\n-  balance: 12\n+  balance: 14\n three"), title + "-balance: 12  +balance: 14")
    XCTAssertEqual(
      line("one\n-a\n-b\n+c\n+d\n+e"), title + "-a  +c and 3 more lines")
    XCTAssertEqual(line("one\n+a\n two"), title + "+a")
  }

  func testProblemsShowTheirMessages() {
    let summary = summary(
      .failed,
      [
        entry("adult", .differed, message: "adult: the picture differs.\n\n  12 pixels\n  in 3x4"),
        entry("minor", .missingReference, message: "minor: there is no reference."),
        entry("senior", .matched),
      ])

    XCTAssertEqual(
      summary.text(style: .plain, isVerbose: true),
      """
      differing  adult: the picture differs.

                   12 pixels
                   in 3x4

      missing    minor: there is no reference.

      1 differing, 1 missing, 1 equal

      """)
    XCTAssertEqual(
      summary.text(style: .plain),
      """
      differing  ProfileViewTests/testEveryState.adult  12 pixels
      missing    ProfileViewTests/testEveryState.minor

      1 differing, 1 missing, 1 equal

      """)
    XCTAssertEqual(summary.status, .differences)
  }

  func testEachDifferenceIsALineWithItsCauseAndEachCauseIsCountedOnce() {
    let cause = SnapshotRun.Cause(fingerprint: "aa", change: "Card: became yellow", pixels: 9)
    let other = SnapshotRun.Cause(fingerprint: "bb", change: "UILabel: moved\u{1B}", pixels: 2)
    let entries = ["a", "b", "c"].map { state in
      var entry = entry(state, .differed)
      entry.causes = state == "c" ? [cause, other] : [cause]
      entry.difference = SnapshotRun.Difference(
        differingPixels: 1, pixels: 8, largestChannelDifference: 9, scale: 2, places: [])
      return entry
    }

    XCTAssertEqual(
      summary(.failed, entries).text(style: .plain),
      """
      differing  ProfileViewTests/testEveryState.a  12.50%  Card: became yellow
      differing  ProfileViewTests/testEveryState.b  12.50%  Card: became yellow
      differing  ProfileViewTests/testEveryState.c  12.50%  Card: became yellow and 1 more

      causes     3 snapshots: Card: became yellow
                 1 snapshot: UILabel: moved\\u{1B}

      3 differing

      """)
  }

  func testWhatWasDoneToViewsThatLookedOtherwiseIsOneCause() {
    let entries = ["red", "green"].map { color in
      var entry = entry(color, .differed)
      entry.causes = [
        SnapshotRun.Cause(
          fingerprint: color, change: "Icon: tint \(color) became blue",
          deed: "Icon: tint became blue", pixels: 4)
      ]
      return entry
    }

    let groups = summary(.failed, entries).causeGroups
    XCTAssertEqual(groups.map(\.change), ["Icon: tint became blue"])
    XCTAssertEqual(groups.map(\.pixels), [8])
    XCTAssertEqual(
      summary(.failed, [entries[0]]).causeGroups.map(\.change), ["Icon: tint red became blue"])
  }

  func testTheOnlyProblemAndWhatFailedAreTheirWholeMessages() {
    let failed = entry("a", .failed, message: "a: it ended its process\n\n  Fatal error")
    let differing = entry("b", .differed, message: "b: it differs\n  12 pixels")

    XCTAssertEqual(
      summary(.failed, [differing]).text(style: .plain),
      "differing  b: it differs\n             12 pixels\n\n1 differing\n")
    XCTAssertEqual(
      summary(.failed, [failed, differing]).text(style: .plain),
      """
      failed     a: it ended its process

                   Fatal error

      differing  ProfileViewTests/testEveryState.b  12 pixels

      1 failed, 1 differing

      """)
  }

  func testMessagesCannotActOnTheTerminal() {
    let text = summary(.failed, [entry(nil, .failed, message: "\u{1B}[2Jgone\nnext\u{202E}")])
      .text(style: .plain)

    XCTAssertEqual(
      text, "failed     \\u{1B}[2Jgone\n           next\\u{202E}\n\n1 failed\n")
  }

  func testOnlyTheFirstProblemsAreShownInFull() {
    let entries = (100..<130).map { entry("\($0)", .differed, message: "\($0)\ndetails") }

    let lines = summary(.failed, entries).text(style: .plain, isVerbose: true).split(
      separator: "\n")

    XCTAssertEqual(lines.count { $0.hasPrefix(" ") && $0.contains("details") }, 20)
    XCTAssertEqual(lines.count { $0.hasPrefix("differing") }, 30)
    XCTAssertEqual(lines.last, "30 differing")
  }

  func testOfSeveralEntriesForOneReferenceTheWorstCounts() {
    let summary = summary(
      .passed,
      [
        entry("adult", .recordedNew), entry("adult", .recordedUnchanged),
        entry("minor", .matched), entry("minor", .differed),
      ])

    XCTAssertEqual(summary.snapshotCount, 2)
    XCTAssertTrue(summary.text(style: .plain).hasSuffix("\n1 differing, 1 added\n"))
  }

  func testEntriesWithoutAReferenceStayApart() {
    var first = entry("adult", .failed)
    first.reference = nil

    XCTAssertEqual(summary(.failed, [first, first]).snapshotCount, 2)
  }

  func testTheStatusTellsDifferencesFromAFailedRun() {
    let equal = entry("adult", .matched)
    let differing = entry("minor", .sizeMismatch)

    XCTAssertEqual(summary(.passed, [equal]).status, .success)
    XCTAssertEqual(summary(.passed, []).status, .success)
    XCTAssertEqual(summary(.failed, [equal]).status, .failedRun)
    XCTAssertEqual(summary(.failed, []).status, .failedRun)
    XCTAssertEqual(summary(.failed, [differing]).status, .differences)
    // A test that passes all the same may have lost its failure.
    XCTAssertEqual(summary(.passed, [differing]).status, .differences)
    XCTAssertEqual(summary(.crashed, [differing]).status, .failedRun)
  }

  func testARunWithoutSnapshotsSaysSo() {
    XCTAssertEqual(summary(.passed, []).text(style: .plain), "no snapshots\n")
  }

  func testPathsOutsideOfThePackageAreShownWhole() {
    let text = summary(.passed, [entry("adult", .recordedNew, reference: "/apple/x.png")])
      .text(style: .plain)

    XCTAssertEqual(text, "added      /apple/x.png\n\n1 added\n")
  }
}
