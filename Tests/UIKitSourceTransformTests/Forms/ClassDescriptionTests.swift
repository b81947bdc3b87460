// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class ClassDescriptionTests: TransformTestCase {
  func testAClassIsAskedForItsName() {
    check("let a = type(of: b).description()", "let a = descriptionOfClass(type(of: b))")
    check("let a = Cell.description()", "let a = descriptionOfClass(Cell.self)")
    check("let a = Cell.self.description()", "let a = descriptionOfClass(Cell.self)")
  }

  func testOtherDescriptionsStay() {
    for text in [
      "let a = pet.description()", "let a = Cell.description", "Cell.description(of: a)",
    ] {
      check(text, text)
    }
    check(
      "struct Pet { static func description() -> String { \"\" } }\nlet a = pet.description()",
      "struct Pet { static func description() -> String { \"\" } }\nlet a = pet.description()")
  }

  func testTheWindowOfTheAppsDelegate() {
    check(
      "let a = UIApplication.shared.delegate?.window??.frame",
      "let a = UIApplication.shared.delegate?.window?.frame")
    check("let a = b?.c??.d", "let a = b?.c??.d")
  }
}
