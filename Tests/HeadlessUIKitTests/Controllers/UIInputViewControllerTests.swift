// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIInputViewControllerTests: XCTestCase {
  private final class Keyboard: UIInputViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UIButton())
    }
  }

  func testItsViewIsAGroundOfKeys() {
    let keyboard = Keyboard()
    XCTAssertEqual((keyboard.view as? UIInputView)?.inputViewStyle, .keyboard)
    XCTAssertIdentical(keyboard.inputView, keyboard.view)
    XCTAssertEqual(keyboard.view.subviews.count, 1)
    XCTAssertFalse(keyboard.needsInputModeSwitchKey)
  }

  func testItTypesIntoAText() {
    let proxy = Keyboard().textDocumentProxy
    XCTAssertNil(proxy.documentContextBeforeInput)
    proxy.insertText("Ada!")
    proxy.adjustTextPosition(byCharacterOffset: -1)
    proxy.insertText("m")
    XCTAssertEqual(proxy.documentContextBeforeInput, "Adam")
    XCTAssertEqual(proxy.documentContextAfterInput, "!")
    proxy.deleteBackward()
    XCTAssertEqual(proxy.documentContextBeforeInput, "Ada")
    proxy.adjustTextPosition(byCharacterOffset: 99)
    XCTAssertNil(proxy.documentContextAfterInput)
  }
}
