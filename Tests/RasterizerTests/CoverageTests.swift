// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class CoverageTests: XCTestCase {
  func testTriangleCoversHalfOfThePixelsOnItsDiagonal() {
    let triangle = Path(polygons: [[CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4)]])

    let bitmap = draw(4, 4) { $0.fill(triangle, with: .color(.black)) }

    XCTAssertEqual(
      bitmap.coverageDump(),
      """
      5...
      #5..
      ##5.
      ###5
      """)
    XCTAssertEqual(bitmap[0, 0].alpha, 128)
  }

  func testConvexPolygonsAreWithinOneOf255OfTheirArea() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    var worst = 0.0
    for _ in 0..<400 {
      let triangle = (0..<3).map { _ in random.point(12, margin: 3) }
      let found = coverage(Path(polygons: [triangle]), 12, 12)
      for (index, alpha) in found.enumerated() {
        let area = AnalyticArea.area(triangle, x: Double(index % 12), y: Double(index / 12))
        worst = max(worst, abs(Double(alpha) - abs(area) * 255))
      }
    }
    XCTAssertLessThan(worst, 0.75, "seed \(seed)")
  }

  func testSliversAreWithinOneOf255OfTheirArea() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    var worst = 0.0
    for _ in 0..<400 {
      let (a, b) = (random.point(12), random.point(12))
      let c = CGPoint(x: b.x + random.number(-0.3...0.3), y: b.y + random.number(-0.3...0.3))
      let found = coverage(Path(polygons: [[a, b, c]]), 12, 12)
      for (index, alpha) in found.enumerated() {
        let area = AnalyticArea.area([a, b, c], x: Double(index % 12), y: Double(index / 12))
        worst = max(worst, abs(Double(alpha) - abs(area) * 255))
      }
    }
    XCTAssertLessThan(worst, 0.75, "seed \(seed)")
  }

  func testCirclesAreWithinOneOf255OfTheirCurvesArea() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    var worst = 0.0
    for _ in 0..<40 {
      let radius = random.number(0.5...20)
      let center = random.point(24)
      let circle = Path(
        ellipseIn: CGRect(center.x - radius, center.y - radius, 2 * radius, 2 * radius))
      let polygon = densePolygon(circle)
      for (index, alpha) in coverage(circle, 24, 24).enumerated() {
        let (x, y) = (Double(index % 24), Double(index / 24))
        let distance = hypot(x + 0.5 - Double(center.x), y + 0.5 - Double(center.y))
        let area =
          abs(distance - radius) > 1
          ? (distance < radius ? 1 : 0) : abs(AnalyticArea.area(polygon, x: x, y: y))
        worst = max(worst, abs(Double(alpha) - area * 255))
      }
    }
    XCTAssertLessThanOrEqual(worst, 1, "seed \(seed)")
  }

  func testStartAndDirectionOfContoursDoNotMatter() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    for round in 0..<100 {
      let count = Int.random(in: 3...7, using: &random)
      let curves = (0..<count).map { _ in
        (random.point(16, margin: 6), random.point(16, margin: 6), random.point(16, margin: 6))
      }
      let expected = coverage(closed(curves), 16, 16)
      let start = Int.random(in: 1..<count, using: &random)

      let rotated = closed(Array(curves[start...] + curves[..<start]))
      let reversed = closed(reverse(curves))

      XCTAssertEqual(coverage(rotated, 16, 16), expected, "seed \(seed) round \(round)")
      XCTAssertEqual(coverage(reversed, 16, 16), expected, "seed \(seed) round \(round)")
    }
  }

  func testWholePixelsOfTranslationMoveTheCoverage() {
    let circle = Path(ellipseIn: CGRect(2.25, 3.5, 7.125, 6.0625))
    let moved = CGAffineTransform(translationX: 5, y: 9)

    let first = draw(30, 30) { $0.fill(circle, with: .color(.black)) }
    let second = draw(30, 30) {
      $0.concatenate(moved)
      $0.fill(circle, with: .color(.black))
    }

    XCTAssertEqual(
      first.cropped(columns: 0..<20, rows: 0..<20), second.cropped(columns: 5..<25, rows: 9..<29))
  }

  func testEvenOddLeavesHolesWhereNonZeroFills() {
    var path = Path(rect: CGRect(0, 0, 6, 5))
    path.append(Path(rect: CGRect(2, 1, 2, 3)))

    let evenOdd = draw(6, 5) { $0.fill(path, with: .color(.black), rule: .evenOdd) }
    let nonZero = draw(6, 5) { $0.fill(path, with: .color(.black)) }

    XCTAssertEqual(
      evenOdd.coverageDump(), "######\n##..##\n##..##\n##..##\n######")
    XCTAssertEqual(
      nonZero.coverageDump(), Array(repeating: "######", count: 5).joined(separator: "\n"))
  }

  func testManyWindingsStayFull() {
    func path(_ count: Int) -> Path {
      var path = Path()
      for _ in 0..<count { path.append(Path(rect: CGRect(0.5, 0, 2, 1))) }
      return path
    }

    XCTAssertEqual(coverage(path(1), 3, 1), [128, 255, 128])
    XCTAssertEqual(coverage(path(300), 3, 1), [128, 255, 128])
    XCTAssertEqual(coverage(path(300), 3, 1, rule: .evenOdd), [0, 0, 0])
    // Too many to be looked at: the mean winding number of the pixels at the sides is 1500.
    XCTAssertEqual(coverage(path(3000), 3, 1), [255, 255, 255])
    XCTAssertEqual(coverage(path(3000), 3, 1, rule: .evenOdd), [0, 0, 0])
  }

  func testWhatLiesLeftOfTheCanvasStillWinds() {
    let wide = Path(polygons: [
      [CGPoint(x: -900, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 3), CGPoint(x: -700, y: 3)]
    ])

    XCTAssertEqual(
      draw(4, 4) { $0.fill(wide, with: .color(.black)) }.coverageDump(), "....\n##..\n##..\n....")
  }

  private func closed(_ curves: [(CGPoint, CGPoint, CGPoint)]) -> Path {
    var path = Path()
    path.move(to: curves[curves.count - 1].2)
    for (control1, control2, end) in curves {
      path.addCurve(to: end, control1: control1, control2: control2)
    }
    path.close()
    return path
  }

  private func reverse(
    _ curves: [(CGPoint, CGPoint, CGPoint)]
  ) -> [(CGPoint, CGPoint, CGPoint)] {
    (0..<curves.count).reversed().map { index in
      let start = curves[(index + curves.count - 1) % curves.count].2
      return (curves[index].1, curves[index].0, start)
    }
  }

  private func densePolygon(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    for element in path.elements {
      guard case .curve(let end, let control1, let control2) = element else {
        if let point = element.points.first { current = point }
        continue
      }
      for step in 0..<250 {
        let t = CGFloat(step) / 250
        let (a, b, c, d) = (
          (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
        )
        points.append(
          CGPoint(
            x: a * current.x + b * control1.x + c * control2.x + d * end.x,
            y: a * current.y + b * control1.y + c * control2.y + d * end.y))
      }
      current = end
    }
    return points
  }
}
