// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSPredicateFormatTests: XCTestCase {
  private func holds(_ format: String, _ arguments: Any..., of object: Any) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  func testMatchesComparesTheWholeText() {
    let digits = NSPredicate(format: "SELF MATCHES %@", "[0-9]+")

    XCTAssertTrue(digits.evaluate(with: "123"))
    XCTAssertFalse(digits.evaluate(with: "123a"))
    XCTAssertTrue(holds("SELF MATCHES[c] 'ada|bob'", of: "ADA"))
    XCTAssertFalse(holds("SELF MATCHES %@", "[", of: "["))
  }

  func testParts() {
    XCTAssertTrue(holds("SELF BEGINSWITH[c] %@", "AD", of: "ada"))
    XCTAssertFalse(holds("SELF BEGINSWITH %@", "AD", of: "ada"))
    XCTAssertTrue(holds("self endswith 'da'", of: "ada"))
    XCTAssertTrue(holds("SELF CONTAINS[cd] %@", "E", of: "caf\u{E9}"))
    XCTAssertTrue(holds("SELF LIKE 'a?a*'", of: "ada lovelace"))
    XCTAssertFalse(holds("SELF LIKE 'a?a'", of: "ada lovelace"))
  }

  func testNumbersAndLists() {
    XCTAssertTrue(holds("SELF >= %d AND SELF < 10", 3, of: 3))
    XCTAssertFalse(holds("SELF >= %d && SELF < 10", 3, of: 10))
    XCTAssertTrue(holds("SELF IN %@", ["a", "b"], of: "b"))
    XCTAssertTrue(holds("NOT (SELF = 'a' OR SELF = 'b')", of: "c"))
  }

  func testPathsLeadToPropertiesByTheirNames() {
    final class Owner: NSObject { var name = "Ada" }
    final class Pet: NSObject {
      let name: String?
      let age: Int
      let owner: Owner? = Owner()
      let tags: [String]
      init(_ name: String?, _ age: Int, _ tags: [String] = []) {
        (self.name, self.age, self.tags) = (name, age, tags)
      }
    }
    let pet = Pet("Mia", 3, ["shy", "small"])
    XCTAssertTrue(holds("name == %@ AND age > 2", "Mia", of: pet))
    XCTAssertTrue(holds("owner.name BEGINSWITH 'A'", of: pet))
    XCTAssertTrue(holds("%K CONTAINS[c] %@", "name", "MI", of: pet))
    XCTAssertTrue(holds("name == nil", of: Pet(nil, 1)))
    XCTAssertFalse(holds("name != NULL", of: Pet(nil, 1)))
    XCTAssertTrue(holds("age BETWEEN {1, 3}", of: pet))
    XCTAssertTrue(holds("age IN {1, 3} && 'shy' IN tags", of: pet))
    XCTAssertTrue(holds("ANY tags == 'small' AND NONE tags == 'loud'", of: pet))
    XCTAssertFalse(holds("ALL tags BEGINSWITH 'sh'", of: pet))
    XCTAssertTrue(holds("tags.@count == 2", of: pet))
    XCTAssertTrue(holds("%K.@count > 1 AND %K.%K == %@", "tags", "owner", "name", "Ada", of: pet))
    XCTAssertTrue(holds("%K.name == %@", "owner", "Ada", of: pet))
    XCTAssertTrue(holds("SELF.active == YES", of: ["active": true] as [String: Any]))
    XCTAssertTrue(
      holds("day < %@", Date(timeIntervalSince1970: 2), of: ["day": Date(timeIntervalSince1970: 1)])
    )
    let id = UUID()
    XCTAssertTrue(holds("id == %@", id, of: ["id": id]))
  }

  func testUnlikeThingsAreUnequal() {
    XCTAssertFalse(holds("SELF == 1", of: "a"))
    XCTAssertTrue(holds("SELF != 1", of: "a"))
  }

  func testVariablesStandForValuesThatAreGiven() {
    let isOld = NSPredicate(format: "$age != nil AND $age > 17 AND $isGuest == false")
    func holds(_ values: [String: Any]) -> Bool {
      isOld.evaluate(with: nil, substitutionVariables: values)
    }
    XCTAssertTrue(holds(["age": 18, "isGuest": false]))
    XCTAssertFalse(holds(["age": 18, "isGuest": true]))
    XCTAssertFalse(holds(["age": 17, "isGuest": false]))
    XCTAssertFalse(holds(["age": NSNull(), "isGuest": false]))
    XCTAssertFalse(holds(["isGuest": false]))
  }
}
