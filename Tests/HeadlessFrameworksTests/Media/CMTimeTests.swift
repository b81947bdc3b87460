// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class CMTimeTests: XCTestCase {
  func testTimesAreTicks() {
    let time = CMTime(seconds: 2.5, preferredTimescale: 600)
    XCTAssertEqual(time.value, 1500)
    XCTAssertEqual(CMTimeGetSeconds(time), 2.5)
    XCTAssertFalse(time.hasBeenRounded)
    XCTAssertTrue(CMTime(seconds: 1.0 / 3, preferredTimescale: 10).hasBeenRounded)
    XCTAssertEqual(CMTimeMake(value: 1, timescale: 2), CMTimeMake(value: 300, timescale: 600))
    XCTAssertEqual(time.convertScale(1, method: .default).value, 3)
  }

  /// As the observers of players are told of times.
  func testTimesAreWrapped() {
    let time = CMTime(seconds: 2.5, preferredTimescale: 600)
    XCTAssertEqual(NSValue(time: time).timeValue, time)
    XCTAssertTrue(NSValue(time: .indefinite).timeValue.isIndefinite)
    XCTAssertFalse(NSValue(time: .invalid).timeValue.isValid)
  }

  func testTimesAreAddedInTicksOfBoth() {
    let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
    XCTAssertEqual(sum.value, 5)
    XCTAssertEqual(sum.timescale, 6)
    XCTAssertEqual((sum - CMTime(value: 1, timescale: 2)).seconds, 1.0 / 3)
    XCTAssertFalse((sum + .invalid).isValid)
    XCTAssertEqual(sum + .positiveInfinity, .positiveInfinity)
  }

  func testWhatIsNoTimeIsNoNumber() {
    XCTAssertTrue(CMTime.indefinite.seconds.isNaN)
    XCTAssertTrue(CMTime.invalid.seconds.isNaN)
    XCTAssertEqual(CMTime.positiveInfinity.seconds, .infinity)
    XCTAssertFalse(CMTime.indefinite.isNumeric)
    XCTAssertLessThan(CMTime.positiveInfinity, CMTime.indefinite)
    XCTAssertTrue(
      CMTimeRange(start: .zero, end: CMTime(value: 2, timescale: 1))
        .containsTime(CMTime(value: 1, timescale: 1)))
  }

  func testTimesAreAskedAsByMacros() {
    let times = [
      CMTime(seconds: 1, preferredTimescale: 10), .invalid, .indefinite, .positiveInfinity,
      .negativeInfinity,
    ]

    XCTAssertEqual(times.map(CMTIME_IS_VALID), [true, false, true, true, true])
    XCTAssertEqual(times.map(CMTIME_IS_INVALID), [false, true, false, false, false])
    XCTAssertEqual(times.map(CMTIME_IS_INDEFINITE), [false, false, true, false, false])
    XCTAssertEqual(times.map(CMTIME_IS_POSITIVEINFINITY), [false, false, false, true, false])
    XCTAssertEqual(times.map(CMTIME_IS_NEGATIVEINFINITY), [false, false, false, false, true])
    XCTAssertEqual(times.map(CMTIME_IS_NUMERIC), [true, false, false, false, false])
    XCTAssertEqual(times.map(CMTIME_HAS_BEEN_ROUNDED), [false, false, false, false, false])
  }
}
