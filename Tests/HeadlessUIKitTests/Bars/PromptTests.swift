// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// The line of text above the title of a navigation bar.
final class PromptTests: BarTestCase {
  private func shown(
    _ change: (UIViewController, UINavigationBar) -> Void
  ) -> UINavigationController {
    let screen = UIViewController()
    screen.title = "Pets"
    let navigation = UINavigationController(rootViewController: screen)
    change(screen, navigation.navigationBar)
    makeWindow(navigation).layoutIfNeeded()
    return navigation
  }

  func testABarWithAPromptIs30PointsHigher() throws {
    let navigation = shown { screen, _ in
      screen.navigationItem.prompt = "Step 1 of 3"
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", style: .done, target: nil, action: nil)
    }
    let bar = navigation.navigationBar

    XCTAssertEqual(bar.frame.height, 74)
    XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.top, 74)
    let prompt = try XCTUnwrap(label("Step 1 of 3", in: bar))
    XCTAssertEqual(prompt.frame.midX, 195)
    XCTAssertEqual(prompt.frame.height, 30)
    let title = try XCTUnwrap(label("Pets", in: bar))
    XCTAssertEqual(title.frame.midY, 30 + 22, accuracy: 0.5)
    let done = try XCTUnwrap(label("Done", in: bar))
    XCTAssertEqual(done.frame.midY, 30 + 22, accuracy: 0.5)
  }

  func testALargeTitleIsBelowAll() throws {
    let navigation = shown { screen, bar in
      bar.prefersLargeTitles = true
      screen.navigationItem.prompt = "Step 1 of 3"
    }
    let bar = navigation.navigationBar

    XCTAssertEqual(bar.frame.height, 74 + 52)
    let title = try XCTUnwrap(label("Pets", in: bar))
    XCTAssertGreaterThan(title.frame.minY, 74)
    navigation.topViewController?.navigationItem.prompt = nil
    navigation.view.layoutIfNeeded()
    XCTAssertEqual(bar.frame.height, 44 + 52)
    XCTAssertNil(label("Step 1 of 3", in: bar))
  }

  func testABarAloneHasTheRoomForIt() {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Pets")
    bar.items = [item]
    XCTAssertEqual(bar.intrinsicContentSize.height, 44)

    item.prompt = "Step 1 of 3"

    XCTAssertEqual(bar.sizeThatFits(.zero).height, 74)
  }
}
