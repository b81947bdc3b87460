// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSTextStorageTests: XCTestCase {
  func testTheViewShowsChangesOfItsStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: nil)
    view.text = "One two"
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    XCTAssertEqual(color as? UIColor, .red)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Three")
    XCTAssertEqual(view.text, "Three two")
  }

  func testChangesOfSeveralStepsShowAtTheirEnd() {
    let view = UITextView()
    view.text = "ab"
    let storage = view.textStorage
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
    XCTAssertEqual(view.text, "ab")
    storage.endEditing()
    XCTAssertEqual(view.text, "xb")
  }

  func testTheStorageHasWhatTheViewWasGiven() {
    let view = UITextView()
    view.text = "first"
    XCTAssertEqual(view.textStorage.string, "first")
    view.text = "second"
    XCTAssertEqual(view.textStorage.string, "second")
    XCTAssertEqual(view.layoutManager.numberOfGlyphs, 6)
  }

  func testTheRoomThatTextTakes() {
    let container = NSTextContainer(size: .zero)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), textContainer: container)
    XCTAssertTrue(view.textContainer === container)
    view.text = "one"
    let line = view.layoutManager.usedRect(for: container).height
    view.text = "one\ntwo"
    XCTAssertGreaterThan(line, 0)
    XCTAssertEqual(view.layoutManager.usedRect(for: container).height, 2 * line, accuracy: 1)
  }
}
