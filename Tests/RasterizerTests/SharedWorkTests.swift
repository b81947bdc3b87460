// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Rasterizer

final class SharedWorkTests: XCTestCase {
  func testSharesAreTakenFromBothEndsUntilNothingIsLeft() {
    let parts = Parts(3..<43, threadCount: 2, fewest: 4)

    XCTAssertEqual(parts.take(fromEnd: false), 3..<13, "a quarter of 40")
    XCTAssertEqual(parts.take(fromEnd: true), 36..<43, "a quarter of 30")
    XCTAssertEqual(parts.take(fromEnd: true), 31..<36)
    XCTAssertEqual(parts.take(fromEnd: false), 13..<17, "a quarter of 18")
    XCTAssertEqual(parts.take(fromEnd: true), 27..<31, "at least 4")
    XCTAssertEqual(parts.take(fromEnd: false), 17..<21)
    XCTAssertEqual(parts.take(fromEnd: false), 21..<25)
    XCTAssertEqual(parts.take(fromEnd: true), 25..<27, "no more than are left")
    XCTAssertNil(parts.take(fromEnd: false))
    XCTAssertNil(parts.take(fromEnd: true))
  }

  func testAShareIsWidenedByWhatIsLeftOnly() {
    let parts = Parts(0..<40, threadCount: 2, fewest: 1)
    func widened(_ share: Range<Int>) -> Range<Int> {
      share.lowerBound - 3..<share.upperBound + 3
    }

    XCTAssertEqual(parts.take(fromEnd: false, widened), 0..<13)
    XCTAssertEqual(parts.take(fromEnd: true, widened), 31..<40, "27 were left: 6 and 3")
    XCTAssertEqual(parts.take(fromEnd: true) { _ in 13..<31 }, 13..<31)
    XCTAssertNil(parts.take(fromEnd: false, widened))
  }

  func testOneThreadTakesAllAtOnce() {
    let parts = Parts(3..<43, threadCount: 1, fewest: 4)

    XCTAssertEqual(parts.take(fromEnd: false), 3..<43)
    XCTAssertNil(parts.take(fromEnd: false))
  }

  func testNothingIsNothing() {
    XCTAssertNil(Parts(5..<5, threadCount: 2, fewest: 1).take(fromEnd: false))
  }
}
