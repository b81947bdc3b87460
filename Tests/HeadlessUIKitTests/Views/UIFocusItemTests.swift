// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIFocusItemTests: XCTestCase {
  private final class Key: UIView {
    override var canBecomeFocused: Bool { true }
  }

  func testSubviewsThatTakeTheFocusAreItems() {
    let view = UIView()
    let keys = [Key(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), Key(frame: .zero)]
    for key in keys { view.addSubview(key) }
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))

    let items = view.focusItems(in: CGRect(x: 2, y: 2, width: 9, height: 9))
    XCTAssertEqual(items.map(\.frame), [keys[0].frame])
    XCTAssertTrue(items[0].parentFocusEnvironment === view)
    XCTAssertTrue(view.focusItemContainer === view)
  }

  func testAControllerStandsAboveItsView() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)

    XCTAssertTrue(child.view.parentFocusEnvironment === child)
    XCTAssertTrue(child.parentFocusEnvironment === parent)
    XCTAssertNil(parent.parentFocusEnvironment)
  }
}
