// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class NibTallTabBar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width, height: 80)
  }
}

final class NibOwnNavigationBar: UINavigationBar {}

/// The bars of controllers, as a storyboard says them.
final class StoryboardBarTests: XCTestCase {
  private func tabs() throws -> UITabBarController {
    let storyboard = UIStoryboard(name: "Bars", bundle: .module)
    return try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITabBarController)
  }

  func testANavigationBarLooksAsTheFileSays() throws {
    let tabs = try tabs()
    let navigation = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
    let bar = navigation.navigationBar

    XCTAssertTrue(bar is NibOwnNavigationBar)
    XCTAssertEqual(bar.barStyle, .black)
    XCTAssertFalse(bar.isTranslucent)
    XCTAssertTrue(bar.prefersLargeTitles)
    XCTAssertEqual(bar.barTintColor, .red)
    XCTAssertEqual(bar.tintColor, .white)
    XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .yellow)
    XCTAssertEqual((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize, 20)
    let shadow = bar.titleTextAttributes?[.shadow] as? NSShadow
    XCTAssertEqual(shadow?.shadowOffset, CGSize(width: 1, height: 2))
    XCTAssertEqual(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor, .green)
    XCTAssertEqual(bar.scrollEdgeAppearance?.backgroundColor, .blue)
    XCTAssertEqual(
      bar.scrollEdgeAppearance?.titleTextAttributes[.foregroundColor] as? UIColor,
      UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertEqual(bar.topItem?.title, "First")
    XCTAssertEqual(navigation.topViewController?.edgesForExtendedLayout, .bottom)
    XCTAssertEqual(navigation.topViewController?.extendedLayoutIncludesOpaqueBars, true)
    XCTAssertFalse(navigation.isToolbarHidden)
    XCTAssertEqual(navigation.toolbar.barTintColor, .magenta)
  }

  func testATabBarIsOfTheClassThatTheFileSaysAndAsHighAsThatAsks() throws {
    let tabs = try tabs()
    XCTAssertTrue(tabs.tabBar is NibTallTabBar)
    XCTAssertTrue(tabs.tabBar.delegate === tabs)
    XCTAssertEqual(tabs.tabBar.barTintColor, .blue)
    XCTAssertEqual(tabs.tabBar.tintColor, .green)
    XCTAssertEqual(
      tabs.tabBar.standardAppearance.stackedLayoutAppearance.selected.iconColor, .red)
    XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["One"])

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 520, width: 390, height: 80))
  }

  /// Interface Builder writes what a text does that stays as large as it is.
  func testTextsShrinkThatHaveASmallestSize() throws {
    let navigation = try XCTUnwrap(try tabs().viewControllers?.first as? UINavigationController)
    XCTAssertEqual(navigation.tabBarItem.badgeColor, .blue)
    let views = try XCTUnwrap(navigation.topViewController?.view.subviews)
    let labels = views.compactMap { $0 as? UILabel }
    XCTAssertEqual(labels.map(\.adjustsFontSizeToFitWidth), [true, true, false])
    XCTAssertEqual(labels.map(\.minimumScaleFactor), [0.5, 0.25, 0])
    let fields = views.compactMap { $0 as? UITextField }
    XCTAssertEqual(fields.map(\.adjustsFontSizeToFitWidth), [true, false])
    let segments = try XCTUnwrap(views.last as? UISegmentedControl)
    XCTAssertEqual((0..<2).map(segments.widthForSegment), [70, 0])
  }

  func testCodePutsItsOwnBarsInPlaceByName() throws {
    let tabs = UITabBarController()
    let screens = ["One", "Two"].map { title in
      let screen = UIViewController()
      screen.tabBarItem.title = title
      return screen
    }
    tabs.setViewControllers(screens, animated: false)
    tabs.loadViewIfNeeded()
    let bar = NibTallTabBar()
    tabs.setValue(bar, forKey: "tabBar")

    XCTAssertTrue(tabs.tabBar === bar)
    XCTAssertEqual(bar.items?.map(\.title), ["One", "Two"])
    tabs.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    tabs.view.layoutIfNeeded()
    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 520, width: 390, height: 80))
    XCTAssertEqual(tabs.view.subviews.count { $0 is UITabBar }, 1)
    tabs.selectedIndex = 1
    XCTAssertTrue(bar.selectedItem === bar.items?.last)

    let navigation = UINavigationController(rootViewController: screens[0])
    navigation.loadViewIfNeeded()
    let own = NibOwnNavigationBar()
    navigation.setValue(own, forKey: "navigationBar")
    XCTAssertTrue(navigation.navigationBar === own)
    XCTAssertTrue(own.topItem === screens[0].navigationItem)
    XCTAssertTrue(own.superview === navigation.view)
    let tools = UIToolbar()
    navigation.setValue(tools, forKey: "toolbar")
    XCTAssertTrue(navigation.toolbar === tools)
  }
}
