// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

final class InspectableHierarchyTests: XCTestCase {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func testANavigationControllerHasItsStackAndWhatItPresents() {
    let (first, second, modal) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    show(navigation)
    XCTAssertEqual(navigation.hierarchy, [first, second])
    XCTAssertNil(second.nextViewController)

    second.present(modal, animated: false)

    XCTAssertEqual(navigation.hierarchy, [first, second, modal])
    XCTAssertTrue(second.nextViewController === modal)
    XCTAssertTrue(Router.topViewController(root: navigation) === modal)
  }

  func testATabBarControllerHasItsSelectedPartAndWhatItPresents() {
    let (first, second, modal) = (UIViewController(), UIViewController(), UIViewController())
    let tabs = UITabBarController()
    XCTAssertEqual(tabs.hierarchy, [])
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    show(tabs)
    XCTAssertEqual(tabs.hierarchy, [second])

    tabs.present(modal, animated: false)

    XCTAssertEqual(tabs.hierarchy, [second, modal])
    XCTAssertTrue(Router.topViewController(root: tabs) === modal)
  }

  func testTheTopIsFoundThroughEveryKindOfContainer() {
    let deep = UIViewController()
    let inner = UITabBarController()
    inner.viewControllers = [UINavigationController(rootViewController: deep)]
    let modal = UINavigationController(rootViewController: inner)
    let root = UITabBarController()
    root.viewControllers = [UINavigationController(rootViewController: UIViewController())]
    show(root)
    root.present(modal, animated: false)

    XCTAssertTrue(Router.topViewController() === deep)
    XCTAssertTrue(
      Router.topViewController(root: UINavigationController()) is UINavigationController)
  }

  func testAViewKnowsTheBarOfItsController() {
    let controller = TitleController()
    let navigation = UINavigationController(rootViewController: controller)

    XCTAssertTrue(controller.rootView.navigationBar === navigation.navigationBar)
    XCTAssertTrue(controller.rootView.navigationItem === controller.navigationItem)
    XCTAssertNil(TitleView().navigationBar)
    XCTAssertNil(TitleView().navigationItem)
  }

  func testUniversalSafeAreaInsetsAreTheViewsOwn() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 12

    XCTAssertEqual(controller.view.universalSafeAreaInsets.top, 12)
  }

  func testPushingAndPoppingCallTheirCompletionsOnceAndLater() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let log = CallLog()
    let done = expectation(description: "completions")
    done.expectedFulfillmentCount = 3
    func note(_ name: String) -> () -> Void {
      {
        log.note(name)
        done.fulfill()
      }
    }

    navigation.pushViewController(
      UIViewController(), animated: true, completion: note("pushed"))
    navigation.popViewController(animated: true, completion: note("popped"))
    navigation.popViewController(animated: true, completion: note("nothing popped"))
    XCTAssertEqual(log.take(), [])
    wait(for: [done], timeout: 10)

    XCTAssertEqual(log.take(), ["pushed", "popped", "nothing popped"])
  }
}
