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

  private final class Listener: NSObject, NSTextStorageDelegate {
    var told: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      told.append(
        "will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      told.append("did")
      textStorage.addAttribute(.underlineStyle, value: 1, range: editedRange)
    }
  }

  func testTheDelegateHearsOfChangesOnce() {
    let view = UITextView()
    let listener = Listener()
    view.text = "abc"
    let storage = view.textStorage
    storage.delegate = listener

    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    XCTAssertEqual(listener.told, ["will 2 1+3 2", "did"])
    XCTAssertNotNil(view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil))

    listener.told = []
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 1))
    XCTAssertEqual(storage.changeInLength, -1)
    storage.endEditing()
    XCTAssertEqual(listener.told, ["will 3 0+3 -1", "did"])
    XCTAssertEqual(storage.editedRange.location, NSNotFound)
  }
}
