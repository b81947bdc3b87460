// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

final class PathTests: XCTestCase {
  func testRectangleKnowsItsShapeAndRunsClockwise() {
    let path = Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4))

    XCTAssertEqual(path.shape, .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)))
    XCTAssertEqual(
      path.elements,
      [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 4, y: 2)),
        .line(to: CGPoint(x: 4, y: 6)), .line(to: CGPoint(x: 1, y: 6)), .close,
      ])
  }

  func testNegativeRectangleIsStandardized() {
    XCTAssertEqual(
      Path(rect: CGRect(x: 4, y: 6, width: -3, height: -4)),
      Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  func testAddingToAShapeForgetsIt() {
    var path = Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1))

    path.addLine(to: .zero)

    XCTAssertNil(path.shape)
  }

  func testAppendingToAnEmptyPathKeepsTheShape() {
    let square = Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    var path = Path()

    path.append(square)
    XCTAssertEqual(path, square)

    path.append(square)
    XCTAssertNil(path.shape)
    XCTAssertEqual(path.elements.count, 10)
  }

  func testRadiiThatDoNotFitAreScaledTogether() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 50)

    XCTAssertEqual(
      path.shape,
      .roundedRectangle(CGRect(x: 0, y: 0, width: 20, height: 10), CornerRadii(5)))
  }

  func testRoundedRectangleWithoutRadiusIsARectangle() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

    XCTAssertEqual(Path(roundedRect: rect, cornerRadius: 0), Path(rect: rect))
  }

  func testSquareCornerIsAPoint() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10),
      cornerRadii: CornerRadii(topLeft: 2, topRight: 0, bottomLeft: 0, bottomRight: 0))

    XCTAssertEqual(
      path.elements.filter { if case .curve = $0 { true } else { false } }.count, 1)
    XCTAssertTrue(path.elements.contains(.line(to: CGPoint(x: 10, y: 0))))
  }

  func testCircleStaysWithinThreeTenThousandthsOfItsRadius() {
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    var worst = 0.0
    var current = CGPoint.zero

    for element in circle.elements {
      if case .curve(let end, let control1, let control2) = element {
        for step in 0...100 {
          let t = Double(step) / 100
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          let x = a * current.x + b * control1.x + c * control2.x + d * end.x
          let y = a * current.y + b * control1.y + c * control2.y + d * end.y
          worst = max(worst, abs((x * x + y * y).squareRoot() - 1))
        }
      }
      current = element.points.first ?? current
    }

    XCTAssertGreaterThan(worst, 0)
    XCTAssertLessThan(worst, 0.0003)
  }

  func testShapeSurvivesScalingAndTranslationOnly() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 2)

    XCTAssertEqual(
      path.applying(CGAffineTransform(scaleX: 3, y: 3).translatedBy(x: 1, y: 1)).shape,
      .roundedRectangle(CGRect(x: 3, y: 3, width: 60, height: 30), CornerRadii(6)))
    XCTAssertNil(path.applying(CGAffineTransform(rotationAngle: 1)).shape)
    XCTAssertNil(path.applying(CGAffineTransform(scaleX: 1, y: 2)).shape)
  }

  func testTransformMovesEveryPoint() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
    path.addCurve(
      to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 3, y: 1), control2: CGPoint(x: 3, y: -1))
    path.close()

    let moved = path.applying(CGAffineTransform(translationX: 10, y: 20))

    XCTAssertEqual(moved.description, "M10,20 Q11,21 12,20 C13,21 13,19 14,20 Z")
    XCTAssertEqual(moved.controlPointBounds, CGRect(x: 10, y: 19, width: 4, height: 2))
  }

  func testFinitenessIsAskedOfControlPointsToo() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: .zero, control: CGPoint(x: CGFloat.nan, y: 0))

    XCTAssertFalse(path.isFinite)
    XCTAssertNil(Path().controlPointBounds)
  }

  func testDescriptionNamesShapes() {
    let rect = CGRect(x: 0, y: 0.5, width: 20, height: 10)

    XCTAssertEqual(Path(rect: rect).description, "rect(0 0.5; 20 10)")
    XCTAssertEqual(
      Path(roundedRect: rect, cornerRadius: 2.25).description, "roundedRect(0 0.5; 20 10; 2.25)")
  }
}
