// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIMenuTests: XCTestCase {
  func testMenusHoldActionsAndMenus() {
    let action = UIAction(title: "By name") { _ in }
    let inner = UIMenu(title: "More", options: .displayInline, children: [action])
    let menu = UIMenu(
      title: "Sort", identifier: UIMenu.Identifier("sort"), children: [action, inner])

    XCTAssertEqual(menu.children.map(\.title), ["By name", "More"])
    XCTAssertEqual(menu.identifier?.rawValue, "sort")
    XCTAssertEqual(inner.options, .displayInline)
    let other = menu.replacingChildren([inner])
    XCTAssertEqual(other.children, [inner])
    XCTAssertEqual(other.title, "Sort")
    let button = UIButton()
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    XCTAssertTrue(button.menu === menu)
  }
}
