// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class ConditionTests: TransformTestCase {
  func testTheSourcesAreThoseOfAnApp() {
    check("#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif")
    check(
      "#if DEBUG && (os(iOS) || os(tvOS))\n#elseif targetEnvironment(simulator)\n#endif",
      "#if DEBUG && (true || os(tvOS))\n#elseif true\n#endif")
    check(
      "func f() {\n  #if !os(iOS)\n  g()\n  #endif\n}",
      "func f() {\n  #if !true\n  g()\n  #endif\n}")
  }

  func testOtherConditionsAndCallsStay() {
    for text in [
      "#if os(macOS)\n#endif", "#if canImport(SwiftUI)\n#endif", "let a = os(iOS)",
      "#if DEBUG\nlet a = os(iOS)\n#endif", "if #available(iOS 15, *) { f() }",
    ] {
      check(text, text)
    }
  }
}
