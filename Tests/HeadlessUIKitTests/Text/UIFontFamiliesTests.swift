// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIFontFamiliesTests: XCTestCase {
  func testFamiliesOfIOSAreNamed() {
    XCTAssertTrue(UIFont.familyNames.contains("Helvetica Neue"))
    XCTAssertFalse(UIFont.familyNames.contains("Mark For Nobody"))
    XCTAssertEqual(UIFont.familyNames, UIFont.familyNames.sorted())
  }

  func testFontsOfAFamilyCanBeMade() {
    let names = UIFont.fontNames(forFamilyName: "Helvetica Neue")

    XCTAssertFalse(names.isEmpty)
    XCTAssertTrue(names.allSatisfy { UIFont(name: $0, size: 12) != nil })
    XCTAssertEqual(UIFont.fontNames(forFamilyName: "Mark For Nobody"), [])
  }

  func testFilesThatAreNoFontsAreReported() {
    var errors: CFArray?
    let file = URL(fileURLWithPath: "/nowhere/font.otf")

    XCTAssertFalse(CTFontManagerRegisterFontsForURLs([file] as CFArray, .process, &errors))
    XCTAssertEqual(errors?.count, 1)
    XCTAssertTrue(CTFontManagerRegisterFontsForURLs([] as CFArray, .process, nil))
  }
}
