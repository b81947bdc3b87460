// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

/// Offsets, pictures and the button back, as appearances and the properties before iOS 13 say.
final class BarLookTests: BarTestCase {
  private func navigationBar(_ change: (UINavigationBar) -> Void = { _ in }) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    change(bar)
    bar.items = [UINavigationItem(title: "Pets"), UINavigationItem(title: "Ada")]
    bar.layoutIfNeeded()
    return bar
  }

  private func tabBar(_ change: (UITabBar) -> Void = { _ in }) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = ["One", "Two"].enumerated().map {
      UITabBarItem(title: $1, image: squareImage(20), tag: $0)
    }
    bar.selectedItem = bar.items?.first
    bar.items?[1].badgeValue = "5"
    change(bar)
    bar.layoutIfNeeded()
    return bar
  }

  private func frame(_ text: String, in view: UIView) throws -> CGRect {
    try XCTUnwrap(label(text, in: view)?.frame)
  }

  private func attribute(
    _ key: NSAttributedString.Key, _ text: String, in view: UIView
  ) throws -> UIColor? {
    let label = try XCTUnwrap(label(text, in: view)?.label)
    return label.attributedText?.attributes(at: 0, effectiveRange: nil)[key] as? UIColor
  }

  private func isMoved(
    _ text: String, by offset: CGPoint, _ bar: UIView, from plain: UIView
  ) throws {
    let (moved, before) = (try frame(text, in: bar), try frame(text, in: plain))
    XCTAssertEqual(moved.minX, before.minX + offset.x, accuracy: 0.001)
    XCTAssertEqual(moved.minY, before.minY + offset.y, accuracy: 0.001)
    XCTAssertEqual(moved.size, before.size)
  }

  func testTheTitleOfANavigationBarIsMoved() throws {
    let offset = UIOffset(horizontal: 7, vertical: -3)
    let bar = navigationBar { $0.standardAppearance.titlePositionAdjustment = offset }
    try isMoved("Ada", by: CGPoint(x: 7, y: -3), bar, from: navigationBar())

    let old = navigationBar { $0.setTitleVerticalPositionAdjustment(4, for: .default) }
    try isMoved("Ada", by: CGPoint(x: 0, y: 4), old, from: navigationBar())
    XCTAssertEqual(old.titleVerticalPositionAdjustment(for: .default), 4)
    XCTAssertEqual(old.titleVerticalPositionAdjustment(for: .compact), 0)
  }

  func testTheButtonBackHasTheLookOfItsAppearance() throws {
    let bar = navigationBar {
      let back = $0.standardAppearance.backButtonAppearance.normal
      back.titleTextAttributes = [.foregroundColor: UIColor.purple]
      back.titlePositionAdjustment = UIOffset(horizontal: -1000, vertical: 0)
    }
    XCTAssertEqual(try attribute(.foregroundColor, "Pets", in: bar), .purple)
    try isMoved("Pets", by: CGPoint(x: -1000, y: 0), bar, from: navigationBar())
  }

  func testTheButtonBackTakesTheAppearanceOfItems() throws {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    let bar = RenderingEnvironment.$current.withValue(environment) {
      let items = UIBarButtonItem.appearance()
      items.setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -200, vertical: 0), for: .default)
      items.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      window.isHidden = false
      return navigationBar { window.addSubview($0) }
    }
    XCTAssertEqual(try attribute(.foregroundColor, "Pets", in: bar), .brown)
    try isMoved("Pets", by: CGPoint(x: -200, y: 0), bar, from: navigationBar())
  }

  func testAPictureStandsInThePlaceOfTheChevron() throws {
    let picture = squareImage(12)
    func left(_ bar: UINavigationBar) throws -> (start: Int?, title: CGFloat) {
      let bitmap = try draw(bar)
      let row = 44
      let start = (0..<60).first { bitmap[$0, row] != bitmap[0, row] }
      return (start, try frame("Pets", in: bar).minX)
    }
    let old = navigationBar {
      $0.backIndicatorImage = picture
      $0.backIndicatorTransitionMaskImage = picture
    }
    XCTAssertEqual(try left(old).start, 16)
    XCTAssertEqual(try left(old).title, 26, accuracy: 0.01)
    let new = navigationBar {
      $0.standardAppearance.setBackIndicatorImage(picture, transitionMaskImage: picture)
    }
    XCTAssertEqual(try draw(new), try draw(old))
    // UIKit takes no picture without a mask.
    let without = navigationBar { $0.backIndicatorImage = picture }
    XCTAssertEqual(try draw(without), try draw(navigationBar()))
  }

  func testTitlesOfButtonsAreMoved() throws {
    func bar(_ change: (UIBarButtonItem) -> Void) -> UINavigationBar {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UINavigationItem(title: "Pets")
      let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      change(button)
      item.leftBarButtonItem = button
      bar.items = [item]
      bar.layoutIfNeeded()
      return bar
    }
    let moved = bar {
      $0.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 5), for: .default)
      XCTAssertEqual($0.titlePositionAdjustment(for: .default).vertical, 5)
    }
    try isMoved("Edit", by: CGPoint(x: 2, y: 5), moved, from: bar { _ in })
  }

  func testTitlesAndBadgesOfATabBarAreMoved() throws {
    let bar = tabBar {
      let look = $0.standardAppearance.stackedLayoutAppearance.normal
      look.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
      look.badgePositionAdjustment = UIOffset(horizontal: 3, vertical: 2)
      look.badgeTextAttributes = [.foregroundColor: UIColor.black]
    }
    try isMoved("Two", by: CGPoint(x: 0, y: -4), bar, from: tabBar())
    try isMoved("5", by: CGPoint(x: 3, y: 2), bar, from: tabBar())
    XCTAssertEqual(try attribute(.foregroundColor, "5", in: bar), .black)

    let own = tabBar {
      $0.items?[0].titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 6)
      $0.items?[1].setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    }
    try isMoved("One", by: CGPoint(x: 0, y: 6), own, from: tabBar())
    XCTAssertEqual(try attribute(.foregroundColor, "5", in: own), .green)
  }

  func testItemsOfATabBarStandInTheMiddle() throws {
    let bar = tabBar {
      $0.itemPositioning = .centered
      $0.itemWidth = 60
      $0.itemSpacing = 20
    }
    XCTAssertEqual(try frame("One", in: bar).midX, 160 - 40, accuracy: 0.01)
    XCTAssertEqual(try frame("Two", in: bar).midX, 160 + 40, accuracy: 0.01)
    let look = tabBar {
      $0.standardAppearance.stackedItemPositioning = .centered
      $0.standardAppearance.stackedItemWidth = 60
      $0.standardAppearance.stackedItemSpacing = 20
    }
    XCTAssertEqual(try draw(look), try draw(bar))
  }

  func testAPictureStandsBehindTheSelectedItem() throws {
    let bar = tabBar { $0.selectionIndicatorImage = squareImage(40) }
    let views = bar.subviews.compactMap { $0 as? UIImageView }
    XCTAssertEqual(views.map(\.frame), [CGRect(x: 60, y: 4.5, width: 40, height: 40)])
    bar.selectedItem = nil
    bar.layoutIfNeeded()
    XCTAssertEqual(bar.subviews.compactMap { $0 as? UIImageView }.count, 0)
  }

  func testAnEmptyPictureTakesTheBackgroundOfATabBarAway() throws {
    func corner(_ bar: UIView) throws -> Color { try draw(bar)[2, 80] }
    let bar = tabBar {
      $0.backgroundImage = UIImage()
      $0.shadowImage = UIImage()
    }
    XCTAssertNotEqual(try corner(tabBar()).alpha, 0)
    XCTAssertEqual(try corner(bar).alpha, 0)
    XCTAssertEqual(try corner(tabBar { $0.barStyle = .black }).red, 0)

    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    XCTAssertNotEqual(try corner(toolbar).alpha, 0)
    toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    XCTAssertEqual(try corner(toolbar).alpha, 0)
    XCTAssertNotNil(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default))
    XCTAssertNil(toolbar.shadowImage(forToolbarPosition: .any))
  }
}
