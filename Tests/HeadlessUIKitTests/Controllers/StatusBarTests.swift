// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class StatusBarTests: XCTestCase {
  private final class Screen: UIViewController {
    var hidesStatusBar = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
  }

  private let screen = Screen()

  private func show(top: CGFloat, _ root: UIViewController, _ check: (UIWindow) -> Void) {
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    RenderingEnvironment.$current.withValue(environment) { check(makeWindow(root)) }
  }

  func testAHiddenStatusBarLeavesNothingOfTheSafeAreaWhereItAloneCoversTheEdge() {
    show(top: 20, screen) { _ in
      XCTAssertEqual(screen.view.safeAreaInsets.top, 20)
      screen.hidesStatusBar = true
      XCTAssertEqual(screen.view.safeAreaInsets.top, 0)
    }
  }

  func testANotchStaysWhereItIs() {
    screen.hidesStatusBar = true
    show(top: 47, screen) { _ in XCTAssertEqual(screen.view.safeAreaInsets.top, 47) }
  }

  func testContainersAskTheirShownScreen() {
    screen.hidesStatusBar = true
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    show(top: 20, tabs) { window in
      XCTAssertEqual(navigation.navigationBar.frame.minY, 0)

      tabs.selectedIndex = 1
      XCTAssertEqual(window.safeAreaInsets.top, 20)
    }
  }

  func testAControllerThatIsPresentedOverTheWholeScreenDecides() {
    let presented = Screen()
    presented.hidesStatusBar = true
    presented.modalPresentationStyle = .fullScreen
    show(top: 20, screen) { window in
      screen.present(presented, animated: false)
      XCTAssertEqual(window.safeAreaInsets.top, 0)

      screen.dismiss(animated: false)
      presented.modalPresentationStyle = .pageSheet
      screen.present(presented, animated: false)
      XCTAssertEqual(window.safeAreaInsets.top, 20)
    }
  }
}
