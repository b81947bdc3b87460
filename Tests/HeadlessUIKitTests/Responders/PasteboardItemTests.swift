// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class PasteboardItemTests: XCTestCase {
  private let board = UIPasteboard()

  func testItemsOfOneKindAreItsValues() {
    board.setItems([["public.utf8-plain-text": "Ada"], ["public.utf8-plain-text": "Grace"]])
    XCTAssertEqual(board.strings, ["Ada", "Grace"])
    XCTAssertEqual(board.numberOfItems, 2)

    board.url = URL(string: "https://example.com")
    XCTAssertEqual(board.types, ["public.url"])
    XCTAssertEqual(
      board.data(forPasteboardType: "public.url"), Data("https://example.com".utf8))
  }

  func testDataOfTheAppsOwnKindIsKept() {
    board.setData(Data([1, 2]), forPasteboardType: "com.example.pet")
    XCTAssertEqual(board.data(forPasteboardType: "com.example.pet"), Data([1, 2]))
    XCTAssertTrue(board.contains(pasteboardTypes: ["public.png", "com.example.pet"]))
    XCTAssertFalse(board.hasStrings)
    let count = board.changeCount

    board.items = []

    XCTAssertEqual(board.numberOfItems, 0)
    XCTAssertGreaterThan(board.changeCount, count)
  }

  func testAnItemIsAdded() {
    board.string = "Ada"
    board.addItems([["com.example.pet": Data()]])
    XCTAssertEqual(board.numberOfItems, 2)
    XCTAssertEqual(board.value(forPasteboardType: "public.utf8-plain-text") as? String, "Ada")
  }
}
