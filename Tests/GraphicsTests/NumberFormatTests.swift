// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

final class NumberFormatTests: XCTestCase {
  func testNumbersAreShortAndRounded() {
    for (value, expected) in [
      (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (1 / 3.0, "0.3333"), (0.00004, "0"),
      (0.99999, "1"), (-0.05, "-0.05"), (1234567.25, "1234567.25"), (.nan, "nan"),
      (.infinity, "inf"), (-.infinity, "-inf"), (1e300, "1e+300"),
    ] as [(CGFloat, String)] {
      XCTAssertEqual(number(value), expected)
    }
  }
}
