// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class PersonNameFormatterTests: XCTestCase {
  private func components(_ given: String?, _ family: String?) -> PersonNameComponents {
    var name = PersonNameComponents()
    name.givenName = given
    name.familyName = family
    return name
  }

  private func text(_ name: PersonNameComponents, _ style: PersonNameFormatter.Style) -> String {
    PersonNameFormatter.localizedString(from: name, style: style)
  }

  func testEachStyleWritesItsParts() {
    var name = components("Thomas", "Clark")
    name.namePrefix = "Dr."
    name.middleName = "Louis"
    name.nameSuffix = "Esq."
    XCTAssertEqual(text(name, .default), "Thomas Clark")
    XCTAssertEqual(text(name, .medium), "Thomas Clark")
    XCTAssertEqual(text(name, .long), "Dr. Thomas Louis Clark Esq.")
    XCTAssertEqual(text(name, .abbreviated), "TC")
    XCTAssertEqual(text(name, .short), "Thomas")

    name.nickname = "Tom"
    XCTAssertEqual(text(name, .short), "Tom")
    XCTAssertEqual(text(components(nil, "Clark"), .abbreviated), "C")
    XCTAssertEqual(text(components(nil, nil), .default), "")
  }

  func testNamesInEasternLettersBeginWithTheFamilys() {
    XCTAssertEqual(text(components("太郎", "山田"), .default), "山田太郎")
    XCTAssertEqual(text(components("민수", "김"), .long), "김민수")
  }

  func testAPhoneticNameIsWrittenOnlyWhereItIsThere() {
    var name = components("太郎", "山田")
    let formatter = PersonNameFormatter()
    formatter.isPhonetic = true
    XCTAssertEqual(formatter.string(from: name), "")
    name.phoneticRepresentation = components("Taro", "Yamada")
    XCTAssertEqual(formatter.string(from: name), "Taro Yamada")
  }

  func testATextIsReadIntoItsParts() throws {
    func read(_ text: String) throws -> [String?] {
      let name = try XCTUnwrap(PersonNameFormatter().personNameComponents(from: text))
      return [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
    }
    XCTAssertEqual(try read("Ada Lovelace"), [nil, "Ada", nil, "Lovelace", nil])
    XCTAssertEqual(try read("Ada"), [nil, "Ada", nil, nil, nil])
    XCTAssertEqual(
      try read("Dr. Martin Luther King Jr."), ["Dr.", "Martin", "Luther", "King", "Jr."])
    XCTAssertEqual(try read("Lovelace, Ada"), [nil, "Ada", nil, "Lovelace", nil])
    XCTAssertEqual(try read("John Smith, PhD"), [nil, "John", nil, "Smith", "PhD"])
    XCTAssertNil(PersonNameFormatter().personNameComponents(from: " 12 "))
  }
}
