// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class ApplicationMembersTests: XCTestCase {
  private final class Receiver: UIView {
    var senders: [UIView] = []
    func tapped(_ sender: UIView) { senders.append(sender) }
  }

  func testActionsGoToTheTargetOrUpTheChain() {
    let application = UIApplication()
    let (outer, inner) = (Receiver(), UIView())
    outer.addSubview(inner)
    let action = Selector(Receiver.tapped)

    XCTAssertTrue(application.sendAction(action, to: nil, from: inner, for: nil))
    XCTAssertTrue(application.sendAction(action, to: outer, from: inner, for: nil))
    XCTAssertFalse(application.sendAction(action, to: nil, from: UIView(), for: nil))

    XCTAssertEqual(outer.senders, [inner, inner])
  }

  func testTheAddressOfTheSettingsIsOne() {
    XCTAssertNotNil(URL(string: UIApplication.openSettingsURLString))
  }

  func testAnInputViewIsAsGrayAsTheKeyboard() {
    XCTAssertNotNil(UIInputView(frame: .zero, inputViewStyle: .keyboard).backgroundColor)
    XCTAssertNil(UIInputView(frame: .zero).backgroundColor)
  }
}
