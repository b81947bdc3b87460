// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class QuickSpecTests: TransformTestCase {
  private func test(_ name: String) -> String {
    " var exampleThatRunsOf\(name) = \"\"; func testExamplesOf\(name)() throws "
      + "{ for (name, example) in Self.allTests "
      + "{ exampleThatRunsOf\(name) = name; try example(self)() } } "
  }

  func testASpecGetsATestThatXCTestFinds() {
    check(
      "import Quick\nclass BadgeSpec: QuickSpec {\n  override class func spec() { f() }\n}",
      "import Quick\nclass BadgeSpec: QuickSpec {\(test("BadgeSpec"))\n"
        + "  override class func spec() { f() }\n}")
  }

  func testAnOlderSpecIsTheClasss() {
    check(
      "final class BadgeSpec: QuickSpec {\n  override func spec() { f() }\n}",
      "final class BadgeSpec: QuickSpec {\(test("BadgeSpec"))\n"
        + "  override class func spec() { f() }\n}")
  }

  func testSpecsWithABaseOfTheirOwn() {
    check(
      "class BadgeSpec: BaseSpec {\n  override func spec() { f() }\n  func testMore() {}\n}",
      "class BadgeSpec: BaseSpec {\(test("BadgeSpec"))\n"
        + "  override class func spec() { f() }\n  func testMore() {}\n}",
      beside: ["class BaseSpec: Quick.QuickSpec {}"])
  }
}
