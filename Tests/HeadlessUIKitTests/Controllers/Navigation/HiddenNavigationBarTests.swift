// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class HiddenNavigationBarTests: XCTestCase {
  private let screen = UIViewController()
  private lazy var navigation = UINavigationController(rootViewController: screen)

  /// The room that is taken at the top, after layout.
  private func top(_ change: () -> Void) -> CGFloat {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    change()
    window.layoutIfNeeded()
    return screen.view.safeAreaInsets.top - window.safeAreaInsets.top
  }

  func testABarThatIsHiddenByItselfStaysHiddenAndTakesNoRoom() {
    XCTAssertEqual(top {}, 44)
    XCTAssertEqual(top { navigation.navigationBar.isHidden = true }, 0)
    XCTAssertTrue(navigation.navigationBar.isHidden)
    XCTAssertFalse(navigation.isNavigationBarHidden)
    XCTAssertEqual(top { navigation.navigationBar.isHidden = false }, 44)
  }

  func testABarThatIsHiddenBeforeItsViewIsLoadedIsHidden() {
    navigation.navigationBar.isHidden = true

    XCTAssertEqual(top {}, 0)
    XCTAssertTrue(navigation.navigationBar.isHidden)
  }

  func testTheControllersWordHidesAndShowsIt() {
    XCTAssertEqual(top { navigation.isNavigationBarHidden = true }, 0)
    XCTAssertTrue(navigation.navigationBar.isHidden)
    XCTAssertEqual(top { navigation.setNavigationBarHidden(false, animated: true) }, 44)
    XCTAssertFalse(navigation.navigationBar.isHidden)
  }
}
