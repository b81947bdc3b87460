// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class UIToolbarTests: BarTestCase {
  private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }

  private func bar(_ items: [UIBarButtonItem]) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  func testSpacesThatGrowShareTheRoom() throws {
    let bar = bar([
      item("A"), .flexibleSpace(), item("B"), .flexibleSpace(), item("C"),
    ])

    XCTAssertEqual(try XCTUnwrap(label("A", in: bar)).frame.minX, 16)
    XCTAssertEqual(try XCTUnwrap(label("B", in: bar)).frame.midX, 195, accuracy: 1)
    XCTAssertEqual(try XCTUnwrap(label("C", in: bar)).frame.maxX, 374, accuracy: 0.5)
  }

  func testHiddenItemsAreLeftOut() throws {
    let (first, second) = (item("A"), item("B"))
    second.isHidden = true
    let bar = bar([first, second, item("C")])
    XCTAssertNil(label("B", in: bar))
    let before = try XCTUnwrap(label("C", in: bar)).frame.minX

    second.isHidden = false
    bar.layoutIfNeeded()

    XCTAssertNotNil(label("B", in: bar))
    XCTAssertGreaterThan(try XCTUnwrap(label("C", in: bar)).frame.minX, before)
  }

  func testABarOfAPhoneOnItsSideHasItsOwnLook() {
    let bar = bar([])
    bar.compactAppearance = UIToolbarAppearance()
    bar.compactAppearance?.backgroundColor = .red
    XCTAssertFalse("\(bar.displayList(scale: 1).commands)".contains("#FF0000"))

    bar.traitOverrides.verticalSizeClass = .compact
    bar.setNeedsLayout()
    bar.layoutIfNeeded()

    XCTAssertTrue("\(bar.displayList(scale: 1).commands)".contains("#FF0000"))
  }

  func testFixedSpaceAndNeighbors() throws {
    let bar = bar([item("A"), .fixedSpace(50), item("B"), item("C")])

    let frames = try ["A", "B", "C"].map { try XCTUnwrap(label($0, in: bar)).frame }
    XCTAssertEqual(frames[1].minX - frames[0].maxX, 50, accuracy: 0.5)
    XCTAssertEqual(frames[2].minX - frames[1].maxX, 8, accuracy: 0.5)
  }

  /// "Fixed space items have a minimum width of 8 points", as is published of iOS 11.
  func testAFixedSpaceIsNoNarrowerThanAGap() throws {
    let bar = bar([item("A"), UIBarButtonItem(systemItem: .fixedSpace), item("B")])

    let frames = try ["A", "B"].map { try XCTUnwrap(label($0, in: bar)).frame }
    XCTAssertEqual(frames[1].minX - frames[0].maxX, 8, accuracy: 0.5)
  }

  func testWhereTextRunsFromRightToLeftTheFirstItemIsAtTheRight() throws {
    var environment = RenderingEnvironment.current
    environment.layoutDirection = .rightToLeft
    try RenderingEnvironment.$current.withValue(environment) {
      let bar = bar([item("A"), .flexibleSpace(), item("B")])

      XCTAssertEqual(try XCTUnwrap(label("A", in: bar)).frame.maxX, 374, accuracy: 0.5)
      XCTAssertEqual(try XCTUnwrap(label("B", in: bar)).frame.minX, 16, accuracy: 0.5)
    }
  }

  func testACustomViewKeepsItsSizeInTheMiddle() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    _ = bar([.flexibleSpace(), UIBarButtonItem(customView: view), .flexibleSpace()])

    XCTAssertEqual(view.frame, CGRect(x: 180, y: 12, width: 30, height: 20))
  }

  // MARK: In a navigation controller

  private let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func show(
    _ root: UIViewController, in check: (UIWindow) throws -> Void
  ) rethrows {
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = safeArea
    try RenderingEnvironment.$current.withValue(environment) {
      let window = makeWindow(root)
      window.layoutIfNeeded()
      try check(window)
    }
  }

  func testTheToolbarShowsTheItemsOfTheShownScreen() {
    let first = UIViewController()
    let second = UIViewController()
    first.toolbarItems = [item("One")]
    second.setToolbarItems([item("Two")], animated: false)
    let navigation = UINavigationController(rootViewController: first)
    show(navigation) { window in
      XCTAssertNil(navigation.toolbar.superview)
      XCTAssertEqual(first.view.safeAreaInsets.bottom, 34)

      navigation.isToolbarHidden = false
      window.layoutIfNeeded()
      XCTAssertEqual(
        navigation.toolbar.frame, CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44))
      XCTAssertNotNil(label("One", in: navigation.toolbar))
      XCTAssertEqual(first.view.safeAreaInsets.bottom, 34 + 44)

      navigation.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      XCTAssertNil(label("One", in: navigation.toolbar))
      XCTAssertNotNil(label("Two", in: navigation.toolbar))
    }
  }

  func testAnOpaqueToolbarMakesTheScreenShorter() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.toolbar.isTranslucent = false
    navigation.setToolbarHidden(false, animated: true)
    show(navigation) { _ in
      XCTAssertEqual(screen.view.frame.maxY, 844 - 34 - 44)
      XCTAssertEqual(screen.view.safeAreaInsets.bottom, 0)
    }
  }

  func testAScreenThatHidesTheBottomBarHidesToolbarAndTabBar() {
    let first = UIViewController()
    let second = UIViewController()
    second.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: first)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs) { window in
      XCTAssertEqual(navigation.toolbar.frame.maxY, 844 - 34 - 49)
      XCTAssertEqual(first.view.safeAreaInsets.bottom, 34 + 49 + 44)

      navigation.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      XCTAssertTrue(tabs.tabBar.isHidden)
      XCTAssertNil(navigation.toolbar.superview)
      XCTAssertEqual(second.view.safeAreaInsets.bottom, 34)

      navigation.popViewController(animated: false)
      window.layoutIfNeeded()
      XCTAssertFalse(tabs.tabBar.isHidden)
      XCTAssertEqual(first.view.safeAreaInsets.bottom, 34 + 49 + 44)
    }
  }

  func testAdditionalInsetsComeOnTopOfTheBars() {
    let screen = UIViewController()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    show(navigation) { _ in
      XCTAssertEqual(
        screen.view.safeAreaInsets,
        UIEdgeInsets(top: 47 + 44 + 1, left: 2, bottom: 34 + 44 + 3, right: 4))
    }
  }

  func testEverySystemItemHasATitleOrASign() throws {
    let items: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .bookmarks,
      .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo,
      .redo, .close,
    ]
    var pictures: [Bitmap] = []
    for item in items {
      let bar = bar([UIBarButtonItem(systemItem: item)])
      bar.tintColor = .black
      bar.standardAppearance.configureWithTransparentBackground()
      let picture = try draw(bar)
      var painted = 0
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture[x, y].alpha > 0 { painted += 1 }
      }
      XCTAssertGreaterThan(painted, 60, "\(item)")
      if !pictures.contains(picture) { pictures.append(picture) }
    }
    XCTAssertEqual(pictures.count, items.count)
  }

  /// As iOS 13 to 18 draw it: the sign of a button of the type `close`, whatever the tint.
  func testTheItemThatClosesIsAGrayCircle() throws {
    let bar = bar([UIBarButtonItem(systemItem: .close)])
    bar.tintColor = .red
    bar.standardAppearance.configureWithTransparentBackground()
    let picture = try draw(bar)
    var columns: Set<Int> = []
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].alpha > 0 {
        columns.insert(x)
        let color = picture[x, y]
        XCTAssertLessThan(Int(color.red) - Int(color.blue), 10, "\(color)")
      }
    }
    XCTAssertEqual(columns.count, 60)
  }
}
