// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class RunLoopNamesTests: XCTestCase {
  func testABlockIsCalledInTheNextRound() {
    var isCalled = false
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) {
      isCalled = true
    }
    XCTAssertFalse(isCalled)

    CFRunLoopRunInMode(.defaultMode, 0.05, false)
    XCTAssertTrue(isCalled)
  }

  func testBlocksAndTimersComeWhileARunLoopWaits() {
    nonisolated(unsafe) var calls: Set<String> = []
    DispatchQueue.main.async { calls.insert("block") }
    let timer = Timer(timeInterval: 0.01, repeats: false) { _ in calls.insert("timer") }
    RunLoop.main.add(timer, forMode: .default)
    let start = mach_absolute_time()

    let result = CFRunLoopRunInMode(.defaultMode, 0.1, false)

    XCTAssertEqual(result, .timedOut)
    XCTAssertEqual(calls, ["block", "timer"])
    var info = mach_timebase_info()
    mach_timebase_info(&info)
    let elapsed = (mach_absolute_time() - start) * UInt64(info.numer) / UInt64(info.denom)
    XCTAssertGreaterThanOrEqual(elapsed, 90 * NSEC_PER_MSEC)
  }
}
