// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class DataDetectorTests: TransformTestCase {
  private let detector = "try NSDataDetector(types: 1)"

  func testADetectorThatIsAnExpressionGivesOne() {
    check(
      "func f() throws -> NSRegularExpression { return \(detector) }",
      "func f() throws -> NSRegularExpression { return \(detector).regularExpression }")
    check(
      "func f() throws -> NSRegularExpression? { \(detector) }",
      "func f() throws -> NSRegularExpression? { \(detector).regularExpression }")
    check(
      "let a: NSRegularExpression = \(detector)",
      "let a: NSRegularExpression = \(detector).regularExpression")
    check(
      "var a: NSRegularExpression { try! NSDataDetector(types: 1) }",
      "var a: NSRegularExpression { try! NSDataDetector(types: 1).regularExpression }")
  }

  func testOthersStay() {
    for text in [
      "let a = \(detector)", "let a: NSDataDetector = \(detector)",
      "func f() throws -> NSDataDetector { return \(detector) }",
      "func f() throws -> NSRegularExpression { let a = \(detector); return g(a) }",
      "func f() throws -> Int { \(detector).numberOfMatches(in: a, range: b) }",
    ] {
      check(text, text)
    }
  }
}
