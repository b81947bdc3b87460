// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CAShapeLayerTests: XCTestCase {
  private func line() -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    return shape
  }

  func testFillsInBlackByDefault() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath

    XCTAssertEqual(drawn(host(shape)), "fill rect(1 2; 3 4) #000000")
  }

  func testFillLiesBelowStroke() {
    let shape = line()
    shape.fillColor = UIColor.blue.cgColor
    shape.fillRule = .evenOdd

    XCTAssertEqual(
      drawn(host(shape)),
      "fill M0,0 L10,0 L10,10 evenOdd #0000FF\nstroke M0,0 L10,0 L10,10 width 1 #FF0000")
  }

  func testAllLinePropertiesReachTheStroke() {
    let shape = line()
    shape.lineWidth = 3
    shape.lineCap = .round
    shape.lineJoin = .bevel
    shape.lineDashPattern = [4, 2]
    shape.lineDashPhase = 1

    XCTAssertEqual(
      drawn(host(shape)),
      "stroke M0,0 L10,0 L10,10 width 3 cap round join bevel dashes 4,2 phase 1 #FF0000")
  }

  func testStrokeStartAndEndCutByLength() {
    let shape = line()
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.75

    XCTAssertEqual(drawn(host(shape)), "stroke M5,0 L10,0 L10,5 width 1 #FF0000")
  }

  func testStrokeOfAHalfCircleEndsAtItsEnd() throws {
    let shape = CAShapeLayer()
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 8, startAngle: -.pi / 2, endAngle: 3 * .pi / 2,
      clockwise: true)
    shape.path = circle.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.black.cgColor
    shape.lineWidth = 2
    shape.strokeEnd = 0.5

    let bitmap = try pixels(host(shape))

    XCTAssertGreaterThan(bitmap[18, 9].alpha, 240, "the right half is drawn")
    XCTAssertEqual(bitmap[1, 9].alpha, 0, "the left half is not")
  }

  func testShapeMaskCutsWithAllThatIsInTheLayer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    mask.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
    view.layer.mask = mask

    XCTAssertEqual(
      drawn(view),
      "clip roundedRect(5 0; 10 10; 5)\n  fill rect(0 0; 20 20) #FF0000\nend")
  }
}
