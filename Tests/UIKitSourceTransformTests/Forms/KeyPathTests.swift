// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class KeyPathTests: TransformTestCase {
  func testKeyPathsAreStrings() {
    check("let a = #keyPath(layer.opacity)", "let a = \"layer.opacity\"")
    check("let a = #keyPath(Badge.title)", "let a = \"title\"")
    check("let a = #keyPath(_Badge.title)", "let a = \"title\"")
    check("let a = #keyPath(App.Badge.layer.opacity)", "let a = \"layer.opacity\"")
    check("let a = #keyPath(\n  Badge.title\n)", "let a = \"title\"\n\n")
    check(
      "class A { func f() { g(#keyPath(self.title)) } }", "class A { func f() { g(\"title\") } }")
  }

  func testATypeAloneIsAnError() {
    XCTAssertEqual(
      transform("let a = #keyPath(Badge)").findings.first?.hasPrefix("App/Badge.swift:1:9: error:"),
      true)
  }
}
