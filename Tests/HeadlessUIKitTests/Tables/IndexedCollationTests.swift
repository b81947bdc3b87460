// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

private final class Person: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
}

final class IndexedCollationTests: XCTestCase {
  private let collation = UILocalizedIndexedCollation.current()
  private let byName = Selector("name", of: Person.self) { $0.name }

  func testHasTheLettersAndOneSectionForTheRest() {
    XCTAssertEqual(collation.sectionTitles.count, 27)
    XCTAssertEqual(collation.sectionTitles.first, "A")
    XCTAssertEqual(collation.sectionTitles.last, "#")
    XCTAssertEqual(collation.sectionIndexTitles, collation.sectionTitles)
    XCTAssertEqual(collation.section(forSectionIndexTitle: 3), 3)
  }

  func testFindsTheSectionOfAName() {
    let sections = ["Anna", "émile", "Zoë", "7 of 9", "", "ж"].map {
      collation.sectionTitles[
        collation.section(for: Person($0), collationStringSelector: byName)]
    }
    XCTAssertEqual(sections, ["A", "E", "Z", "#", "#", "#"])
  }

  func testSortsWithoutRegardToCaseAndAccents() {
    let people = ["bob", "Zed", "Émile", "emil", "Bob", "anna"].map(Person.init)
    let sorted = collation.sortedArray(from: people, collationStringSelector: byName)
    XCTAssertEqual(
      sorted.map { ($0 as? Person)?.name }, ["anna", "bob", "Bob", "emil", "Émile", "Zed"])
  }
}
