// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class CurrentLocaleTests: TransformTestCase {
  func testCurrentOnesAreThoseOfTheTraits() {
    check("let a = Locale.current.identifier", "let a = Locale.ofTraits.identifier")
    check(
      "let a = Locale.preferredLanguages.first",
      "let a = Locale.preferredLanguagesOfTraits.first")
    check("let a = Calendar.autoupdatingCurrent", "let a = Calendar.ofTraits")
    check("let a = NumberFormatter()", "let a = NumberFormatter.ofTraits()")
    check(
      "func f(calendar: Calendar = Calendar.current, by: DateFormatter = DateFormatter()) {}",
      "func f(calendar: Calendar = Calendar.ofTraits, by: DateFormatter = DateFormatter.ofTraits()) {}"
    )
  }

  func testOthersOfTheNamesStay() {
    for text in [
      "let a = Pet.current", "let a = locale.current", "let a = NumberFormatter(style: 3)",
      "let a: Locale = .current", "class A: NumberFormatter {}", "let a = NumberFormatter.self",
      "let a = UITraitCollection.current",
    ] {
      check(text, text)
    }
  }
}
