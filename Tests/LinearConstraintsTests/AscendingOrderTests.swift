// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import LinearConstraints

final class AscendingOrderTests: XCTestCase {
  func testEqualNumbersStayInTheirOrder() {
    XCTAssertEqual(ascendingOrder(of: [3, 1, 2, 1]), [1, 3, 2, 0])
    XCTAssertEqual(ascendingOrder(of: []), [])
  }
}
