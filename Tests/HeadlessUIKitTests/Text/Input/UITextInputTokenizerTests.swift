// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UITextInputTokenizerTests: XCTestCase {
  private let field = UITextField()

  override func setUp() {
    super.setUp()
    field.text = "One two. Three"
  }

  private func position(_ offset: Int) throws -> UITextPosition {
    try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: offset))
  }

  private func part(
    _ offset: Int, _ granularity: UITextGranularity,
    _ direction: UITextStorageDirection = .forward
  ) throws -> String? {
    field.tokenizer.rangeEnclosingPosition(
      try position(offset), with: granularity, inDirection: .storage(direction)
    ).flatMap { field.text(in: $0) }
  }

  func testPartsAroundAPlace() throws {
    XCTAssertEqual(try part(5, .word), "two")
    XCTAssertEqual(try part(5, .character), "w")
    XCTAssertEqual(try part(5, .sentence), "One two.")
    XCTAssertEqual(try part(5, .document), "One two. Three")
    XCTAssertNil(try part(3, .word))
    XCTAssertEqual(try part(3, .word, .backward), "One")
  }

  func testTheNextEndOfAPart() throws {
    func next(_ offset: Int, _ direction: UITextStorageDirection) throws -> Int? {
      field.tokenizer.position(
        from: try position(offset), toBoundary: .word, inDirection: .storage(direction)
      ).map { field.offset(from: field.beginningOfDocument, to: $0) }
    }

    XCTAssertEqual(try next(0, .forward), 3)
    XCTAssertEqual(try next(3, .forward), 7)
    XCTAssertEqual(try next(7, .backward), 4)
    XCTAssertNil(try next(14, .forward))
    XCTAssertTrue(
      field.tokenizer.isPosition(
        try position(7), atBoundary: .word, inDirection: .storage(.forward)))
    XCTAssertFalse(
      field.tokenizer.isPosition(
        try position(8), withinTextUnit: .word, inDirection: .storage(.forward)))
  }

  func testMarkedTextIsReplacedAndTakenIn() throws {
    field.text = "ab"
    field.setMarkedText("xy", selectedRange: NSRange(location: 2, length: 0))
    XCTAssertEqual(field.text, "abxy")
    XCTAssertEqual(field.markedTextRange.flatMap { field.text(in: $0) }, "xy")

    field.setMarkedText("z", selectedRange: NSRange(location: 1, length: 0))
    XCTAssertEqual(field.text, "abz")

    field.unmarkText()
    XCTAssertNil(field.markedTextRange)
    XCTAssertEqual(field.text, "abz")
  }

  func testPlacesCanBeOfAnAppsOwnClasses() {
    final class Place: UITextPosition {
      let index: Int
      init(_ index: Int) {
        self.index = index
        super.init()
      }
    }

    XCTAssertEqual(Place(3).index, 3)
  }
}
