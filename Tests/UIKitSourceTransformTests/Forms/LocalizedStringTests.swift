// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class LocalizedStringTests: TransformTestCase {
  func testTextsAreLookedUpWhereTheAppsAre() {
    check(
      "let a = NSLocalizedString(\"a\", comment: \"\")",
      "let a = appLocalizedString(\"a\", comment: \"\")")
    check(
      "let a = b.localizedString(forKey: \"a\", value: nil, table: t)",
      "let a = b.appLocalizedString(forKey: \"a\", value: nil, table: t)")
    check(
      "let a = String(format: NSLocalizedString(\"a\", comment: \"\"), 3)",
      "let a = String(appFormat: appLocalizedString(\"a\", comment: \"\"), 3)")
    check("let a = String.init(format: f, 3)", "let a = String.init(appFormat: f, 3)")
    check(
      "let a = String.localizedStringWithFormat(f, 3)",
      "let a = String.appLocalizedStringWithFormat(f, 3)")
  }

  func testOthersOfTheNamesStay() {
    for text in [
      "let a = pet.localizedString(forStatusCode: 3)", "let a = Pet(format: f)",
      "let a = \"NSLocalizedString(b)\"", "let format = 3",
      "func NSLocalizedString(_ a: String) -> String { a }; let b = NSLocalizedString(\"b\")",
    ] {
      check(text, text)
    }
  }
}
