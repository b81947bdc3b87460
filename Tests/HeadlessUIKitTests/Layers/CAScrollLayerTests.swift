// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CAScrollLayerTests: XCTestCase {
  private func layer() -> CAScrollLayer {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return layer
  }

  func testAPointComesIntoTheCorner() {
    let layer = layer()

    layer.scroll(to: CGPoint(x: 40, y: 20))

    XCTAssertEqual(layer.bounds, CGRect(x: 40, y: 20, width: 100, height: 100))
    XCTAssertEqual(layer.frame.origin, .zero)
  }

  func testOnlyTheModesDirectionsScroll() {
    let layer = layer()
    layer.scrollMode = .vertically

    layer.scroll(to: CGPoint(x: 40, y: 20))

    XCTAssertEqual(layer.bounds.origin, CGPoint(x: 0, y: 20))
  }

  func testARectangleIsBroughtIntoView() {
    let layer = layer()

    layer.scroll(to: CGRect(x: 150, y: -30, width: 10, height: 10))

    XCTAssertEqual(layer.bounds.origin, CGPoint(x: 60, y: -30))
  }

  func testTheDeepestLayerIsHit() {
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    middle.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
    leaf.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(middle)
    middle.addSublayer(leaf)

    XCTAssertTrue(root.hitTest(CGPoint(x: 32, y: 32)) === leaf)
    XCTAssertTrue(root.hitTest(CGPoint(x: 60, y: 60)) === middle)
    XCTAssertTrue(root.hitTest(CGPoint(x: 12, y: 12)) === root)
    XCTAssertNil(root.hitTest(.zero))
    middle.isHidden = true
    XCTAssertTrue(root.hitTest(CGPoint(x: 32, y: 32)) === root)
  }
}
