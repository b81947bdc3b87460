// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIPageViewControllerTests: XCTestCase {
  private final class Pages: UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  func testAControllerMadeOfNothingCurlsFromSideToSide() {
    let pages = UIPageViewController()

    XCTAssertEqual(pages.transitionStyle, .pageCurl)
    XCTAssertEqual(pages.navigationOrientation, .horizontal)
    XCTAssertEqual(pages.spineLocation, .min)
    XCTAssertEqual(pages.viewControllers, [])
  }

  /// Apps look for it to stop scrolling, or to hear of it.
  func testPagesBesideOneAnotherAreInAScrollView() throws {
    for orientation in [UIPageViewController.NavigationOrientation.horizontal, .vertical] {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: orientation)
      let page = UIViewController()
      pages.setViewControllers([page], direction: .forward, animated: false)
      let window = show(pages)
      let scrollViews = pages.view.subviews.compactMap { $0 as? UIScrollView }
      let scrollView = try XCTUnwrap(scrollViews.first)
      let isAcross = orientation == .horizontal

      XCTAssertEqual(scrollViews.count, 1)
      XCTAssertEqual(scrollView.frame, window.bounds)
      XCTAssertEqual(
        scrollView.contentSize, CGSize(width: isAcross ? 900 : 300, height: isAcross ? 400 : 1200))
      XCTAssertEqual(
        scrollView.contentOffset, CGPoint(x: isAcross ? 300 : 0, y: isAcross ? 0 : 400))
      XCTAssertTrue(page.view.isDescendant(of: scrollView))
      XCTAssertEqual(page.view.convert(page.view.bounds, to: window), window.bounds)
    }
    let book = UIPageViewController()
    book.setViewControllers([UIViewController()], direction: .forward, animated: false)
    _ = show(book)
    XCTAssertFalse(book.view.subviews.contains { $0 is UIScrollView })
  }

  /// A table that is a page is below the bars as a table that is a screen.
  func testAPageThatScrollsStartsBelowTheBars() {
    let table = UITableViewController(style: .plain)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([table], direction: .forward, animated: false)
    _ = show(UINavigationController(rootViewController: pages))

    XCTAssertEqual(table.tableView.adjustedContentInset.top, 44)
    XCTAssertEqual(table.tableView.contentOffset.y, -44)
  }

  func testThePageFillsTheControllerAndAnotherOneReplacesIt() {
    let log = CallLog()
    let (first, second) = (Screen("first", log), Screen("second", log))
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    let window = show(pages)
    XCTAssertEqual(first.view.frame, CGRect(x: 0, y: 0, width: 300, height: 400))

    var isDone = false
    pages.setViewControllers([second], direction: .forward, animated: true) { isDone = $0 }
    window.layoutIfNeeded()
    XCTAssertTrue(isDone)
    XCTAssertNil(first.parent)
    XCTAssertNil(first.view.superview)
    XCTAssertEqual(second.view.frame, CGRect(x: 0, y: 0, width: 300, height: 400))
    XCTAssertEqual(pages.viewControllers, [second])
  }

  func testDotsStandBelowThePages() {
    let (pages, source) = (
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Pages()
    )
    let page = UIViewController()
    pages.dataSource = source
    pages.setViewControllers([page], direction: .forward, animated: false)
    let window = show(pages)
    let dots = pages.view.subviews.first { $0 is UIPageControl } as? UIPageControl
    let bottom = pages.view.safeAreaInsets.bottom

    XCTAssertEqual(dots?.numberOfPages, 3)
    XCTAssertEqual(dots?.currentPage, 1)
    XCTAssertEqual(page.view.frame.height, 400 - 37 - bottom)
    XCTAssertEqual(dots?.frame.minY, page.view.frame.maxY)
    _ = window
  }
}
