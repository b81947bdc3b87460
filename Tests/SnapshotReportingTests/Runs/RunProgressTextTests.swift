// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotReporting
import XCTest

final class RunProgressTextTests: XCTestCase {
  func testCountRateAndEstimate() {
    var progress = RunProgressText(expected: 480)

    XCTAssertEqual(
      progress.text(snapshots: 0, seconds: 3.4), "building and starting the tests, 3 s")
    XCTAssertEqual(progress.text(snapshots: 20, seconds: 5), "20 of about 480 snapshots, 5 s")
    XCTAssertEqual(
      progress.text(snapshots: 120, seconds: 7), "120 of about 480 snapshots, 50/s, 8 s left")
    XCTAssertEqual(
      progress.text(snapshots: 480, seconds: 15), "480 of about 480 snapshots, 46/s, 15 s")
    XCTAssertEqual(progress.text(snapshots: 500, seconds: 15), "500 snapshots, 48/s, 15 s")
  }

  func testAsLongAsThereIsNoSnapshotWhatIsBuiltIsSaid() {
    var progress = RunProgressText(expected: nil)
    let step = "[12/354] Compiling App a.swift\u{1B}"

    XCTAssertEqual(
      progress.text(snapshots: 0, seconds: 30, step: step),
      "building and starting the tests, 30 s: [12/354] Compiling App a.swift\\u{1B}")
    XCTAssertEqual(progress.text(snapshots: 1, seconds: 31, step: step), "1 snapshot, 31 s")
  }

  func testWithoutAFormerRunThereIsNoEstimate() {
    var progress = RunProgressText(expected: nil)

    XCTAssertEqual(progress.text(snapshots: 1, seconds: 2), "1 snapshot, 2 s")
    XCTAssertEqual(progress.text(snapshots: 6, seconds: 4), "6 snapshots, 2.5/s, 4 s")
    XCTAssertEqual(progress.text(snapshots: 6, seconds: 4), "6 snapshots, 2.5/s, 4 s")
  }

  func testNothingIsDividedByZero() {
    var progress = RunProgressText(expected: 0)

    XCTAssertEqual(progress.text(snapshots: 5, seconds: 0), "5 snapshots, 0 s")
    XCTAssertEqual(progress.text(snapshots: 5, seconds: 0), "5 snapshots, 0 s")
  }

  func testASlowTestIsNamed() {
    var progress = RunProgressText(expected: nil)

    XCTAssertEqual(
      progress.text(snapshots: 1, seconds: 2, slowest: ("CardTests/testAll", 1.25)),
      "1 snapshot, 2 s, slowest CardTests/testAll 1.3 s")
    XCTAssertEqual(
      progress.text(snapshots: 1, seconds: 2, slowest: ("CardTests/testAll", 0.9)),
      "1 snapshot, 2 s")
  }
}
