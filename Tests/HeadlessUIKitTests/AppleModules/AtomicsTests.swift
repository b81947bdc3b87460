// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import HeadlessOS
import XCTest

final class AtomicsTests: XCTestCase {
  private final class Numbers: @unchecked Sendable {
    var small: Int32 = 0
    var large: Int64 = 0
    var lock = OS_SPINLOCK_INIT
    var plain = 0
  }

  func testNothingIsLostBetweenThreads() {
    let numbers = Numbers()
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      OSAtomicIncrement32(&numbers.small)
      OSAtomicAdd64Barrier(3, &numbers.large)
      OSSpinLockLock(&numbers.lock)
      numbers.plain += 1
      OSSpinLockUnlock(&numbers.lock)
    }

    XCTAssertEqual(numbers.small, 1000)
    XCTAssertEqual(numbers.large, 3000)
    XCTAssertEqual(numbers.plain, 1000)
  }

  func testANumberIsSwappedWhereItIsTheOldOne() {
    var state: Int32 = 0
    XCTAssertTrue(OSAtomicCompareAndSwap32Barrier(0, 1, &state))
    XCTAssertFalse(OSAtomicCompareAndSwap32Barrier(0, 2, &state))
    XCTAssertEqual(state, 1)
    XCTAssertEqual(OSAtomicDecrement32(&state), 0)
    var lock = OS_SPINLOCK_INIT
    XCTAssertTrue(OSSpinLockTry(&lock))
    XCTAssertFalse(OSSpinLockTry(&lock))
  }
}
