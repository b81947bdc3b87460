// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIKeyTests: XCTestCase {
  private final class Editor: UIView {
    var typed: [String] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses where press.key?.keyCode == .keyboardA {
        typed.append(press.key?.characters ?? "")
      }
    }
  }

  func testAPressHasItsKey() {
    let editor = Editor()
    let key = UIKey(
      .keyboardA, characters: "A", charactersIgnoringModifiers: "a", modifierFlags: .shift)

    editor.pressesBegan([UIPress(type: .select, key: key)], with: nil)

    XCTAssertEqual(editor.typed, ["A"])
    XCTAssertEqual(key.charactersIgnoringModifiers, "a")
    XCTAssertEqual(key.modifierFlags, .shift)
    XCTAssertNil(UIPress(type: .menu).key)
  }

  func testKeysHaveTheNumbersOfUSB() {
    XCTAssertEqual(UIKeyboardHIDUsage.keyboardA.rawValue, 0x04)
    XCTAssertEqual(UIKeyboardHIDUsage.keyboardZ.rawValue, 0x1D)
    XCTAssertEqual(UIKeyboardHIDUsage.keyboard0.rawValue, 0x27)
    XCTAssertEqual(UIKeyboardHIDUsage.keyboardF12.rawValue, 0x45)
    XCTAssertEqual(UIKeyboardHIDUsage.keyboardUpArrow.rawValue, 0x52)
    XCTAssertEqual(UIKeyboardHIDUsage.keypad0.rawValue, 0x62)
    XCTAssertEqual(UIKeyboardHIDUsage.keyboardRightGUI.rawValue, 0xE7)
  }

  func testWhatCanBePastedIsAskedOfTheConfiguration() {
    let view = UIView()
    let item = NSItemProvider(object: "text" as NSString)

    XCTAssertFalse(view.canPaste([item]))
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.plain-text"])
    XCTAssertEqual(
      view.canPaste([item]), item.hasItemConformingToTypeIdentifier("public.plain-text"))
  }

  func testActionsGoToTheNextResponder() {
    final class Container: UIView {
      var found = 0
      override func find(_ sender: Any?) { found += 1 }
    }
    let (container, view) = (Container(), UIView())
    container.addSubview(view)

    view.find(nil)

    XCTAssertEqual(container.found, 1)
  }
}
