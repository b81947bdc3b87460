// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Where content starts that nobody has scrolled: within the insets, whenever these become known.
final class ContentStartTests: BarTestCase {
  private final class Screen: UIViewController {
    let scrollView = UIScrollView()
    var contentHeight: CGFloat = 100
    /// What lies below the scroll view.
    var hasBackdrop = false
    var isPinnedToSafeArea = true

    override func viewDidLoad() {
      super.viewDidLoad()
      if hasBackdrop { view.addSubview(UIImageView(frame: view.bounds)) }
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scrollView)
      let guide = view.safeAreaLayoutGuide
      let content = UIView.placed()
      scrollView.addSubview(content)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(
          equalTo: isPinnedToSafeArea ? guide.topAnchor : view.topAnchor),
        scrollView.bottomAnchor.constraint(
          equalTo: isPinnedToSafeArea ? guide.bottomAnchor : view.bottomAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: contentHeight),
      ])
    }
  }

  private func show(_ root: UIViewController, _ check: (UIWindow) -> Void) {
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    RenderingEnvironment.$current.withValue(environment) {
      let window = makeWindow(root)
      window.layoutIfNeeded()
      check(window)
    }
  }

  /// The bar covers nothing of it; at first, before constraints place it, it seems to.
  func testContentBelowTheBarStartsAtItsTop() {
    for isLarge in [false, true] {
      for height: CGFloat in [100, 2000] {
        let screen = Screen()
        screen.title = "Title"
        screen.contentHeight = height
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = isLarge

        show(navigation) { window in
          let top: CGFloat = isLarge ? 47 + 96 : 47 + 44
          XCTAssertEqual(
            screen.scrollView.frame, CGRect(x: 0, y: top, width: 390, height: 844 - 34 - top))
          XCTAssertEqual(screen.scrollView.adjustedContentInset, .zero)
          XCTAssertEqual(screen.scrollView.contentOffset, .zero, "\(isLarge) \(height)")

          screen.scrollView.contentOffset.y = 30
          window.setNeedsLayout()
          window.layoutIfNeeded()
          XCTAssertEqual(screen.scrollView.contentOffset.y, 30)
        }
      }
    }
  }

  /// A picture behind it makes it no other scroll view.
  func testContentAboveABackdropStartsBelowTheSafeArea() {
    let screen = Screen()
    screen.hasBackdrop = true
    screen.isPinnedToSafeArea = false
    screen.contentHeight = 2000

    show(screen) { window in
      XCTAssertEqual(screen.scrollView.adjustedContentInset.top, 47)
      XCTAssertEqual(screen.scrollView.contentOffset.y, -47)

      screen.additionalSafeAreaInsets.top = 20
      window.layoutIfNeeded()
      XCTAssertEqual(screen.scrollView.contentOffset.y, -67)

      screen.scrollView.contentOffset.y = 5
      screen.additionalSafeAreaInsets.top = 0
      window.layoutIfNeeded()
      XCTAssertEqual(screen.scrollView.contentOffset.y, 5)
    }
  }

  func testContentThatFitsAboveABackdropStaysWhereItIs() {
    let screen = Screen()
    screen.hasBackdrop = true
    screen.isPinnedToSafeArea = false

    show(screen) { _ in XCTAssertEqual(screen.scrollView.contentOffset, .zero) }
  }

  func testContentStartsWithinInsetsOfTheApp() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 300, height: 300)
    view.contentInset = UIEdgeInsets(top: 12, left: 8, bottom: 0, right: 0)
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset, CGPoint(x: -8, y: -12))

    view.contentInset.top = 0
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset, CGPoint(x: -8, y: 0))

    view.contentOffset.y = 40
    view.contentInset.top = 20
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset, CGPoint(x: -8, y: 40))
  }

  /// HorizonCalendar puts back the offset that it had before it set the insets.
  func testAnOffsetThatIsSetAfterTheInsetsStays() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 10_000)
    scrollView.layoutIfNeeded()

    scrollView.contentInset.top = 500
    XCTAssertEqual(scrollView.contentOffset.y, -500)
    scrollView.contentOffset.y = 0
    scrollView.layoutIfNeeded()
    XCTAssertEqual(scrollView.contentOffset.y, 0)

    scrollView.contentInset.top = 600
    scrollView.layoutIfNeeded()
    XCTAssertEqual(scrollView.contentOffset.y, 0)
  }
}
