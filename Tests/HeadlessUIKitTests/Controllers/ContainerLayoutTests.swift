// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What containers do to screens whose views place themselves by constraints, and to those that
/// scroll.
final class ContainerLayoutTests: BarTestCase {
  /// A screen with margins at both sides, wider than no width at all.
  private final class FormController: UIViewController {
    let stack = UIStackView()

    override func viewDidLoad() {
      super.viewDidLoad()
      stack.axis = .vertical
      stack.spacing = 12
      for _ in 0..<3 { stack.addArrangedSubview(UISwitch()) }
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      ])
    }
  }

  func testAScreenThatIsStillBeingPlacedHasNoProblems() {
    let form = FormController()
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UIViewController(), UINavigationController(rootViewController: form),
    ]
    let messages = reports {
      let window = makeWindow(tabs)
      tabs.selectedIndex = 1
      window.layoutIfNeeded()
      XCTAssertEqual(form.stack.frame.width, 350)
    }

    XCTAssertEqual(messages, [])
  }

  func testProblemsThatStayAreReportedOnceWhenLayoutHasEnded() {
    let form = FormController()
    let messages = reports {
      let window = makeWindow(form, size: CGSize(width: 30, height: 100))
      window.layoutIfNeeded()
      window.layoutIfNeeded()
    }

    XCTAssertEqual(messages.count { $0.contains("simultaneously satisfy") }, messages.count)
    XCTAssertEqual(Set(messages).count, messages.count)
    XCTAssertFalse(messages.isEmpty)
  }

  // MARK: Scrolling content

  private let scrollView = UIScrollView()
  private lazy var screen: UIViewController = {
    let screen = UIViewController()
    screen.view = scrollView
    return screen
  }()

  private func show(
    _ root: UIViewController, contentHeight: CGFloat, _ check: (UIWindow) throws -> Void
  ) rethrows {
    scrollView.contentSize = CGSize(width: 390, height: contentHeight)
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    try RenderingEnvironment.$current.withValue(environment) {
      let window = makeWindow(root)
      window.layoutIfNeeded()
      try check(window)
    }
  }

  func testContentThatCanBeScrolledStartsBelowTheSafeArea() {
    show(screen, contentHeight: 2000) { window in
      XCTAssertEqual(scrollView.contentOffset.y, -47)

      scrollView.contentOffset.y = 10
      window.setNeedsLayout()
      scrollView.setNeedsLayout()
      window.layoutIfNeeded()
      XCTAssertEqual(scrollView.contentOffset.y, 10)
    }
  }

  func testContentThatFitsStaysWhereItIs() {
    show(screen, contentHeight: 100) { _ in XCTAssertEqual(scrollView.contentOffset.y, 0) }
  }

  func testContentThatWantsNoAdjustmentStaysWhereItIs() {
    scrollView.contentInsetAdjustmentBehavior = .never
    show(screen, contentHeight: 2000) { _ in XCTAssertEqual(scrollView.contentOffset.y, 0) }
  }

  func testATabBarHasAGroundOnlyWhereContentLiesUnderIt() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    try show(tabs, contentHeight: 100) { window in
      func ground() throws -> UInt8 { try draw(tabs.tabBar)[20, 120].alpha }
      XCTAssertEqual(try ground(), 0)

      scrollView.contentSize.height = 2000
      window.layoutIfNeeded()
      XCTAssertEqual(try ground(), 255)

      scrollView.contentOffset.y = 2000 - 844 + 83
      window.layoutIfNeeded()
      XCTAssertEqual(try ground(), 0)
    }
  }
}
