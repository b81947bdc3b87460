// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class EndlessWaitTests: TransformTestCase {
  func testWaitsWithoutATimeoutHaveOne() {
    check(
      "import XCTest\nclass A: XCTestCase { func f() { wait(for: [a]) } }",
      "import XCTest\nclass A: XCTestCase { func f() { wait(for: [a], timeout: 86_400) } }")
    check(
      "import XCTest\nfunc f() async { await self.fulfillment(of: [a], enforceOrder: true) }",
      "import XCTest\n"
        + "func f() async { await self.fulfillment(of: [a], timeout: 86_400, enforceOrder: true) }")
  }

  func testOthersStay() {
    for text in [
      "import XCTest\nfunc f() { wait(for: [a], timeout: 1) }", "func f() { wait(for: a) }",
      "import XCTest\nfunc f() { wait(); wait(for: 1) { }; a.wait(until: b) }",
    ] { check(text, text) }
  }
}
