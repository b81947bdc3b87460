// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UINavigationControllerTests: XCTestCase {
  private let log = CallLog()
  private lazy var first = Screen("A", log)
  private lazy var second = Screen("B", log)
  private lazy var navigation = UINavigationController(rootViewController: first)

  func testTheFirstScreenIsTold() {
    _ = navigation

    XCTAssertEqual(log.take(), ["A willMove parent", "A didMove parent"])
    XCTAssertFalse(first.isViewLoaded)
    XCTAssertTrue(first.navigationController === navigation)
    XCTAssertEqual(navigation.children, [first])
  }

  func testShowingTheWindowShowsTheTopScreen() {
    navigation.pushViewController(second, animated: false)
    _ = log.take()

    let window = makeWindow(navigation)

    XCTAssertEqual(log.take(), ["B load", "B willAppear", "B isAppearing", "B didAppear"])
    XCTAssertFalse(first.isViewLoaded)
    XCTAssertTrue(second.view.window === window)
  }

  func testPushing() {
    let window = makeWindow(navigation)
    _ = log.take()

    navigation.pushViewController(second, animated: true)

    XCTAssertEqual(
      log.take(),
      [
        "B willMove parent", "B load", "A willDisappear", "B willAppear", "B isMovingToParent",
        "A didDisappear", "B isAppearing", "B didAppear", "B didMove parent",
      ])
    XCTAssertEqual(navigation.viewControllers, [first, second])
    XCTAssertTrue(navigation.topViewController === second)
    XCTAssertNil(first.view.window)
    XCTAssertEqual(second.view.frame, window.bounds)
  }

  func testPopping() {
    let window = makeWindow(navigation)
    navigation.pushViewController(second, animated: false)
    _ = log.take()

    XCTAssertTrue(navigation.popViewController(animated: true) === second)

    XCTAssertEqual(
      log.take(),
      [
        "B willMove nil", "B willDisappear", "B isMovingFromParent", "A willAppear",
        "B didDisappear", "A isAppearing", "A didAppear", "B didMove nil",
      ])
    XCTAssertNil(second.parent)
    XCTAssertNil(navigation.popViewController(animated: true))
    XCTAssertTrue(first.view.window === window)
  }

  func testPoppingSeveral() {
    let third = Screen("C", log)
    navigation.viewControllers = [first, second, third]

    XCTAssertEqual(navigation.popToRootViewController(animated: false), [second, third])
    XCTAssertEqual(navigation.viewControllers, [first])
    XCTAssertNil(navigation.popToRootViewController(animated: false))

    navigation.setViewControllers([first, second, third], animated: false)
    XCTAssertEqual(navigation.popToViewController(second, animated: false), [third])
    XCTAssertNil(navigation.popToViewController(second, animated: false))
  }

  func testScreensBelowTheTopComeAndGoQuietly() {
    let window = makeWindow(navigation)
    navigation.pushViewController(second, animated: false)
    _ = log.take()
    let other = Screen("X", log)

    navigation.viewControllers = [other, second]

    XCTAssertEqual(
      log.take(), ["X willMove parent", "A willMove nil", "A didMove nil", "X didMove parent"])
    XCTAssertNotNil(window)
  }

  func testTheDelegateHearsOfShownScreens() {
    final class Delegate: UINavigationControllerDelegate {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { log.add("willShow \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { log.add("didShow \(animated)") }
    }
    let delegate = Delegate(log)
    let window = makeWindow(navigation)
    navigation.delegate = delegate
    _ = log.take()

    navigation.pushViewController(UIViewController(), animated: true)

    XCTAssertEqual(
      log.take(), ["A willDisappear", "willShow true", "A didDisappear", "didShow true"])
    XCTAssertNotNil(window)
  }

  func testTheVisibleScreenIsThePresentedOne() {
    let window = makeWindow(navigation)
    XCTAssertTrue(navigation.visibleViewController === first)

    first.present(second, animated: false)

    XCTAssertTrue(navigation.visibleViewController === second)
    XCTAssertTrue(second.presentingViewController === navigation)
    XCTAssertNotNil(window)
  }

  func testTheBarIsSafeAreaOfTheScreenBelow() {
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    RenderingEnvironment.$current.withValue(environment) {
      let window = makeWindow(navigation)

      XCTAssertEqual(
        navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))
      XCTAssertEqual(first.view.frame, window.bounds)
      XCTAssertEqual(
        first.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))

      navigation.isNavigationBarHidden = true
      window.layoutIfNeeded()
      XCTAssertEqual(first.view.safeAreaInsets.top, 47)
    }
  }

  func testAnOpaqueBarMovesTheScreenDown() {
    navigation.navigationBar.isTranslucent = false
    let window = makeWindow(navigation)

    XCTAssertEqual(first.view.frame, CGRect(x: 0, y: 44, width: 390, height: 800))
    XCTAssertEqual(first.view.safeAreaInsets, .zero)

    first.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    XCTAssertEqual(first.view.frame, window.bounds)
    XCTAssertEqual(first.view.safeAreaInsets.top, 44)
  }

  func testALargeTitleMakesTheBarHigher() {
    navigation.navigationBar.prefersLargeTitles = true
    first.title = "Pets"
    let window = makeWindow(navigation)
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    XCTAssertEqual(first.view.safeAreaInsets.top, 96)

    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
  }

  func testContentOfAScrollViewStartsBelowTheBar() {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    first.view = scrollView

    let window = makeWindow(navigation)
    window.layoutIfNeeded()

    XCTAssertEqual(scrollView.contentOffset.y, -44)
    scrollView.contentOffset.y = 100
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    XCTAssertEqual(scrollView.contentOffset.y, 100)
  }

  func testTheBackButtonPops() throws {
    first.title = "Pets"
    let window = makeWindow(navigation)
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()

    let back = navigation.navigationBar.hitTest(CGPoint(x: 20, y: 20), with: nil)
    try XCTUnwrap(back as? UIControl).sendActions(for: .touchUpInside)

    XCTAssertEqual(navigation.viewControllers, [first])
  }

  func testTitlesReachTheItems() {
    first.title = "Pets"
    XCTAssertEqual(first.navigationItem.title, "Pets")
    XCTAssertEqual(first.tabBarItem.title, "Pets")

    first.title = "Animals"
    first.navigationItem.title = "All animals"

    XCTAssertEqual(first.tabBarItem.title, "Animals")
    XCTAssertEqual(first.title, "Animals")
    XCTAssertTrue(navigation.tabBarItem === first.tabBarItem)
  }

  func testAControllerCanBeMadeFromItsType() {
    let type: UIViewController.Type = UINavigationController.self

    XCTAssertEqual((type.init() as? UINavigationController)?.viewControllers, [])
    XCTAssertTrue((UITabBarController.self as UIViewController.Type).init() is UITabBarController)
  }

  func testStacksAreReleased() {
    weak var controller: UIViewController?
    weak var popped: UIViewController?
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = makeWindow(navigation)
      let pushed = UIViewController()
      navigation.pushViewController(pushed, animated: false)
      (controller, popped) = (navigation, pushed)
      navigation.popViewController(animated: false)
      window.rootViewController = nil
    }

    XCTAssertNil(controller)
    XCTAssertNil(popped)
  }

  /// Beside an island the bar begins at a third of a point; at scales without thirds at the nearest
  /// pixel, so that lines below it stay sharp.
  func testTheBarBeginsAtAPixel() {
    for (scale, y) in [(1, 54), (2, 53.5), (3, 161.0 / 3)] as [(CGFloat, CGFloat)] {
      var environment = RenderingEnvironment(displayScale: scale)
      environment.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      RenderingEnvironment.$current.withValue(environment) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()

        XCTAssertEqual(
          navigation.navigationBar.frame.minY, y, accuracy: 1e-9, "at scale \(scale)")
      }
    }
  }
}
