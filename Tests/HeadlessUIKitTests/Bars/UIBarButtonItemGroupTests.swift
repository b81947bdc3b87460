// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIBarButtonItemGroupTests: XCTestCase {
  private let items = (0..<3).map { UIBarButtonItem(title: "\($0)") }

  func testGroupsAreTheBarsItems() {
    let item = UINavigationItem()
    item.trailingItemGroups = [
      .fixedGroup(items: [items[0], items[1]]),
      .movableGroup(customizationIdentifier: "c", items: [items[2]]),
    ]
    // The first of these stands at the edge.
    XCTAssertEqual(item.rightBarButtonItems, [items[2], items[1], items[0]])

    item.leadingItemGroups = [items[0].creatingFixedGroup()]
    XCTAssertEqual(item.leftBarButtonItems, [items[0]])
    XCTAssertIdentical(items[0].buttonGroup, item.leadingItemGroups.first)
  }

  func testAGroupIsHidden() {
    let item = UINavigationItem()
    let group = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "c", isInDefaultCustomization: false, items: items)
    item.leadingItemGroups = [group]
    XCTAssertEqual(item.leftBarButtonItems, [])

    group.isHidden = false

    XCTAssertEqual(item.leftBarButtonItems, items)
  }

  func testOtherItemsAreAGroupOfTheirOwn() {
    let item = UINavigationItem()
    item.leadingItemGroups = [.fixedGroup(items: [items[0]])]
    item.leftBarButtonItems = [items[1], items[2]]
    XCTAssertEqual(item.leadingItemGroups.map(\.barButtonItems), [[items[1], items[2]]])
  }

  func testAPictureBehindAButtonIsReported() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    RenderingEnvironment.$current.withValue(environment) {
      items[0].setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
      XCTAssertEqual(issues.messages, [])
      items[0].setBackgroundImage(picture, for: .normal, barMetrics: .default)
    }
    XCTAssertEqual(issues.messages, ["a picture behind a bar's button is not drawn yet"])
    XCTAssertEqual(items[0].backgroundImage(for: .normal, barMetrics: .default), picture)
    XCTAssertNil(items[0].backgroundImage(for: .highlighted, barMetrics: .default))
  }
}
