// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UITabBarControllerTests: XCTestCase {
  private let log = CallLog()
  private lazy var first = Screen("A", log)
  private lazy var second = Screen("B", log)
  private let tabs = UITabBarController()

  private func show() -> UIWindow {
    tabs.viewControllers = [first, second]
    return makeWindow(tabs)
  }

  func testAllPartsCanBeCustomizedUntilOthersAreSaid() {
    let tabs = UITabBarController()
    XCTAssertNil(tabs.customizableViewControllers)

    tabs.viewControllers = [UIViewController(), UIViewController()]
    XCTAssertEqual(tabs.customizableViewControllers, tabs.viewControllers)

    tabs.customizableViewControllers = []
    XCTAssertEqual(tabs.customizableViewControllers, [])
    XCTAssertEqual(tabs.viewControllers?.count, 2)
  }

  func testASubclassHearsOfTheFirstSelection() {
    final class Marking: UITabBarController {
      var marked: [UIViewController?] = []
      override var selectedViewController: UIViewController? {
        willSet { marked.append(newValue) }
      }
    }
    let tabs = Marking()
    tabs.viewControllers = [first, second]

    XCTAssertEqual(tabs.marked, [first])
    XCTAssertIdentical(tabs.selectedViewController, first)
    tabs.viewControllers = [first]
    XCTAssertEqual(tabs.marked, [first], "the same is selected")
  }

  func testTheFirstPartIsSelectedAndTheOthersAreNotLoaded() {
    let window = show()

    XCTAssertEqual(
      log.take(),
      [
        "A willMove parent", "B willMove parent", "A didMove parent", "B didMove parent", "A load",
        "A willAppear", "A isAppearing", "A didAppear",
      ])
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertFalse(second.isViewLoaded)
    XCTAssertTrue(second.tabBarController === tabs)
    XCTAssertNotNil(window)
  }

  func testSelectingAnotherPart() {
    let window = show()
    _ = log.take()

    tabs.selectedIndex = 1

    XCTAssertEqual(
      log.take(),
      [
        "B load", "B willAppear", "A willDisappear", "A didDisappear", "B isAppearing",
        "B didAppear",
      ])
    XCTAssertTrue(tabs.selectedViewController === second)
    XCTAssertTrue(second.view.window === window)
    XCTAssertNil(first.view.window)
    XCTAssertTrue(tabs.tabBar.selectedItem === second.tabBarItem)
  }

  func testAPlaceThatNoPartHasIsNotSelected() {
    let window = show()

    tabs.selectedIndex = 7
    tabs.selectedViewController = UIViewController()

    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertEqual(UITabBarController().selectedIndex, NSNotFound)
    XCTAssertNotNil(window)
  }

  func testPartsThatStayStaySelected() {
    let window = show()
    tabs.selectedIndex = 1
    _ = log.take()

    tabs.viewControllers = [second]

    XCTAssertEqual(log.take(), ["A willMove nil", "A didMove nil"])
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertNotNil(window)
  }

  func testTheBarIsSafeAreaOfThePart() {
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    RenderingEnvironment.$current.withValue(environment) {
      let navigation = UINavigationController(rootViewController: first)
      tabs.viewControllers = [navigation, second]
      let window = makeWindow(tabs)

      XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 761, width: 390, height: 83))
      XCTAssertEqual(
        first.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
      XCTAssertEqual(first.view.frame, window.bounds)
    }
  }

  func testAPushedScreenHidesTheBar() {
    let navigation = UINavigationController(rootViewController: first)
    tabs.viewControllers = [navigation, second]
    let window = makeWindow(tabs)
    let pushed = Screen("C", log)
    pushed.hidesBottomBarWhenPushed = true

    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    XCTAssertTrue(tabs.tabBar.isHidden)
    XCTAssertEqual(pushed.view.safeAreaInsets.bottom, 0)

    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    XCTAssertFalse(tabs.tabBar.isHidden)
    XCTAssertEqual(first.view.safeAreaInsets.bottom, 49)
  }

  func testPressingAnItemAsksTheDelegate() throws {
    final class Delegate: UITabBarControllerDelegate {
      var isAllowed = false
      var chosen: [UIViewController] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { isAllowed }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { chosen.append(viewController) }
    }
    let delegate = Delegate()
    let window = show()
    tabs.delegate = delegate
    window.layoutIfNeeded()
    let button = try XCTUnwrap(
      tabs.tabBar.hitTest(CGPoint(x: 300, y: 20), with: nil) as? UIControl)

    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(tabs.selectedIndex, 0)
    delegate.isAllowed = true
    button.sendActions(for: .touchUpInside)

    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertEqual(delegate.chosen, [second])
  }

  func testItemsThatChangeAreShown() {
    let window = show()
    first.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 4)
    second.title = "Away"
    window.layoutIfNeeded()

    XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Home", "Away"])
    XCTAssertTrue(tabs.tabBar.recursiveDescription().contains("text = 'Away'"))
    XCTAssertTrue(tabs.tabBar.selectedItem === first.tabBarItem)
  }

  /// The item of a navigation controller is that of its first screen until it has a title.
  func testATitleKeepsWhatTheItemWasGivenBefore() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let image = UIImage(systemName: "house")
    navigation.tabBarItem.image = image
    navigation.tabBarItem.badgeValue = "3"
    navigation.title = "Home"

    XCTAssertEqual(navigation.tabBarItem.title, "Home")
    XCTAssertEqual(navigation.tabBarItem.badgeValue, "3")
    XCTAssertTrue(navigation.tabBarItem.image === image)
    XCTAssertNil(screen.title)

    let own = UITabBarItem(title: "Own", image: nil, tag: 1)
    navigation.tabBarItem = own
    navigation.title = "Other"
    XCTAssertTrue(navigation.tabBarItem === own)
    XCTAssertEqual(own.title, "Other")
  }

  /// "The title and image properties cannot be changed" of an item of the system's.
  func testTheTitleOfASystemItemStays() {
    let screen = UIViewController()
    screen.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    let image = screen.tabBarItem.image
    screen.title = "Songs"
    screen.tabBarItem.image = nil

    XCTAssertEqual(screen.tabBarItem.title, "Search")
    XCTAssertTrue(screen.tabBarItem.image === image)
    XCTAssertEqual(screen.navigationItem.title, "Songs")
  }

  /// As on iPhones: four items and "More"; a regular width has room for all.
  func testPartsBehindTheFourthStandInMore() throws {
    let all = (0..<7).map { index in
      let part = UIViewController()
      part.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
      return part
    }
    let window = show()
    tabs.viewControllers = all
    window.layoutIfNeeded()
    XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["0", "1", "2", "3", "More"])
    XCTAssertEqual(tabs.viewControllers, all)

    tabs.selectedIndex = 5
    XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
    XCTAssertTrue(tabs.selectedViewController === all[5])

    tabs.selectedViewController = tabs.moreNavigationController
    window.layoutIfNeeded()
    let list = try XCTUnwrap(tabs.moreNavigationController.topViewController)
    XCTAssertTrue(list.view.isDescendant(of: tabs.view))
    XCTAssertEqual(
      (list.view as? UITableView)?.visibleCells.map(\.textLabel?.text), ["4", "5", "6"])
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)

    tabs.selectedIndex = 1
    XCTAssertFalse(list.view.isDescendant(of: tabs.view))
    XCTAssertEqual(tabs.tabBar.selectedItem?.title, "1")

    tabs.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    XCTAssertEqual(tabs.tabBar.items?.count, 7)
    tabs.viewControllers = Array(all.prefix(5))
    XCTAssertEqual(tabs.tabBar.items?.last?.title, "4")
  }

  /// A coordinator's delegate asks another one for what moves the parts.
  func testADelegateHasNothingThatMovesTheParts() {
    final class Delegate: UITabBarControllerDelegate {}
    let (tabs, delegate) = (UITabBarController(), Delegate())
    let (first, second) = (UIViewController(), UIViewController())

    XCTAssertNil(
      delegate.tabBarController(tabs, animationControllerForTransitionFrom: first, to: second))
  }
}
