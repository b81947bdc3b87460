// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UITabBarTests: BarTestCase {
  private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))

  private func makeItems() -> [UITabBarItem] {
    ["One", "Two", "Three"].enumerated().map { index, title in
      UITabBarItem(title: title, image: squareImage(20), tag: index)
    }
  }

  func testItemsShareTheWidth() throws {
    bar.items = makeItems()
    bar.layoutIfNeeded()

    for (index, title) in ["One", "Two", "Three"].enumerated() {
      let label = try XCTUnwrap(label(title, in: bar))
      XCTAssertEqual(label.frame.midX, CGFloat(index) * 100 + 50, accuracy: 0.5)
      XCTAssertEqual(label.frame.minY, 35.5)
      XCTAssertEqual(label.label.font, .systemFont(ofSize: 10, weight: .medium))
    }
  }

  func testTheSelectedItemHasTheTint() throws {
    bar.items = makeItems()
    bar.tintColor = .systemPink
    bar.selectedItem = bar.items?[1]
    bar.layoutIfNeeded()

    XCTAssertEqual(try XCTUnwrap(label("Two", in: bar)).label.textColor, .systemPink)
    XCTAssertNotEqual(try XCTUnwrap(label("One", in: bar)).label.textColor, .systemPink)

    bar.unselectedItemTintColor = .systemGreen
    XCTAssertEqual(try XCTUnwrap(label("One", in: bar)).label.textColor, .systemGreen)
  }

  func testPicturesAreDrawnInTheirItemsColor() throws {
    bar.items = makeItems()
    bar.selectedItem = bar.items?[0]
    bar.tintColor = .red
    bar.unselectedItemTintColor = .blue

    let bitmap = try draw(bar)

    XCTAssertEqual(bitmap[100, 40].red, 255)
    XCTAssertEqual(bitmap[100, 40].blue, 0)
    XCTAssertEqual(bitmap[300, 40].blue, 255)
  }

  func testABadgeShowsItsTextInRed() throws {
    bar.items = makeItems()
    XCTAssertNil(label("7", in: bar))

    bar.items?[2].badgeValue = "7"

    let badge = try XCTUnwrap(label("7", in: bar))
    XCTAssertEqual(badge.label.backgroundColor, .systemRed)
  }

  func testPressingSelects() throws {
    bar.items = makeItems()
    bar.layoutIfNeeded()

    let button = bar.hitTest(CGPoint(x: 250, y: 20), with: nil) as? UIControl
    try XCTUnwrap(button).sendActions(for: .touchUpInside)

    XCTAssertTrue(bar.selectedItem === bar.items?[2])
  }

  func testTheHairlineIsAboveTheBar() throws {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 30))
    bar.frame = CGRect(x: 0, y: 10, width: 4, height: 20)
    holder.addSubview(bar)

    let bitmap = try draw(holder)

    XCTAssertEqual(bitmap[0, 18].alpha, 0)
    XCTAssertEqual(bitmap[0, 19].alpha, 77)
    XCTAssertEqual(bitmap[0, 20].red, 249)
  }

  func testTitlesStandBesidePicturesOnAPhoneThatLiesOnItsSide() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = makeItems().map { item in
      let part = UIViewController()
      item.image = squareImage(25)
      part.tabBarItem = item
      return part
    }
    let window = makeWindow(tabs, size: CGSize(width: 600, height: 300))
    window.layoutIfNeeded()

    XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 268, width: 600, height: 32))
    XCTAssertEqual(tabs.viewControllers?[0].view.safeAreaInsets.bottom, 32)
    let (label, frame) = try XCTUnwrap(label("One", in: tabs.tabBar))
    let picture = try XCTUnwrap(label.superview?.subviews.first { $0 is UIImageView })
    XCTAssertEqual(label.font, .systemFont(ofSize: 12, weight: .medium))
    XCTAssertEqual(picture.frame.size, CGSize(width: 18, height: 18))
    XCTAssertEqual(picture.frame.minY, 7)
    // The button begins 2 points from the edge.
    XCTAssertEqual(frame.minX, 2 + picture.frame.maxX + 6)
    XCTAssertEqual(2 + picture.frame.minX, 200 - frame.maxX, accuracy: 0.5)

    window.frame.size = CGSize(width: 300, height: 600)
    XCTAssertEqual(tabs.tabBar.frame.height, 49)
    XCTAssertEqual(try XCTUnwrap(self.label("One", in: tabs.tabBar)).frame.minY, 35.5)
  }

  func testALowBarStaysLowAboveWhatTheScreenCovers() throws {
    let tabs = UITabBarController()
    let part = UIViewController()
    part.tabBarItem = UITabBarItem(title: "One", image: squareImage(25), tag: 0)
    tabs.viewControllers = [part]
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

    try RenderingEnvironment.$current.withValue(environment) {
      let window = makeWindow(tabs, size: CGSize(width: 844, height: 390))
      window.layoutIfNeeded()

      XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 337, width: 844, height: 53))
      XCTAssertEqual(try XCTUnwrap(label("One", in: tabs.tabBar)).label.center.y, 16)
      XCTAssertEqual(part.view.safeAreaInsets.bottom, 53)
    }
  }

  func testABadgeDoesNotCoverTheTitleBesideIt() throws {
    bar.items = makeItems()
    bar.items?[0].badgeValue = "12"
    var environment = RenderingEnvironment.current
    environment.verticalSizeClass = .compact

    RenderingEnvironment.$current.withValue(environment) { bar.layoutIfNeeded() }

    let title = try XCTUnwrap(label("One", in: bar)).frame
    let badge = try XCTUnwrap(label("12", in: bar)).frame
    XCTAssertLessThanOrEqual(badge.maxX, title.minX)
    XCTAssertGreaterThan(badge.maxX, title.minX - 8)
  }

  func testALargePhoneThatLiesOnItsSideHasHighBars() throws {
    let tabs = UITabBarController()
    let part = UIViewController()
    part.title = "Part"
    let navigation = UINavigationController(rootViewController: part)
    navigation.tabBarItem = UITabBarItem(title: "One", image: squareImage(25), tag: 0)
    navigation.isToolbarHidden = false
    navigation.navigationBar.prefersLargeTitles = true
    tabs.viewControllers = [navigation]
    let window = makeWindow(tabs, size: CGSize(width: 736, height: 414))
    window.layoutIfNeeded()

    XCTAssertEqual(tabs.tabBar.frame.height, 49)
    XCTAssertEqual(navigation.navigationBar.frame.height, 44, "and no large title")
    XCTAssertEqual(navigation.toolbar.frame.height, 44)
    let label = try XCTUnwrap(label("One", in: tabs.tabBar)).label
    XCTAssertEqual(label.font, .systemFont(ofSize: 13, weight: .medium))
    XCTAssertEqual(label.center.y, 24.5)

    window.frame.size = CGSize(width: 874, height: 402)
    XCTAssertEqual(tabs.tabBar.frame.height, 32)
    XCTAssertEqual(navigation.navigationBar.frame.height, 32)
    XCTAssertEqual(navigation.toolbar.frame.height, 32)
  }

  func testABarThatStandsAloneFollowsTheSizeClass() throws {
    bar.items = makeItems()
    bar.frame.size.height = 32
    var environment = RenderingEnvironment.current
    environment.verticalSizeClass = .compact

    RenderingEnvironment.$current.withValue(environment) { bar.layoutIfNeeded() }

    XCTAssertEqual(try XCTUnwrap(label("One", in: bar)).label.center.y, 16)
  }
}
