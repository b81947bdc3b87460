// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import HeadlessUIKit
import XCTest

final class UIScrollViewTests: XCTestCase {
  private final class Delegate: UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  private func scrollView() -> UIScrollView {
    UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  func testTheOffsetIsTheOriginOfTheBounds() {
    let view = scrollView()
    let delegate = Delegate()
    view.delegate = delegate

    view.contentOffset.y = 20
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)

    XCTAssertEqual(view.bounds, CGRect(x: 0, y: 30, width: 100, height: 50))
    XCTAssertEqual(delegate.offsets, [20, 30])
  }

  func testContentIsDrawnMovedAndCut() {
    let view = scrollView()
    let child = UIView(frame: CGRect(x: 0, y: 40, width: 10, height: 100))
    child.backgroundColor = .black
    view.addSubview(child)
    view.contentOffset.y = 30

    XCTAssertEqual(
      view.displayList(scale: 1).dump(),
      """
      canvas 100x50
      clip rect(0 30; 100 50) [1, 0, 0, 1, 0, -30]
        fill rect(0 0; 10 100) #000000 [1, 0, 0, 1, 0, 10]
      end
      """)
  }

  func testARectangleIsScrolledToJustSoFar() {
    let view = scrollView()
    view.contentSize = CGSize(width: 100, height: 500)

    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    XCTAssertEqual(view.contentOffset.y, 60)
    view.scrollRectToVisible(CGRect(x: 0, y: 80, width: 10, height: 10), animated: false)
    XCTAssertEqual(view.contentOffset.y, 60)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    XCTAssertEqual(view.contentOffset.y, 20)
  }

  func testTheSafeAreaIsAddedWhereTheContentCanBeScrolled() {
    var environment = RenderingEnvironment()
    environment.safeAreaInsets = UIEdgeInsets(top: 20, left: 3, bottom: 10, right: 3)
    RenderingEnvironment.$current.withValue(environment) {
      let view = scrollView()
      view.contentInset.top = 5
      XCTAssertEqual(view.adjustedContentInset.top, 5)

      view.contentSize = CGSize(width: 100, height: 500)
      XCTAssertEqual(
        view.adjustedContentInset, UIEdgeInsets(top: 25, left: 0, bottom: 10, right: 0))
      view.contentInsetAdjustmentBehavior = .never
      XCTAssertEqual(view.adjustedContentInset.top, 5)
    }
  }

  /// Content in the middle of the frame that also fills the content is as wide as the frame: so
  /// Interface Builder takes scrolling to the side away.
  func testMiddlesMeanTheFrame() {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let view = scrollView()
      view.semanticContentAttribute = direction
      let content = SizedView(30, 500)
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
      view.layoutIfNeeded()

      XCTAssertEqual(view.contentSize, CGSize(width: 100, height: 500))
      XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 100, height: 500))
      view.contentOffset.y = 40
      view.layoutIfNeeded()
      XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 100, height: 500))
    }
  }

  /// As in empty lists, whose content is not what such constraints say.
  func testWhatIsInTheMiddleSaysNothingOfTheContent() {
    let view = scrollView()
    view.contentSize = CGSize(width: 100, height: 300)
    let label = SizedView(20, 10)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -5),
    ])
    view.layoutIfNeeded()

    XCTAssertEqual(view.contentSize, CGSize(width: 100, height: 300))
    XCTAssertEqual(label.frame, CGRect(x: 40, y: 15, width: 20, height: 10))
  }

  func testEdgesMeanTheContentAndLengthsTheFrame() {
    let view = scrollView()
    let stack = UIStackView(arrangedSubviews: [SizedView(10, 70), SizedView(10, 80)])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])

    view.layoutIfNeeded()

    XCTAssertEqual(view.contentSize, CGSize(width: 100, height: 160))
    XCTAssertEqual(stack.frame, CGRect(x: 0, y: 5, width: 100, height: 150))
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    XCTAssertEqual(stack.frame.minY, 5)
  }

  func testGuidesSayWhichRectangleIsMeant() {
    let view = scrollView()
    let (content, bar) = (SizedView(300, 200), SizedView(100, 10))
    view.addSubview(content)
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      content.leftAnchor.constraint(equalTo: view.contentLayoutGuide.leftAnchor),
      content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
      content.rightAnchor.constraint(equalTo: view.contentLayoutGuide.rightAnchor),
      bar.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor),
      bar.leftAnchor.constraint(equalTo: view.frameLayoutGuide.leftAnchor),
    ])
    view.contentOffset = CGPoint(x: 7, y: 30)

    view.layoutIfNeeded()

    XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 200))
    XCTAssertEqual(content.frame.origin, .zero)
    XCTAssertEqual(bar.frame.origin, CGPoint(x: 7, y: 30))
    view.contentOffset = CGPoint(x: 0, y: 50)
    view.layoutIfNeeded()
    XCTAssertEqual(bar.frame.origin, CGPoint(x: 0, y: 50))
  }
}
