// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIBezierPathTests: XCTestCase {
  private func drawn(_ path: UIBezierPath) -> String {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    return drawn(host(shape)).replacingOccurrences(of: " #000000", with: "")
  }

  func testAnAppsPathIsMadeAsOthersAre() {
    final class Ticket: UIBezierPath {
      var price = 3
    }
    XCTAssertEqual(
      Ticket(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds,
      CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(Ticket(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).price, 3)
  }

  func testAWholeTurnIsACircleInBothDirections() {
    let turns: [(CGFloat, CGFloat)] = [(0, 2 * .pi), (-.pi / 2, 3 * .pi / 2)]
    for (start, end) in turns {
      for clockwise in [true, false] {
        let arc = UIBezierPath(
          arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)

        XCTAssertEqual(arc.bounds.width, 20, accuracy: 0.01, "\(start) \(clockwise)")
        XCTAssertEqual(arc.bounds.height, 20, accuracy: 0.01, "\(start) \(clockwise)")
      }
    }
  }

  func testShapesAreKnownAsWhatTheyAre() {
    let rect = CGRect(x: 0, y: 0, width: 8, height: 8)

    XCTAssertEqual(drawn(UIBezierPath(rect: rect)), "fill rect(0 0; 8 8)")
    XCTAssertEqual(drawn(UIBezierPath(ovalIn: rect)), "fill roundedRect(0 0; 8 8; 4)")
    XCTAssertEqual(
      drawn(UIBezierPath(roundedRect: rect, cornerRadius: 100)), "fill roundedRect(0 0; 8 8; 4)")
    XCTAssertEqual(
      drawn(
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
          cornerRadii: CGSize(width: 2, height: 2))), "fill roundedRect(0 0; 8 8; 2 0 2 0)")
  }

  func testArcsRunClockwiseOnTheScreen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let back = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)

    XCTAssertEqual(path.currentPoint.x, 0, accuracy: 1e-12)
    XCTAssertEqual(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(back.bounds.minX, -10, accuracy: 1e-6, "three quarters of the circle")
    XCTAssertEqual(back.bounds.minY, -10, accuracy: 1e-6)
  }

  func testArcIsJoinedToAnOpenContour() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: 0, clockwise: true)

    XCTAssertEqual(drawn(path), "fill M0,0 L15,0")
  }

  func testBoundsLeaveControlPointsOut() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))

    XCTAssertEqual(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 5))
    XCTAssertEqual(path.cgPath.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertTrue(UIBezierPath().bounds.isNull)
  }

  func testContainsFollowsTheRule() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)))

    XCTAssertTrue(path.contains(CGPoint(x: 10, y: 10)))
    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    path.usesEvenOddFillRule = true
    XCTAssertFalse(path.contains(CGPoint(x: 10, y: 10)))
    XCTAssertTrue(path.contains(CGPoint(x: 2, y: 10)))
  }

  func testReversedInnerContourIsAHoleByTheWindingRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)).reversing())

    XCTAssertFalse(path.contains(CGPoint(x: 10, y: 10)))
    XCTAssertTrue(path.contains(CGPoint(x: 1, y: 1)))
  }

  func testReversingKeepsTheLookAndTheEnds() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addCurve(
      to: CGPoint(x: 9, y: 1), controlPoint1: CGPoint(x: 6, y: 4),
      controlPoint2: CGPoint(x: 8, y: 4))
    path.lineWidth = 7

    let reversed = path.reversing()

    XCTAssertEqual(drawn(reversed), "fill M9,1 C8,4 6,4 5,1 L1,1")
    XCTAssertEqual(reversed.lineWidth, 7)
  }

  func testTransformMovesEveryPoint() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.apply(CGAffineTransform(translationX: 3, y: 4))

    XCTAssertEqual(path.bounds, CGRect(x: 3, y: 4, width: 2, height: 2))
  }

  func testSegmentWithoutAStartIsReportedAndLeftOut() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    let path = UIBezierPath()

    RenderingEnvironment.$current.withValue(environment) { path.addLine(to: .zero) }

    XCTAssertTrue(path.isEmpty)
    XCTAssertEqual(
      issues.messages, ["UIBezierPath.addLine: no current point; call move(to:) first"])
  }

  func testCornerBetweenTwoTangentsIsRounded() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)

    XCTAssertEqual(path.currentPoint.x, 10, accuracy: 1e-9)
    XCTAssertEqual(path.currentPoint.y, 4, accuracy: 1e-9)
    XCTAssertTrue(path.contains(CGPoint(x: 7, y: 1)))
    XCTAssertFalse(path.contains(CGPoint(x: 9.9, y: 0.1)))
  }
}
