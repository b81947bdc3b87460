// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification
import XCTest

@testable import HeadlessSnapshots

/// The time zone of a process that runs tests.
final class TestTimeZoneTests: XCTestCase {
  private func problem(_ value: String) -> String? {
    TestTimeZone.problem(of: SnapshotEnvironment(["SNAPSHOT_TIME_ZONE": value]))
  }

  func testTestsRunInUTCWhereverTheMachineIs() throws {
    try XCTSkipIf(SnapshotEnvironment.process.timeZone != nil, "SNAPSHOT_TIME_ZONE is set")
    XCTAssertEqual(ProcessInfo.processInfo.environment["TZ"], "UTC")
    XCTAssertEqual(TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: 0)), 0)
    let summer = Date(timeIntervalSince1970: 1_750_000_000)
    XCTAssertEqual(Calendar.current.component(.hour, from: summer), 15)
  }

  func testANameThatNoTimeZoneHasIsAProblem() {
    XCTAssertNil(problem("Europe/Berlin"))
    XCTAssertNil(problem("system"))
    XCTAssertNil(problem(""))
    XCTAssertEqual(
      problem("Berlin"),
      "SNAPSHOT_TIME_ZONE is \"Berlin\", which names no time zone. Write one such as Europe/Berlin "
        + "or UTC, or 'system' for the machine's own.")
  }

  func testASchemesTimeZoneIsKnown() {
    let targets = ["b": ["TZ": "Asia/Tokyo"], "a": ["OTHER": "1"]]
    XCTAssertEqual(TestEnvironment(targets: targets, environment: [:]).timeZone, "Asia/Tokyo")
    XCTAssertNil(TestEnvironment(targets: [:], environment: ["TZ": "Asia/Tokyo"]).timeZone)
  }
}
