// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIBarButtonItemTests: BarTestCase {
  private final class Target: UIResponder {
    var senders: [UIBarButtonItem] = []
    func tapped(_ sender: UIBarButtonItem) { senders.append(sender) }
  }

  /// The control that a bar shows for its only item.
  private func control(for item: UIBarButtonItem) throws -> UIControl {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let content = UINavigationItem(title: "")
    content.rightBarButtonItem = item
    bar.items = [content]
    bar.layoutIfNeeded()
    retained.append(bar)
    func find(_ view: UIView) -> UIControl? {
      (view as? UIControl) ?? view.subviews.lazy.compactMap(find).first
    }
    return try XCTUnwrap(find(bar))
  }

  private var retained: [UIView] = []

  func testTapsCallTheTargetWithTheItem() throws {
    let target = Target()
    let action = Selector(Target.tapped)
    let items = [
      UIBarButtonItem(title: "Done", style: .done, target: target, action: action),
      UIBarButtonItem(image: squareImage(20), style: .plain, target: target, action: action),
      UIBarButtonItem(
        image: squareImage(20), landscapeImagePhone: nil, style: .plain, target: target,
        action: action),
      UIBarButtonItem(barButtonSystemItem: .add, target: target, action: action),
    ]

    for item in items { try control(for: item).sendActions(for: .touchUpInside) }

    XCTAssertEqual(target.senders, items)
    XCTAssertEqual(items.map(\.style), [.done, .plain, .plain, .plain])
    XCTAssertTrue(items.allSatisfy { $0.target === target && $0.action == action })
  }

  func testAnActionComesBeforeTheTarget() throws {
    let target = Target()
    var ran = 0
    let item = UIBarButtonItem(
      title: "A", style: .plain, target: target, action: Selector(Target.tapped))
    item.primaryAction = UIAction { _ in ran += 1 }

    try control(for: item).sendActions(for: .touchUpInside)

    XCTAssertEqual(ran, 1)
    XCTAssertEqual(target.senders, [])
  }

  func testTheTargetIsNotKeptAliveAndMayBeChangedLater() throws {
    var first: Target? = Target()
    let second = Target()
    let item = UIBarButtonItem(
      title: "A", style: .plain, target: first, action: Selector(Target.tapped))
    let button = try control(for: item)
    first = nil
    XCTAssertNil(item.target)

    item.target = second
    button.sendActions(for: .touchUpInside)

    XCTAssertEqual(second.senders, [item])
    _ = first
  }

  func testPossibleTitlesWidenTheButton() throws {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let narrow = try control(for: item).frame.width
    item.possibleTitles = ["Edit", "A much longer title"]
    let wide = try control(for: item).frame.width

    XCTAssertGreaterThan(wide, narrow + 50)
  }

  func testALowBarShowsItsOwnPicture() throws {
    let item = UIBarButtonItem(
      image: squareImage(24), landscapeImagePhone: squareImage(18), style: .plain, target: nil,
      action: nil)
    XCTAssertEqual(try control(for: item).frame.width, 24)

    var width: CGFloat?
    UITraitCollection(verticalSizeClass: .compact).performAsCurrent {
      width = try? control(for: item).frame.width
    }
    XCTAssertEqual(width, 18)
  }

  func testInsetsMoveThePicture() throws {
    let item = UIBarButtonItem(
      image: squareImage(24), style: .plain, target: nil, action: nil)
    item.imageInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)

    let button = try control(for: item)
    button.layoutIfNeeded()

    XCTAssertEqual(button.subviews.first?.frame.minX, -10)
    XCTAssertEqual(button.subviews.first?.frame.width, 24)
  }

  func testMenusAreKept() {
    let menu = UIMenu(title: "More")

    XCTAssertTrue(UIBarButtonItem(title: "A", menu: menu).menu === menu)
    XCTAssertTrue(UIBarButtonItem(systemItem: .add, menu: menu).menu === menu)
  }
}
