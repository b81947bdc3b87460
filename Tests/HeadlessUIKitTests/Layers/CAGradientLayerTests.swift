// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CAGradientLayerTests: XCTestCase {
  private func gradient(_ type: CAGradientLayerType = .axial) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.type = type
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    return layer
  }

  func testRunsFromTopToBottomByDefault() {
    XCTAssertEqual(
      drawn(host(gradient())),
      "fill rect(0 0; 20 20) linear(10,0 10,20; 0 #FF0000, 1 #0000FF)")
  }

  func testFollowsItsPointsAndLocationsInRoundedCorners() {
    let layer = gradient()
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.locations = [0.25, 0.75]
    layer.cornerRadius = 4

    XCTAssertEqual(
      drawn(host(layer)),
      "fill roundedRect(0 0; 20 20; 4) linear(0,10 20,10; 0.25 #FF0000, 0.75 #0000FF)")
  }

  /// It is one of the unit square, stretched with it: the corners beside start and end are alike.
  func testFromCornerToCornerOtherCornersHaveTheMiddlesColor() {
    let layer = gradient()
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)

    XCTAssertEqual(
      drawn(host(layer)), "fill rect(0 0; 20 20) linear(0,0 20,20; 0 #FF0000, 1 #0000FF)")
    // (40, 0) and (0, 20) are both half of the way from (0, 0) to (16, 32).
    XCTAssertEqual(
      drawn(host(layer, width: 40)),
      "fill rect(0 0; 40 20) linear(0,0 16,32; 0 #FF0000, 1 #0000FF)")
  }

  func testRadialOneIsACircleOnASquareAndAnEllipseElsewhere() {
    let layer = gradient(.radial)
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)

    XCTAssertEqual(
      drawn(host(layer)),
      "fill rect(0 0; 20 20) radial(10,10 10; 0 #FF0000, 1 #0000FF)")
    XCTAssertEqual(
      drawn(host(layer, width: 40)),
      "fill rect(-1 -1; 2 2) radial(0,0 1; 0 #FF0000, 1 #0000FF) [20, 0, 0, 10, 20, 10]")
  }

  func testConicOneStartsInTheDirectionOfItsEnd() {
    let layer = gradient(.conic)
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)

    XCTAssertEqual(
      drawn(host(layer)), "fill rect(0 0; 20 20) conic(10,10 0; 0 #FF0000, 1 #0000FF)")
  }

  func testViewsMayHaveOneAsTheirLayer() {
    final class ShadeView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = ShadeView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor]

    XCTAssertEqual(drawn(view), "fill rect(0 0; 4 4) linear(2,0 2,4; 0 #FF0000)")
  }
}
