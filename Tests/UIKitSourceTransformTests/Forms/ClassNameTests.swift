// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// Classes by their names, and names of classes.
final class ClassNameTests: TransformTestCase {
  func testUIKitsClassesHaveNoModule() {
    check(
      "let a = NSClassFromString(\"UITabBarButton\")",
      "let a = uiKitClass(named: \"UITabBarButton\")")
    check(
      "let a = NSStringFromClass(type(of: b))", "let a = uiKitName(of: type(of: b))")
    for text in ["let a = names.map(NSClassFromString)", "let a = b.NSStringFromClass(c)"] {
      check(text, text)
    }
  }
}
