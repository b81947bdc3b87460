// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CoordinateSpaceTests: XCTestCase {
  func testPointsGoToTheScreenAndBack() {
    let window = UIWindow(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    let point = CGPoint(x: 1, y: 2)

    XCTAssertEqual(view.convert(point, to: screen), CGPoint(x: 16, y: 28))
    XCTAssertEqual(screen.convert(point, from: view), CGPoint(x: 16, y: 28))
    XCTAssertEqual(view.convert(CGPoint(x: 16, y: 28), from: screen), point)
    XCTAssertEqual(
      view.convert(view.bounds, to: screen), CGRect(x: 15, y: 26, width: 50, height: 50))
    XCTAssertEqual(view.convert(point, to: window as any UICoordinateSpace), CGPoint(x: 11, y: 22))
    XCTAssertEqual(view.convert(point, to: nil), CGPoint(x: 11, y: 22))
  }

  func testTheScreenHasPixels() {
    XCTAssertEqual(UIScreen.main.nativeBounds.size, CGSize(width: 780, height: 1688))
    XCTAssertEqual(UIScreen.main.coordinateSpace.bounds, UIScreen.main.bounds)
  }

  func testALayerClassIsAnyClass() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    XCTAssertTrue(Gradient().layer is CAGradientLayer)
  }
}
