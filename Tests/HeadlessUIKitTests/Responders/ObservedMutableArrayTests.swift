// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Collections whose members are told one by one.
final class ObservedMutableArrayTests: XCTestCase {
  private final class Shelf: NSObject {
    let books = NSMutableArray()
    var shown: NSMutableArray { mutableArrayValue(forKey: "books") }
  }

  private final class Reader: NSObject, KeyValueObserver {
    var told: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
      let indexes = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
      let new = change?[.newKey] as? [String] ?? []
      let old = change?[.oldKey] as? [String] ?? []
      told.append("\(kind) \(indexes) \(old.joined())>\(new.joined())")
    }
  }

  func testMembersAreToldAsTheyComeAndGo() {
    let (shelf, reader) = (Shelf(), Reader())
    shelf.addObserver(reader, forKeyPath: "books", options: [.new, .old], context: nil)
    shelf.shown.add("a")
    shelf.shown.insert("b", at: 0)
    shelf.shown.addObjects(from: ["c", "d"])
    shelf.shown[1] = "A"
    shelf.shown.removeObjects(in: ["c"])
    shelf.shown.replaceObjects(
      in: NSRange(location: 0, length: 2), withObjectsFrom: ["x", "y", "z"])
    shelf.shown.removeLastObject()
    shelf.shown.removeAllObjects()
    shelf.shown.removeAllObjects()
    XCTAssertEqual(
      reader.told,
      [
        "2 [0] >a", "2 [0] >b", "2 [2, 3] >cd", "4 [1] a>A", "3 [2] c>", "4 [0, 1] bA>xy",
        "2 [2] >z", "3 [3] d>", "3 [0, 1, 2] xyz>",
      ])
    XCTAssertEqual(shelf.books.count, 0)
  }

  func testItIsReadLikeAnyArray() {
    let shelf = Shelf()
    shelf.shown.addObjects(from: ["a", "b"])
    XCTAssertEqual(shelf.shown.map { $0 as? String }, ["a", "b"])
    XCTAssertEqual(shelf.shown.index(of: "b"), 1)
    XCTAssertTrue(shelf.shown.contains("a"))
    XCTAssertEqual(shelf.mutableArrayValue(forKeyPath: "books").count, 2)
    // Behind the last one it is added.
    shelf.shown[2] = "c"
    XCTAssertEqual(shelf.shown.map { $0 as? String }, ["a", "b", "c"])
  }

  func testObjectsThatAreNoneOfFoundationsAreFoundAgain() {
    final class Page {}
    let (shelf, page) = (Shelf(), Page())
    shelf.shown.addObjects(from: [Page(), page])
    XCTAssertEqual(shelf.shown.index(of: page), 1)
    XCTAssertFalse(shelf.shown.contains(Page()))
    shelf.shown.remove(page)
    XCTAssertFalse(shelf.shown.contains(page))
    XCTAssertEqual(shelf.shown.count, 1)
  }
}
