// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class BarItemActionTests: BarTestCase {
  private final class Item: UIBarButtonItem {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init()
    }
    required init?(coder: NSCoder) {
      number = 0
      super.init(coder: coder)
    }
  }

  func testItemsAreReadFromNoArchive() {
    XCTAssertNil(Item(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    XCTAssertEqual(Item(3).number, 3)
  }

  func testTheButtonBackDoesWhatTheItemSays() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    var calls = 0
    second.backAction = UIAction { _ in calls += 1 }
    bar.items = [first, second]
    bar.layoutIfNeeded()

    let button = try XCTUnwrap(
      bar.hitTest(CGPoint(x: 30, y: 22), with: nil) as? UIControl)
    button.sendActions(for: .touchUpInside)

    XCTAssertEqual(calls, 1)
    XCTAssertEqual(bar.items?.count, 2)
    second.backAction = nil
    bar.layoutIfNeeded()
    (bar.hitTest(CGPoint(x: 30, y: 22), with: nil) as? UIControl)?.sendActions(for: .touchUpInside)
    XCTAssertEqual(bar.items?.count, 1)
  }

  func testHiddenItemsOfNavigationBarsAreLeftOut() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let item = UINavigationItem(title: "A")
    let edit = UIBarButtonItem(title: "Edit")
    edit.isHidden = true
    item.rightBarButtonItem = edit
    bar.items = [item]
    XCTAssertNil(label("Edit", in: bar))
    edit.isHidden = false
    XCTAssertNotNil(label("Edit", in: bar))
  }
}
