// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

/// Where contours overlap, a pixel's coverage is the area of what the rule says is inside, counted
/// once.
final class OverlapTests: XCTestCase {
  private func path(_ contours: [[(CGFloat, CGFloat)]]) -> Path {
    Path(polygons: contours.map { $0.map { CGPoint(x: $0.0, y: $0.1) } })
  }

  private let square: [(CGFloat, CGFloat)] = [(1.5, 1.25), (4.5, 1.25), (4.5, 3.5), (1.5, 3.5)]

  func testContourThatIsThereTwiceIsTheContour() {
    XCTAssertEqual(
      coverage(path([square, square]), 6, 5), coverage(path([square]), 6, 5))
    XCTAssertEqual(
      coverage(path([square, square]), 6, 5, rule: .evenOdd), [UInt8](repeating: 0, count: 30))
    XCTAssertEqual(
      coverage(path([square, square, square]), 6, 5, rule: .evenOdd),
      coverage(path([square]), 6, 5))
  }

  func testContoursOfBothDirectionsSideBySideDoNotCancel() {
    let left: [(CGFloat, CGFloat)] = [(0, 0), (1.5, 0), (1.5, 2), (0, 2)]
    let right: [(CGFloat, CGFloat)] = [(1.5, 0), (1.5, 2), (3, 2), (3, 0)]

    XCTAssertEqual(coverage(path([left, right]), 3, 2), [UInt8](repeating: 255, count: 6))
  }

  func testCornersOfACrossAreCountedOnce() {
    let across: [(CGFloat, CGFloat)] = [(0, 1.5), (5, 1.5), (5, 3.5), (0, 3.5)]
    let down: [(CGFloat, CGFloat)] = [(1.5, 0), (3.5, 0), (3.5, 5), (1.5, 5)]

    XCTAssertEqual(
      draw(5, 5) { $0.fill(self.path([across, down]), with: .color(.black)) }.coverageDump(),
      """
      .5#5.
      57#75
      #####
      57#75
      .5#5.
      """)
    XCTAssertEqual(
      draw(5, 5) {
        $0.fill(self.path([across, down]), with: .color(.black), rule: .evenOdd)
      }.coverageDump(),
      """
      .5#5.
      55555
      #5.5#
      55555
      .5#5.
      """)
  }

  func testRandomPolygonsAreWithinTwoOf255OfTheirArea() throws {
    try compare(count: 150) { random in
      let contours = (0..<Int(random.number(1...3.99))).map { _ in
        (0..<Int(random.number(3...7.99))).map { _ in random.point(24, margin: 3) }
      }
      return Path(polygons: contours)
    }
  }

  func testStrokesThatCrossThemselvesAreWithinTwoOf255OfTheirArea() throws {
    try compare(count: 100) { random in
      var path = Path()
      path.move(to: random.point(24))
      path.addCurve(to: random.point(24), control1: random.point(24), control2: random.point(24))
      path.addLine(to: random.point(24))
      path.addQuadCurve(to: random.point(24), control: random.point(24))
      return path.stroked(
        StrokeStyle(width: CGFloat(random.number(0.5...6)), cap: .round, join: .miter))
    }
  }

  /// The start and the direction of a contour say nothing.
  func testOrderOfEdgesDoesNotMatter() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let points = (0..<7).map { _ in random.point(24, margin: 3) }
      let turned = Array(points[3...] + points[..<3])
      for rule in [FillRule.nonZero, .evenOdd] {
        let expected = coverage(Path(polygons: [points]), 24, 24, rule: rule)
        XCTAssertEqual(
          coverage(Path(polygons: [turned]), 24, 24, rule: rule), expected, "seed \(seed)")
        XCTAssertEqual(
          coverage(Path(polygons: [turned.reversed()]), 24, 24, rule: rule), expected,
          "seed \(seed)")
      }
    }
  }

  /// What is looked at is bounded, also at crossings: 400 thin triangles have 800 edges and about
  /// 160,000 crossings in one go from the top to the bottom.
  func testEdgesWithTooManyCrossingsStay() {
    let isResolved = [60, 400].map { count in
      var list = EdgeList(fan(count), transform: .identity)
      let edgeCount = list.edges.count
      list.resolveOverlaps(rule: .nonZero)
      return list.edges.count != edgeCount
    }
    XCTAssertEqual(isResolved, [true, false])
  }

  /// Thin triangles from the top to the bottom, each of which crosses about half of the others.
  private func fan(_ count: Int) -> Path {
    var random = SeededRandom(seed: 5)
    return Path(
      polygons: (0..<count).map { _ in
        let (top, bottom) = (random.number(0...1000), random.number(0...1000))
        return [
          CGPoint(x: top, y: 0), CGPoint(x: bottom, y: 1000), CGPoint(x: top + 0.3, y: 0),
        ]
      })
  }

  private func compare(count: Int, _ makePath: (inout SeededRandom) -> Path) throws {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    var worst = 0.0
    for number in 0..<count {
      let path = makePath(&random)
      for rule in [FillRule.nonZero, .evenOdd] {
        let drawn = coverage(path, 24, 24, rule: rule)
        let exact = SampledArea(path, 24, 24, rule: rule)
        for (alpha, share) in zip(drawn, exact.shares) {
          let error = abs(Double(alpha) - share * 255)
          if error > 2 {
            XCTFail("\(error) of 255 in \(number), \(rule), seed \(seed): \(path)")
            break
          }
          worst = max(worst, error)
        }
      }
    }
    print("overlaps: \(worst) of 255 at most")
  }
}

/// The area of a path under each pixel by lines through it: along each, exact; from line to line,
/// sampled.
private struct SampledArea {
  private static let lineCount = 256
  private(set) var shares: [Double]

  init(_ path: Path, _ width: Int, _ height: Int, rule: FillRule) {
    shares = Array(repeating: 0, count: width * height)
    let edges = EdgeList(path, transform: .identity).edges
    for line in 0..<height * Self.lineCount {
      let y = (Double(line) + 0.5) / Double(Self.lineCount) * 4096
      let crossings = edges.filter { Double($0.y0) <= y && y < Double($0.y1) }.map { edge in
        (
          x:
            (Double(edge.x0) + Double(edge.x1 - edge.x0) * (y - Double(edge.y0))
            / Double(edge.y1 - edge.y0)) / 4096,
          winding: edge.winding
        )
      }.sorted { $0.x < $1.x }
      var winding: Int32 = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += crossing.winding
        guard rule == .nonZero ? winding != 0 : winding & 1 != 0 else { continue }
        let (from, to) = (max(0, crossing.x), min(Double(width), next.x))
        guard from < to else { continue }
        for column in Int(from)...min(width - 1, Int(to)) {
          let share = min(to, Double(column + 1)) - max(from, Double(column))
          shares[line / Self.lineCount * width + column] += max(0, share) / Double(Self.lineCount)
        }
      }
    }
  }
}
