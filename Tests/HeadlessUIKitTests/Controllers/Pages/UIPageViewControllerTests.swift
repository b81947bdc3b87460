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
