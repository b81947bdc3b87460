// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class FloatFunctionTests: TransformTestCase {
  func testTheFunctionIsMeantInAnExtensionOfCGFloat() {
    check(
      "extension CGFloat {\n  var a: CGFloat { abs(self) + max(1, abs(2)) }\n}",
      "extension CGFloat {\n  var a: CGFloat { Swift.abs(self) + max(1, Swift.abs(2)) }\n}")
  }

  func testElsewhereItIsMeantAnyway() {
    let text = "extension Double {\n  var a: Double { abs(self) }\n}\nlet b = abs(1), c = d.abs(2)"

    check(text, text)
  }
}
