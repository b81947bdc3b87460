// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class ErrorDescriptionTests: TransformTestCase {
  func testTheTextOfAnErrorIsThatOfIOS() {
    func check(_ text: String, _ expected: String, line: UInt = #line) {
      self.check("func f() { \(text) }", "func f() { \(expected) }", line: line)
    }
    check(
      "label.text = error.localizedDescription",
      "label.text = descriptionOfError(error.localizedDescription)")
    check(
      "g(\"\\(error.localizedDescription)\")",
      "g(\"\\(descriptionOfError(error.localizedDescription))\")")
    check(
      "a = (error as NSError).localizedDescription.count",
      "a = descriptionOfError((error as NSError).localizedDescription).count")
    check(
      "a = error?.localizedDescription ?? \"\"",
      "a = descriptionOfError(error?.localizedDescription) ?? \"\"")
    check(
      "a = error?.localizedDescription.count",
      "a = descriptionOfError(error?.localizedDescription)?.count")
  }

  func testWhatIsNotReadStays() {
    for text in [
      "func f() { pet.localizedDescription = \"A\" }",
      "let a = errors.map(\\.localizedDescription)",
      "extension E { var localizedDescription: String { \"E\" } }",
      "func f() { g(descriptionOfError(error.localizedDescription)) }",
    ] {
      check(text, text)
    }
  }
}
