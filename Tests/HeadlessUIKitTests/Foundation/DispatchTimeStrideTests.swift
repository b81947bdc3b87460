// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class DispatchTimeStrideTests: XCTestCase {
  func testTimesGoOnBySoMuch() {
    let time = DispatchTime(uptimeNanoseconds: 5_000_000_000)

    XCTAssertEqual(time.advanced(by: .seconds(2)).uptimeNanoseconds, 7_000_000_000)
    XCTAssertEqual(time.distance(to: time.advanced(by: .milliseconds(3))), .nanoseconds(3_000_000))
    XCTAssertEqual(time.distance(to: time.advanced(by: .seconds(-1))), .nanoseconds(-1_000_000_000))
    let wall = DispatchWallTime(timespec: timespec(tv_sec: 10, tv_nsec: 0))
    XCTAssertEqual(
      wall.advanced(by: .seconds(1)), DispatchWallTime(timespec: timespec(tv_sec: 11, tv_nsec: 0)))
  }
}
