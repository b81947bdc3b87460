// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class NimblePredicatesTests: TransformTestCase {
  func testPredicatesOfAFileThatImportsNimbleAreNimbles() {
    check(
      "import Nimble\nfunc f() -> Predicate<Int> {\n  return Predicate { g($0) }\n}",
      "import Nimble\nfunc f() -> Nimble.Predicate<Int> {\n  return Nimble.Predicate { g($0) }\n}")
    check(
      "import Nimble\nlet a = Predicate.define { f($0) }",
      "import Nimble\nlet a = Nimble.Predicate.define { f($0) }")
    check(
      "import Nimble\nlet a: [Predicate<A>] = []",
      "import Nimble\nlet a: [Nimble.Predicate<A>] = []")
  }

  func testOthersOfTheNameStay() {
    for text in [
      "func f() -> Predicate<Int> { Predicate { g($0) } }",
      "import Nimble\nlet a: Nimble.Predicate<Int> = Foundation.Predicate()",
      "import Nimble\nlet a = #Predicate<Int> { $0 == 1 }", "import Nimble\nlet a = NSPredicate()",
    ] {
      check(text, text)
    }
  }
}
