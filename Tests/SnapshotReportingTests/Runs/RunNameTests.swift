// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import SnapshotReporting

final class RunNameTests: XCTestCase {
  private let start = Date(timeIntervalSince1970: 1_769_869_501.9)

  func testANameIsReadBack() throws {
    let name = RunName(number: 12, start: start, process: 4711)

    XCTAssertEqual(name.description, "000012-20260131-142501-4711")
    XCTAssertEqual(RunName(name.description), name)
    XCTAssertEqual(name.start, Date(timeIntervalSince1970: 1_769_869_501))
    let old = try XCTUnwrap(RunName("20260131-142501-4711"))
    XCTAssertEqual(old.number, 0)
    XCTAssertEqual(old.description, "20260131-142501-4711")
  }

  func testWhatIsNoNameIsNone() {
    for text in [
      "", "notes", "20260131-142501", "12-20260131-142501-4711", "20260131-142501-4711-x",
      "-1-20260131-142501-4711", "1234567890123456-20260131-142501-4711", "20260131-142501-４",
    ] {
      XCTAssertNil(RunName(text), text)
    }
  }

  func testTheNumberCountsAndNotTheClock() throws {
    let names = [
      "000002-20200101-000000-1", "000001-20991231-235959-1", "20991231-235959-1",
      "1000000-20200101-000000-1", "20200101-000000-2", "000003-20200101-000000-1",
    ]

    XCTAssertEqual(
      names.compactMap { RunName($0) }.sorted().map(\.description),
      [
        "20200101-000000-2", "20991231-235959-1", "000001-20991231-235959-1",
        "000002-20200101-000000-1", "000003-20200101-000000-1", "1000000-20200101-000000-1",
      ])
  }

  func testARunOfAMinuteFromNowIsFromTheFuture() {
    let name = RunName(number: 1, start: start, process: 1)

    XCTAssertFalse(name.isFromTheFuture(start))
    XCTAssertFalse(name.isFromTheFuture(start.addingTimeInterval(-59)))
    XCTAssertTrue(name.isFromTheFuture(start.addingTimeInterval(-70)))
  }
}
