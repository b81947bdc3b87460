// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class FulfillmentValueTests: TransformTestCase {
  func testAMethodThatIsGivenIsAClosure() {
    check(
      "import XCTest\nfunc f() { load(completion: loaded.fulfill) }",
      "import XCTest\nfunc f() { load(completion: { loaded.fulfill() }) }")
    check(
      "import XCTest\nfunc f() { let end = self.loaded.fulfill }",
      "import XCTest\nfunc f() { let end = { self.loaded.fulfill() } }")
  }

  func testCallsStay() {
    for text in [
      "import XCTest\nfunc f() { loaded.fulfill(); load { loaded.fulfill() } }",
      "func f() { load(completion: loaded.fulfill) }",
    ] { check(text, text) }
  }
}
