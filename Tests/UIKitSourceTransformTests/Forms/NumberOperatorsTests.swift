// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class NumberOperatorsTests: TransformTestCase {
  func testAnOperatorThatFoundationHasGivesWay() {
    check(
      "func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }",
      "@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }")
    check(
      "public func <(a: NSNumber, b: NSNumber) -> Bool { true }",
      "@_disfavoredOverload public func <(a: NSNumber, b: NSNumber) -> Bool { true }")
  }

  func testOthersStay() {
    for text in [
      "func <= (lhs: NSNumber, rhs: NSNumber) -> Bool { true }",
      "func < (lhs: NSNumber, rhs: Int) -> Bool { true }",
      "struct A { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true } }",
    ] {
      check(text, text)
    }
  }
}
