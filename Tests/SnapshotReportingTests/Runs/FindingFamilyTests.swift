// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification
import XCTest

@testable import SnapshotReporting

final class FindingFamilyTests: XCTestCase {
  private func finding(
    _ message: String, view: String = "ProfileView > UILabel \"name\"", kind: String = "contrast",
    _ level: FindingLevel = .note
  ) -> SnapshotRun.Finding {
    SnapshotRun.Finding(kind: kind, message: message, view: view, frame: nil, level: level)
  }

  private func entry(
    _ state: String, _ outcome: SnapshotRun.Outcome, _ findings: SnapshotRun.Finding...
  ) -> SnapshotRun.Entry {
    var entry = ReportedRun.entry(state, outcome)
    entry.findings = findings
    return entry
  }

  func testNumbersColorsAndTextsAreNoDifference() {
    let families = [
      finding("its contrast is 2.1:1 (#FFFFFF on #AABBCC), and 4.5:1 is needed"),
      finding(
        "its contrast is 3:1 (#000 on #112233), and 4.5:1 is needed", view: "A > UILabel 'x'"),
    ].map { FindingFamily($0) }

    XCTAssertEqual(families[0], families[1])
    XCTAssertEqual(
      families[0].title, "contrast · UILabel · its contrast is …:… (… on …), and …:… is needed")
    XCTAssertNotEqual(families[0], FindingFamily(finding("a text is cut")))
  }

  func testGroupsAreCountedOnceAndNewOnesComeFirst() {
    let run = ReportedRun.run([
      entry("a", .matched, finding("cut after 3"), finding("cut after 4")),
      entry("b", .matched, finding("cut after 9")),
      entry("c", .differed, finding("cut after 1"), finding("too small: 3", view: "UIButton")),
      entry("d", .missingReference, finding("too small: 4", view: "A > UIButton")),
    ])

    let groups = run.summary.findingGroups

    XCTAssertEqual(groups.map(\.family.viewClass), ["UIButton", "UILabel"])
    XCTAssertEqual(groups.map(\.isNew), [true, false])
    XCTAssertEqual(groups.map(\.count), [2, 4])
    XCTAssertEqual(groups.map(\.snapshots.count), [2, 3])
    let items = Review(run).items
    XCTAssertEqual(
      items.flatMap { $0.findings.filter { $0.isNew == true }.map(\.view) }.sorted(),
      ["A > UIButton", "UIButton"])
  }
}
