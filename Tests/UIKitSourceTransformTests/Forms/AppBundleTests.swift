// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class AppBundleTests: TransformTestCase {
  func testFilesOfAnAppAreThoseOfTheTargets() {
    check(
      "let a = Bundle.main.url(forResource: \"a\", withExtension: \"json\")",
      "let a = Bundle.main.urlOfTargets(forResource: \"a\", withExtension: \"json\")")
    check(
      "let a = Bundle(for: type(of: self)).path(forResource: \"a\", ofType: nil)",
      "let a = Bundle(for: type(of: self)).pathOfTargets(forResource: \"a\", ofType: nil)")
    check(
      "let b = Bundle(for: Pets.self)\nlet a = b.testBundle?.url(forResource: \"a\")",
      "let b = Bundle(for: Pets.self)\nlet a = b.testBundle?.urlOfTargets(forResource: \"a\")")
  }

  func testOthersStay() {
    for text in [
      "let a = Bundle.module.url(forResource: \"a\")", "let a = page.url(forResource: 1)",
      "let a = Bundle.main.path", "let a = bundle.url(of: b)",
      "func url(forResource: String) {}", "let a = DispatchQueue.main.url(forResource: 1)",
    ] {
      check(text, text)
    }
  }
}
