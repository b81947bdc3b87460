// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessCoreData
import HeadlessUIKit
import XCTest

/// Objects of Core Data's models, as the plug-in UIKitSources writes their classes.
final class NSManagedObjectTests: XCTestCase {
  private final class Tag: NSManagedObject {
    var name: String {
      get { managedValue(forKey: "name") }
      set { setManagedValue(newValue, forKey: "name") }
    }
  }

  private final class Note: NSManagedObject {
    var title: String? {
      get { managedValue(forKey: "title") }
      set { setManagedValue(newValue, forKey: "title") }
    }
    var count: Int16 {
      get { managedValue(forKey: "count") }
      set { setManagedValue(newValue, forKey: "count") }
    }
    var tags: NSSet? {
      get { managedValue(forKey: "tags") }
      set { setManagedValue(newValue, forKey: "tags") }
    }
    var order: NSOrderedSet? {
      get { managedValue(forKey: "order") }
      set { setManagedValue(newValue, forKey: "order") }
    }
    var named: Set<Tag>? {
      get { managedValue(forKey: "tags") }
      set { setManagedValue(newValue, forKey: "tags") }
    }
  }

  func testPropertiesKeepTheirValues() {
    let note = Note()
    XCTAssertNil(note.title)
    XCTAssertEqual(note.count, 0)

    note.title = "Milk"
    note.count = 3
    XCTAssertEqual(note.title, "Milk")
    XCTAssertEqual(note.count, 3)
    XCTAssertEqual(note.value(forKey: "title") as? String, "Milk")

    note.title = nil
    XCTAssertNil(note.title)
    XCTAssertNil(note.value(forKey: "title"))
    XCTAssertEqual(Tag().name, "")
  }

  func testObjectsComeAndGo() {
    let note = Note()
    let (one, two, three) = (Tag(), Tag(), Tag())

    note.addManaged(one, to: "tags")
    note.addManaged(NSSet(array: [two, three]), to: "tags")
    note.removeManaged(two, from: "tags")

    XCTAssertEqual(note.tags, NSSet(array: [one, three]))
    XCTAssertEqual(note.named, [one, three])
    note.insertManaged(one, at: 0, into: "order")
    note.insertManaged(two, at: 0, into: "order")
    note.replaceManaged(at: 1, with: three, in: "order")
    XCTAssertEqual(note.order?.array as? [Tag], [two, three])
    note.removeManaged(at: 0, from: "order")
    XCTAssertEqual(note.order?.array as? [Tag], [three])
  }

  func testTheyAreSortedByTheNamesOfProperties() {
    let notes = ["b", nil, "A", "a10", "a9"].map { title in
      let note = Note()
      note.title = title
      return note
    }
    func titles(_ descriptor: NSSortDescriptor) -> [String?] {
      (notes as NSArray).sortedArray(using: [descriptor]).map { ($0 as? Note)?.title }
    }

    XCTAssertEqual(
      titles(NSSortDescriptor(key: "title", ascending: true)), [nil, "A", "a10", "a9", "b"])
    XCTAssertEqual(
      titles(NSSortDescriptor(key: "title", ascending: false)), ["b", "a9", "a10", "A", nil])
    XCTAssertEqual(
      titles(
        NSSortDescriptor(
          key: "title", ascending: true, selector: Selector("localizedStandardCompare:"))),
      [nil, "A", "a9", "a10", "b"])
  }
}
