// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotVerification

/// Work that is done on several threads, or on none but the caller's.
final class WorkCrewTests: XCTestCase {
  func testABatchGivesItsResultsInOrderAndNoThreadIsNeeded() {
    for helpers in [0, 1, 4] {
      let crew = WorkCrew(helperCount: helpers)
      let batch = crew.batch(of: Int.self)
      for number in 0..<100 { batch.add { number * number } }
      XCTAssertEqual(batch.pendingCount, 100)
      XCTAssertEqual((0..<100).map { _ in batch.next() }, (0..<100).map { $0 * $0 })
      XCTAssertNil(batch.next())
    }
  }

  func testWorkOfOneBatchMayWaitForAnother() {
    let crew = WorkCrew(helperCount: 1)
    let outer = crew.batch(of: Int.self)
    for number in 0..<4 {
      outer.add {
        let inner = crew.batch(of: Int.self)
        inner.add { number }
        inner.add { 10 }
        return (inner.next() ?? 0) + (inner.next() ?? 0)
      }
    }

    XCTAssertEqual((0..<4).compactMap { _ in outer.next() }, [10, 11, 12, 13])
  }
}
