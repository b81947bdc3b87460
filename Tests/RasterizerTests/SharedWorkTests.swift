// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Rasterizer

final class SharedWorkTests: XCTestCase {
  func testNumbersAreTakenFromBothEndsUntilNoneIsLeft() {
    let parts = Parts(3..<20)

    XCTAssertEqual(parts.take(fromEnd: false) { $0.count / 4 }, 3..<7)
    XCTAssertEqual(parts.take(fromEnd: true) { $0.count / 4 }, 17..<20)
    XCTAssertEqual(
      parts.take(fromEnd: true) { left in
        XCTAssertEqual(left, 7..<17)
        return 9
      }, 8..<17)
    XCTAssertEqual(parts.take(fromEnd: false) { _ in 1 }, 7..<8)
    for fromEnd in [false, true] {
      XCTAssertNil(
        parts.take(fromEnd: fromEnd) { _ in
          XCTFail("nothing is left")
          return 1
        })
    }
  }

  func testNothingIsNothing() {
    XCTAssertNil(Parts(5..<5).take(fromEnd: false) { _ in 1 })
  }
}
