// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

private class KeyedPet: NSObject {
  var name = "Rex"
  var owner: KeyedPet?
}

private final class KeyedDog: KeyedPet, ObjectiveCMembersProviding {
  var breed: String?

  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(properties: [
      ObjectiveCProperty("breed", of: KeyedDog.self, { $0.breed = $1 })
    ])
  }
}

final class KeyValueCodingTests: XCTestCase {
  func testStoredPropertiesAreRead() {
    let dog = KeyedDog()
    dog.owner = KeyedPet()
    dog.owner?.name = "Ann"

    XCTAssertEqual(dog.value(forKey: "name") as? String, "Rex")
    XCTAssertNil(dog.value(forKey: "breed"))
    XCTAssertEqual(dog.value(forKeyPath: "owner.name") as? String, "Ann")
    XCTAssertNil(dog.owner?.value(forKeyPath: "owner.name"))
  }

  func testPropertiesOfTheClassesTableAreSet() {
    let dog = KeyedDog()

    dog.setValue("Collie", forKey: "breed")

    XCTAssertEqual(dog.breed, "Collie")
  }

  func testWhatUIKitsClassesAreAskedForMost() {
    let view = UIView()
    let item = UIBarButtonItem(customView: view)
    let bar = UISearchBar()
    let label = UILabel()

    label.setValue("Milk", forKey: "text")
    label.setValue(CGFloat(0.5), forKeyPath: "alpha")
    view.setValue(CGFloat(3), forKeyPath: "layer.cornerRadiusOfMine")

    XCTAssertTrue(item.value(forKey: "view") as? UIView === view)
    XCTAssertTrue(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    XCTAssertEqual(label.text, "Milk")
    XCTAssertEqual(label.value(forKey: "text") as? String, "Milk")
    XCTAssertEqual(label.alpha, 0.5)
    XCTAssertEqual(view.layer.value(forKey: "cornerRadiusOfMine") as? CGFloat, 3)
  }
}
