// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class LargeTitleTests: BarTestCase {
  private let scrollView = UIScrollView()
  private lazy var screen: UIViewController = {
    let screen = UIViewController()
    screen.title = "Pets"
    screen.view = scrollView
    return screen
  }()
  private lazy var navigation: UINavigationController = {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }()

  private func show(
    contentHeight: CGFloat = 2000, _ check: (UIWindow) throws -> Void
  ) rethrows {
    scrollView.contentSize = CGSize(width: 390, height: contentHeight)
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    try RenderingEnvironment.$current.withValue(environment) {
      let window = makeWindow(navigation)
      window.layoutIfNeeded()
      try check(window)
    }
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private var titles: [CGFloat] {
    func sizes(_ view: UIView) -> [CGFloat] {
      view.subviews.filter { !$0.isHidden }.flatMap { subview -> [CGFloat] in
        guard let label = subview as? UILabel else { return sizes(subview) }
        return label.text == "Pets" ? [label.font.pointSize] : []
      }
    }
    return sizes(bar)
  }

  func testTheTitleCollapsesPointByPointWithTheContent() {
    show { window in
      XCTAssertEqual(scrollView.contentOffset.y, -143)
      let expected: [(offset: CGFloat, height: CGFloat, titles: [CGFloat])] = [
        (-143, 96, [34]), (-150, 96, [34]), (-133, 86, [34]), (-92, 45, [34]), (-91, 44, [17]),
        (0, 44, [17]), (500, 44, [17]), (-143, 96, [34]),
      ]
      for row in expected {
        scrollView.contentOffset.y = row.offset
        window.layoutIfNeeded()
        XCTAssertEqual(bar.frame.height, row.height, "\(row.offset)")
        XCTAssertEqual(titles, row.titles, "\(row.offset)")
        XCTAssertEqual(scrollView.contentOffset.y, row.offset)
      }
    }
  }

  func testTheLargeTitleGoesUnderTheButtons() throws {
    try show { window in
      scrollView.contentOffset.y = -123
      window.layoutIfNeeded()

      let title = try XCTUnwrap(label("Pets", in: bar))
      XCTAssertEqual(title.frame.minY, 44 + 3.6 - 20, accuracy: 0.2)
      XCTAssertEqual(title.label.superview?.clipsToBounds, true)
      XCTAssertEqual(title.label.superview?.frame.minY, 44)
    }
  }

  func testContentThatWasScrolledBeforeItWasShownHasTheSmallTitle() {
    scrollView.contentOffset.y = 300
    show { _ in
      XCTAssertEqual(bar.frame.height, 44)
      XCTAssertEqual(titles, [17])
      XCTAssertEqual(scrollView.contentOffset.y, 300)
    }
  }

  func testShortContentStartsBelowTheBarToo() {
    show(contentHeight: 100) { _ in
      XCTAssertEqual(scrollView.contentOffset.y, -143)
      XCTAssertEqual(bar.frame.height, 96)
    }
  }

  func testModesOfTheItemsDecide() {
    show { window in
      let second = UIViewController()
      second.title = "Ada"
      navigation.pushViewController(second, animated: false)
      for (mode, height) in [
        (UINavigationItem.LargeTitleDisplayMode.automatic, 96), (.always, 96), (.never, 44),
      ] {
        second.navigationItem.largeTitleDisplayMode = mode
        window.layoutIfNeeded()
        XCTAssertEqual(bar.frame.height, CGFloat(height), "\(mode)")
      }
    }
  }

  func testAPhoneThatLiesHasNoLargeTitles() {
    navigation.navigationBar.prefersLargeTitles = true
    let window = makeWindow(navigation, size: CGSize(width: 844, height: 390))
    window.layoutIfNeeded()

    XCTAssertEqual(bar.frame.height, 32)
    XCTAssertEqual(titles, [17])
  }

  func testTitlesTakeTheAttributesOfTheLook() throws {
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 28)]
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: look)
    try show { window in
      XCTAssertEqual(try XCTUnwrap(label("Pets", in: bar)).label.font, .systemFont(ofSize: 28))

      scrollView.contentOffset.y = 100
      window.layoutIfNeeded()
      let small = try XCTUnwrap(label("Pets", in: bar)).label
      XCTAssertEqual(small.textColor, .red)
      XCTAssertEqual(small.font, .systemFont(ofSize: 17, weight: .semibold))
    }
  }

  func testABarsOwnAttributesCountWhereTheLookHasNone() throws {
    bar.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.prefersLargeTitles = false
    try show { _ in
      XCTAssertEqual(try XCTUnwrap(label("Pets", in: bar)).label.textColor, .green)
    }
  }
}
