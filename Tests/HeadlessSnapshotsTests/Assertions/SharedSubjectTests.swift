// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import HeadlessSnapshots

/// One object that is drawn in several languages.
final class SharedSubjectTests: XCTestCase {
  func testOneObjectInTwoLanguagesIsToldOf() {
    let (shared, view) = (SharedSubject(), UIView())
    shared.note(view, in: "en")
    shared.note(view, in: "en")
    XCTAssertNil(shared.message)
    shared.note(view, in: "de")
    shared.note(view, in: "fr")
    XCTAssertEqual(
      shared.message,
      "One object is drawn in the languages en and de: texts that it looked up before stay as they "
        + "are. Make it in the argument 'of:', so that each language has its own.")
  }

  func testObjectsOfTheirOwnAreFine() {
    let shared = SharedSubject()
    for language in ["en", "de", "fr"] { shared.note(UIView(), in: language) }
    XCTAssertNil(shared.message)
  }

  func testARecipeTellsWhatItMakes() throws {
    let (shared, view) = (SharedSubject(), UIView())
    for language in ["en", "de"] {
      var recipe = SubjectRecipe(name: nil, make: { view }, context: nil)
      recipe.note(shared, in: language)
      XCTAssertIdentical(try recipe.make(), view)
    }
    XCTAssertEqual(shared.languages?.other, "de")
  }
}
