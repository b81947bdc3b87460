// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import XCTest

final class NibDocumentTextsTests: XCTestCase {
  private func localized(_ objects: String, _ texts: [String: String]) throws -> [NibElement] {
    let document = "<document><objects>\(objects)</objects></document>"
    return try NibDocument(Data(document.utf8), name: "A.xib").localized(texts).objects
  }

  func testTextsComeInThePlaceOfThoseOfTheFile() throws {
    let objects = try localized(
      "<label id=\"a-1\" text=\"One\"/><view id=\"v\"><textView id=\"b\">"
        + "<string key=\"text\">Two\nlines</string></textView></view>",
      ["a-1.text": "Eins", "b.text": "Zwei", "nobody.text": "Drei", "broken": "Vier"])

    XCTAssertEqual(objects[0].string("text"), "Eins")
    XCTAssertEqual(objects[1].children[0].string("text"), "Zwei")
  }

  func testStatesAndConfigurationsOfButtonsHaveTexts() throws {
    let button = try localized(
      "<button id=\"a\"><state key=\"normal\" title=\"One\"/>"
        + "<buttonConfiguration key=\"configuration\" title=\"Two\"/></button>",
      ["a.normalTitle": "Eins", "a.configuration.title": "Zwei", "a.selectedTitle": "Drei"])[0]

    XCTAssertEqual(button.child(key: "normal")?.string("title"), "Eins")
    XCTAssertEqual(button.child(key: "configuration")?.string("title"), "Zwei")
    XCTAssertNil(button.child(key: "selected"))
  }

  func testSegmentsHaveTextsByTheirPlace() throws {
    let control = try localized(
      "<segmentedControl id=\"a\"><segments><segment title=\"One\"/><segment title=\"Two\"/>"
        + "</segments></segmentedControl>",
      ["a.segmentTitles[1]": "Zwei", "a.segmentTitles[7]": "Acht"])[0]

    XCTAssertEqual(control.list("segments").map { $0.string("title") }, ["One", "Zwei"])
  }

  func testAccessibilityHasTexts() throws {
    let image = try localized(
      "<imageView id=\"a\"><accessibility key=\"accessibilityConfiguration\" label=\"Cat\"/>"
        + "</imageView>", ["a.accessibilityLabel": "Katze"])[0]

    XCTAssertEqual(image.child(key: "accessibilityConfiguration")?.string("label"), "Katze")
  }
}
