// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIViewGeometryTests: XCTestCase {
  func testFrameSetsBoundsSizeAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    XCTAssertEqual(view.center, CGPoint(x: 25, y: 40))
    XCTAssertEqual(view.layer.position, CGPoint(x: 25, y: 40))
  }

  func testCenterAndBoundsSetFrame() {
    let view = UIView()

    view.bounds = CGRect(x: 5, y: 6, width: 20, height: 10)
    view.center = CGPoint(x: 100, y: 50)

    XCTAssertEqual(view.frame, CGRect(x: 90, y: 45, width: 20, height: 10))
    XCTAssertEqual(view.bounds.origin, CGPoint(x: 5, y: 6))
  }

  func testFrameKeepsTheOriginOfTheBounds() {
    let view = UIView()
    view.bounds.origin = CGPoint(x: 0, y: 100)

    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    XCTAssertEqual(view.bounds, CGRect(x: 0, y: 100, width: 3, height: 4))
  }

  func testNegativeSizesAreStandardized() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))

    XCTAssertEqual(view.frame, CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  func testFrameOfATurnedViewIsItsBoundingBox() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

    view.transform = CGAffineTransform(rotationAngle: .pi / 2)

    XCTAssertEqual(view.frame, CGRect(x: 40, y: -40, width: 20, height: 100))
    XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 20))
  }

  func testFrameUnderAScaleDividesTheSize() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 4)

    view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)

    XCTAssertEqual(view.bounds.size, CGSize(width: 50, height: 10))
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  func testAnchorPointMovesTheViewNotItsPosition() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    view.layer.anchorPoint = .zero

    XCTAssertEqual(view.center, CGPoint(x: 5, y: 5))
    XCTAssertEqual(view.frame.origin, CGPoint(x: 5, y: 5))
  }

  func testConvertGoesThroughScrollOffsetsAndTransforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let doubled = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(scrolled)
    scrolled.addSubview(doubled)

    scrolled.bounds.origin = CGPoint(x: 0, y: 5)
    doubled.transform = CGAffineTransform(scaleX: 2, y: 2)

    // doubled covers (-5 -5; 20 20) of scrolled, which shows from y 5 at (10 10).
    XCTAssertEqual(
      doubled.convert(doubled.bounds, to: root), CGRect(x: 5, y: 0, width: 20, height: 20))
    XCTAssertEqual(root.convert(CGPoint(x: 15, y: 10), to: doubled), CGPoint(x: 5, y: 5))
    XCTAssertEqual(doubled.convert(CGPoint.zero, to: nil), CGPoint(x: 5, y: 0))
    XCTAssertEqual(doubled.convert(CGPoint(x: 5, y: 0), from: nil), .zero)
  }

  func testConvertBetweenSiblings() {
    let root = UIView()
    let left = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    let right = UIView(frame: CGRect(x: 30, y: 5, width: 10, height: 10))
    root.addSubview(left)
    root.addSubview(right)

    XCTAssertEqual(left.convert(CGPoint.zero, to: right), CGPoint(x: -20, y: -5))
  }

  func testSizeToFitKeepsTheTopLeftCorner() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 9) }
    }
    let view = Fixed(frame: CGRect(x: 3, y: 4, width: 100, height: 100))

    view.sizeToFit()

    XCTAssertEqual(view.frame, CGRect(x: 3, y: 4, width: 7, height: 9))
  }

  func testPropertyObserversOfSubclassesFire() {
    final class Observing: UIView {
      var frames: [CGRect] = []
      var sizes: [CGSize] = []
      override var frame: CGRect { didSet { frames.append(frame) } }
      override var bounds: CGRect { didSet { sizes.append(bounds.size) } }
    }
    let view = Observing(frame: CGRect(x: 0, y: 0, width: 1, height: 1))

    view.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    view.bounds.size = CGSize(width: 4, height: 4)

    XCTAssertEqual(view.frames, [CGRect(x: 1, y: 1, width: 2, height: 2)])
    XCTAssertEqual(view.sizes, [CGSize(width: 4, height: 4)])
  }

  func testHitTestFindsTheHighestVisibleView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let low = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let high = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    root.addSubview(low)
    root.addSubview(high)

    XCTAssertTrue(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === high)
    XCTAssertTrue(root.hitTest(CGPoint(x: 60, y: 20), with: nil) === root)
    XCTAssertNil(root.hitTest(CGPoint(x: 100, y: 50), with: nil))
    high.isUserInteractionEnabled = false
    XCTAssertTrue(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === low)
    low.alpha = 0.009
    XCTAssertTrue(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === root)
  }

  func testSafeAreaShrinksWithTheDistanceFromTheEdge() {
    var environment = RenderingEnvironment()
    environment.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    RenderingEnvironment.$current.withValue(environment) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let lower = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 802))
      root.addSubview(lower)

      XCTAssertEqual(
        lower.safeAreaInsets, UIEdgeInsets(top: 39, left: 0, bottom: 4, right: 0))
    }
  }

  func testConstraintsPlaceTheCenterWhereverTheAnchorIs() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])

    root.layoutIfNeeded()

    XCTAssertEqual(view.center, CGPoint(x: 50, y: 50))
    XCTAssertEqual(view.frame, CGRect(x: 45, y: 30, width: 10, height: 20))
  }
}
