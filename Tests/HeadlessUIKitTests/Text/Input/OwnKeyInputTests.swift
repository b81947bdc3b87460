// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Views of one's own that take keys, as for codes.
final class OwnKeyInputTests: XCTestCase {
  private final class CodeView: UIView, UIKeyInput {
    var code = ""
    var keyboardType: UIKeyboardType = .numberPad

    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { _ = code.popLast() }
    override var canBecomeFirstResponder: Bool { true }
  }

  func testOnlyWhatIsNeededIsDeclared() {
    let view = CodeView()

    view.insertText("12")
    view.deleteBackward()

    XCTAssertEqual(view.code, "1")
    XCTAssertEqual(view.keyboardType, .numberPad)
    XCTAssertEqual(view.autocapitalizationType, .sentences)
    XCTAssertFalse(view.isSecureTextEntry)
    XCTAssertNil(view.textContentType)
  }

  func testOtherTraitsAreKept() {
    let view = CodeView()

    view.textContentType = .oneTimeCode
    view.returnKeyType = .done
    view.isSecureTextEntry = true

    XCTAssertEqual(view.textContentType, .oneTimeCode)
    XCTAssertEqual(view.returnKeyType, .done)
    XCTAssertTrue(view.isSecureTextEntry)
    XCTAssertNil(CodeView().textContentType)
  }
}
