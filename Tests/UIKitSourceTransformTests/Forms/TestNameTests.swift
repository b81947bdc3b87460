// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class TestNameTests: TransformTestCase {
  private static let end = ".split(separator: \".\").joined(separator: \" \"))]\")"

  func testATestCaseIsCalledAsOnIOS() {
    check(
      "class A: XCTestCase { func f() { g(name.count); h(self.name) } }",
      "class A: XCTestCase { func f() { g((\"-[\\(name\(Self.end).count); "
        + "h((\"-[\\(self.name\(Self.end)) } }")
    check(
      "extension XCTestCase { var short: String { name } }",
      "extension XCTestCase { var short: String { (\"-[\\(name\(Self.end) } }")
    check(
      "class A: SnapshotTestCase { lazy var a = \"\\(name)\" }",
      "class A: SnapshotTestCase { lazy var a = \"\\((\"-[\\(name\(Self.end))\" }")
  }

  func testOtherNamesStay() {
    for text in [
      "class A: XCTestCase { func f(name: String) { g(name) } }",
      "class A: XCTestCase { func f() { let name = \"a\"; g(name) } }",
      "class A: XCTestCase { func f() { g { name in name } } }",
      "class A: XCTestCase { let name = 1; func f() { g(self.name, name) } }",
      "class A: XCTestCase { func f(_ b: B) { g(b.name, name: 1) } }",
      "class A: XCTestCase { func f(_ b: [B]) { g(b.map(\\.name), \\B.a.name) } }",
      "class A: UIView { func f() { g(name) } }", "let a = name",
      "class A: XCTestCase { struct B { func f() { g(name) } } }",
      "class A: XCTestCase { func f() { g(name.split(separator: \".\")) } }",
    ] {
      check(text, text)
    }
  }
}
