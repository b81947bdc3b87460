// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import HeadlessUIKit

final class UITabTests: XCTestCase {
  private func tab(_ title: String, _ controller: UIViewController? = nil) -> UITab {
    UITab(title: title, image: UIImage(systemName: "house"), identifier: title.lowercased()) { _ in
      controller ?? UIViewController()
    }
  }

  func testPartsProvideControllersAndItems() {
    let home = UIViewController()
    let controller = UITabBarController(tabs: [tab("Home", home), tab("Pets")])

    XCTAssertEqual(controller.viewControllers?.count, 2)
    XCTAssertTrue(controller.viewControllers?[0] === home)
    XCTAssertEqual(controller.tabBar.items?.map(\.title), ["Home", "Pets"])
    XCTAssertEqual(controller.selectedTab?.identifier, "home")
    controller.selectedTab = controller.tab(forIdentifier: "pets")
    XCTAssertEqual(controller.selectedIndex, 1)
  }

  func testAPartChangesItsItem() {
    let pets = tab("Pets")
    let controller = UITabBarController(tabs: [pets])
    pets.badgeValue = "3"
    pets.title = "Animals"

    XCTAssertEqual(controller.tabBar.items?.first?.badgeValue, "3")
    XCTAssertEqual(controller.tabBar.items?.first?.title, "Animals")
    XCTAssertTrue(pets.tabBarController === controller)
  }

  func testAPartIsMadeOnceAndWhenItIsAskedFor() {
    var count = 0
    let lazy = UITab(title: "A", image: nil, identifier: "a") { _ in
      count += 1
      return UIViewController()
    }
    lazy.isHidden = true
    let controller = UITabBarController(tabs: [lazy])

    XCTAssertEqual(count, 0)
    XCTAssertEqual(controller.viewControllers?.count, 0)
    XCTAssertTrue(lazy.viewController === lazy.viewController)
    XCTAssertEqual(count, 1)
  }

  func testAGroupShowsItsChosenChild() {
    let (first, second) = (UIViewController(), UIViewController())
    let group = UITabGroup(
      title: "More", image: nil, identifier: "more",
      children: [tab("One", first), tab("Two", second)])

    XCTAssertTrue(group.viewController === first)
    group.defaultChildIdentifier = "two"
    XCTAssertTrue(group.viewController === second)
    XCTAssertTrue(group.children[0].parent === group)
    XCTAssertEqual(UISearchTab().title, "Search")
  }
}
