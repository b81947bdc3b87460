// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class NSUbiquitousKeyValueStoreTests: XCTestCase {
  func testAStoreKeepsWhatItIsGiven() {
    let store = NSUbiquitousKeyValueStore()
    store.set("Ada", forKey: "name")
    store.set(true, forKey: "isOn")
    store.set(Int64(3), forKey: "count")
    store.set(0.5, forKey: "share")
    store.set(["a", "b"], forKey: "list")
    store.set(1 as Any?, forKey: "any")

    XCTAssertEqual(store.string(forKey: "name"), "Ada")
    XCTAssertTrue(store.bool(forKey: "isOn"))
    XCTAssertEqual(store.longLong(forKey: "count"), 3)
    XCTAssertEqual(store.double(forKey: "share"), 0.5)
    XCTAssertEqual(store.array(forKey: "list") as? [String], ["a", "b"])
    XCTAssertEqual(store.longLong(forKey: "any"), 1)
    XCTAssertEqual(store.dictionaryRepresentation.count, 6)
  }

  func testAValueThatIsNotThereIsNone() {
    let store = NSUbiquitousKeyValueStore()
    store.set("Ada", forKey: "name")
    store.removeObject(forKey: "name")

    XCTAssertNil(store.object(forKey: "name"))
    XCTAssertNil(store.data(forKey: "name"))
    XCTAssertFalse(store.bool(forKey: "isOn"))
    XCTAssertEqual(store.longLong(forKey: "count"), 0)
    XCTAssertTrue(store.synchronize())
    XCTAssertTrue(NSUbiquitousKeyValueStore.default === NSUbiquitousKeyValueStore.default)
  }
}
