// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// A view has the screen's size when it has been loaded.
final class LoadedViewSizeTests: XCTestCase {
  private final class Seen: UIViewController {
    var frame: CGRect?
    let header = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      frame = view.frame
      header.frame = CGRect(x: 16, y: 20, width: view.bounds.width - 32, height: 40)
      header.autoresizingMask = .flexibleWidth
      view.addSubview(header)
    }
  }

  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  func testAViewIsAsLargeAsTheScreenInViewDidLoad() {
    let controller = Seen()

    controller.loadViewIfNeeded()

    XCTAssertEqual(controller.frame, screen)
    XCTAssertEqual(controller.header.frame.width, 358)
    XCTAssertEqual(controller.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
  }

  func testTheScreenIsThatOfTheEnvironment() {
    var environment = RenderingEnvironment.current
    environment.screenSize = CGSize(width: 320, height: 568)
    let controller = Seen()

    RenderingEnvironment.$current.withValue(environment) { controller.loadViewIfNeeded() }

    XCTAssertEqual(controller.frame?.size, CGSize(width: 320, height: 568))
  }

  func testAWindowOfAnotherSizeGivesItsOwn() {
    let controller = Seen()

    _ = makeWindow(controller, size: CGSize(width: 300, height: 200))
    controller.view.layoutIfNeeded()

    XCTAssertEqual(controller.frame, screen)
    XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    XCTAssertEqual(controller.header.frame.width, 268)
  }

  func testAViewThatTheControllerMakesItselfKeepsItsSize() {
    final class Own: UIViewController {
      override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)) }
    }

    XCTAssertEqual(Own().view.frame.size, CGSize(width: 10, height: 20))
  }

  func testAnOverrideMayGoOnWithTheViewOfItsSuperclass() {
    final class Colored: UIViewController {
      override func loadView() {
        super.loadView()
        view.backgroundColor = .red
      }
    }

    XCTAssertEqual(Colored().view.frame, screen)
  }

  func testTheViewsOfTheToolkitsControllersHaveTheScreensSize() {
    let controllers = [
      UITableViewController(), UICollectionViewController(), UINavigationController(),
      UITabBarController(), UIPageViewController(), UISplitViewController(style: .doubleColumn),
    ]

    for controller in controllers {
      XCTAssertEqual(controller.view.frame, screen, "\(type(of: controller))")
    }
  }

  func testAChildThatIsAddedWithoutAFrameFillsTheScreen() {
    let (parent, child) = (UIViewController(), UIViewController())

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)

    XCTAssertEqual(child.view.frame, screen)
    parent.view.frame.size = CGSize(width: 200, height: 100)
    XCTAssertEqual(child.view.frame.size, CGSize(width: 200, height: 100))
  }
}
