// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class StrokeTests: XCTestCase {
  private func line(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    if closed { path.close() }
    return path
  }

  private func dump(_ path: Path, _ style: StrokeStyle, _ width: Int, _ height: Int) -> String {
    draw(width, height) { $0.stroke(path, style, with: .color(.black)) }.coverageDump()
  }

  func testLineIsARectangleOfItsWidth() {
    let horizontal = line([(1, 2), (5, 2)])

    XCTAssertEqual(dump(horizontal, StrokeStyle(width: 2), 6, 4), "......\n.####.\n.####.\n......")
    XCTAssertEqual(dump(horizontal, StrokeStyle(width: 1), 6, 4), "......\n.5555.\n.5555.\n......")
  }

  func testSquareCapGoesHalfAWidthFurther() {
    XCTAssertEqual(
      dump(line([(2, 2), (4, 2)]), StrokeStyle(width: 2, cap: .square), 6, 4),
      "......\n.####.\n.####.\n......")
  }

  func testStrokedRectangleIsAFrame() {
    XCTAssertEqual(
      dump(Path(rect: CGRect(1, 1, 4, 3)), StrokeStyle(width: 2), 6, 5),
      """
      ######
      ######
      ##..##
      ######
      ######
      """)
  }

  /// Around an inner corner no area is counted twice.
  func testCornersAreThoseOfAPolygon() {
    let corner = line([(2.3, 14.4), (2.3, 3.7), (15.1, 3.7)])
    let ell = line(
      [(0.8, 14.4), (0.8, 2.2), (15.1, 2.2), (15.1, 5.2), (3.8, 5.2), (3.8, 14.4)], closed: true)
    XCTAssertEqual(
      draw(16, 16) { $0.stroke(corner, StrokeStyle(width: 3), with: .color(.black)) },
      draw(16, 16) { $0.fill(ell, with: .color(.black)) })

    var frame = Path(rect: CGRect(1.2, 0.7, 13.1, 12.6))
    frame.append(Path(rect: CGRect(4.2, 3.7, 7.1, 6.6)))
    XCTAssertEqual(
      draw(16, 16) {
        $0.stroke(
          Path(rect: CGRect(2.7, 2.2, 10.1, 9.6)), StrokeStyle(width: 3), with: .color(.black))
      },
      draw(16, 16) { $0.fill(frame, with: .color(.black), rule: .evenOdd) })
  }

  func testInnerCornerOfShortSegmentsIsInside() {
    let hook = line([(2, 4), (12, 4), (12, 5)])

    XCTAssertEqual(
      dump(hook, StrokeStyle(width: 4), 15, 8),
      """
      ...............
      ...............
      ..############.
      ..############.
      ..############.
      ..##########...
      ...............
      ...............
      """)
  }

  func testLineThereAndBackIsTheLine() {
    let (open, closed) = (
      line([(2.3, 3.1), (13.2, 8.4)]), line([(2.3, 3.1), (13.2, 8.4)], closed: true)
    )
    for (join, cap) in [(.miter, .butt), (.bevel, .butt), (.round, .round)]
      as [(StrokeStyle.Join, StrokeStyle.Cap)]
    {
      XCTAssertEqual(
        draw(16, 12) {
          $0.stroke(closed, StrokeStyle(width: 2.6, cap: .square, join: join), with: .color(.black))
        },
        draw(16, 12) { $0.stroke(open, StrokeStyle(width: 2.6, cap: cap), with: .color(.black)) },
        "\(join)")
    }
  }

  func testBevelCutsTheCornerOff() {
    let corner = line([(1, 5), (1, 1), (5, 1)])

    XCTAssertEqual(
      dump(corner, StrokeStyle(width: 2, join: .miter), 5, 5), "#####\n#####\n##...\n##...\n##...")
    XCTAssertEqual(
      dump(corner, StrokeStyle(width: 2, join: .bevel), 5, 5), "5####\n#####\n##...\n##...\n##...")
  }

  func testMiterPastItsLimitBecomesABevel() {
    let sharp = line([(2, 9), (4, 1), (6, 9)])
    let style = StrokeStyle(width: 1, miterLimit: 2)

    XCTAssertEqual(
      dump(sharp, style, 9, 9), dump(sharp, StrokeStyle(width: 1, join: .bevel), 9, 9))
    XCTAssertNotEqual(dump(sharp, style, 9, 9), dump(sharp, StrokeStyle(width: 1), 9, 9))
  }

  func testDashesLeaveGaps() {
    let long = line([(0, 1), (10, 1)])

    XCTAssertEqual(dump(long, StrokeStyle(width: 2, dashes: [2, 1]), 10, 1), "##.##.##.#")
    XCTAssertEqual(
      dump(long, StrokeStyle(width: 2, dashes: [2, 1], dashPhase: 1), 10, 1), "#.##.##.##")
    XCTAssertEqual(
      dump(long, StrokeStyle(width: 2, dashes: [2, 1], dashPhase: -1), 10, 1), ".##.##.##.")
    XCTAssertEqual(dump(long, StrokeStyle(width: 2, dashes: [1]), 10, 1), "#.#.#.#.#.")
  }

  func testPatternsThatMakeNoSenseDrawALine() {
    let long = line([(0, 1), (4, 1)])
    for dashes in [[0], [0, 0], [-1, 2], [.nan], [.infinity, 1], [1e-9]] as [[CGFloat]] {
      XCTAssertEqual(dump(long, StrokeStyle(width: 2, dashes: dashes), 4, 1), "####")
    }
  }

  func testWidthThatIsNotMoreThanZeroDrawsNothing() {
    for width in [0, -1, CGFloat.nan, .infinity] {
      XCTAssertEqual(dump(line([(0, 1), (4, 1)]), StrokeStyle(width: width), 4, 1), "....")
    }
  }

  func testContourWithoutLengthIsItsCaps() {
    let point = line([(2, 2), (2, 2)])

    XCTAssertEqual(dump(point, StrokeStyle(width: 2), 4, 4), "....\n....\n....\n....")
    XCTAssertEqual(
      dump(point, StrokeStyle(width: 2, cap: .square), 4, 4), "....\n.##.\n.##.\n....")
    XCTAssertEqual(
      dump(point, StrokeStyle(width: 2, cap: .round), 4, 4), "....\n.77.\n.77.\n....")
  }

  func testStrokedCircleIsARingWithinOneOf255() {
    let (radius, half) = (9.0, 1.25)
    let circle = Path(ellipseIn: CGRect(12 - radius, 12 - radius, 2 * radius, 2 * radius))
    var ring = Path(
      ellipseIn: CGRect(12 - radius - half, 12 - radius - half, 2 * radius + 2.5, 2 * radius + 2.5))
    ring.append(
      Path(
        ellipseIn: CGRect(
          12 - radius + half, 12 - radius + half, 2 * radius - 2.5, 2 * radius - 2.5)))

    let stroked = draw(24, 24) { $0.stroke(circle, StrokeStyle(width: 2.5), with: .color(.black)) }
    let filled = coverage(ring, 24, 24, rule: .evenOdd)

    for (index, expected) in filled.enumerated() {
      XCTAssertEqual(
        Int(stroked[index % 24, index / 24].alpha), Int(expected), accuracy: 2, "\(index)")
    }
  }

  func testStrokedCurvesAreWithinOneOf255OfTheirArea() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    var worst = 0.0
    for _ in 0..<60 {
      var path = Path()
      path.move(to: CGPoint(x: 4, y: random.number(6...22)))
      path.addCurve(
        to: CGPoint(x: 24, y: random.number(6...22)),
        control1: CGPoint(x: 11, y: random.number(4...24)),
        control2: CGPoint(x: 17, y: random.number(4...24)))
      let style = StrokeStyle(width: CGFloat(random.number(0.75...5)))
      let fine = ExactArea(path.stroked(style, tolerance: 0.000_02), 28, 28)

      let drawn = draw(28, 28) { $0.stroke(path, style, with: .color(.black)) }

      for index in 0..<28 * 28 {
        let alpha = drawn[index % 28, index / 28].alpha
        worst = max(worst, abs(Double(alpha) - fine.coverage(index % 28, index / 28) * 255))
      }
    }
    print("strokes: \(worst) of 255 at most")
    XCTAssertLessThanOrEqual(worst, 1, "seed \(seed)")
  }

  func testDirectionDoesNotMatterMuch() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    for _ in 0..<50 {
      let points = (0..<4).map { _ in random.point(20) }
      var (forward, backward) = (Path(), Path())
      forward.move(to: points[0])
      forward.addCurve(to: points[3], control1: points[1], control2: points[2])
      backward.move(to: points[3])
      backward.addCurve(to: points[0], control1: points[2], control2: points[1])
      let style = StrokeStyle(width: 3, cap: .round)

      let first = draw(20, 20) { $0.stroke(forward, style, with: .color(.black)) }
      let second = draw(20, 20) { $0.stroke(backward, style, with: .color(.black)) }

      for (a, b) in zip(first.bytes, second.bytes) {
        XCTAssertEqual(Int(a), Int(b), accuracy: 1, "seed \(seed)")
      }
    }
  }

  func testOddNumbersAreDefined() {
    let odd: [CGFloat] = [.nan, .infinity, 1e9, -1e9, 1e300, 0, 5, 1e-300]
    var random = SeededRandom(seed: 8)
    func value() -> CGFloat { odd.randomElement(using: &random) ?? 0 }
    for _ in 0..<300 {
      var path = Path()
      path.move(to: CGPoint(x: value(), y: value()))
      path.addLine(to: CGPoint(x: value(), y: value()))
      path.addCurve(
        to: CGPoint(x: value(), y: value()), control1: CGPoint(x: value(), y: value()),
        control2: CGPoint(x: value(), y: value()))
      let style = StrokeStyle(
        width: value(), cap: .round, join: .round, miterLimit: value(), dashes: [value(), value()],
        dashPhase: value())

      let bitmap = draw(9, 9) { $0.stroke(path, style, with: .color(.black)) }

      XCTAssertEqual(bitmap.width, 9)
    }
  }

  func testDumpNamesTheStyle() {
    let style = StrokeStyle(width: 1.5, cap: .round, join: .round, dashes: [2, 1], dashPhase: 1)

    let command = DrawCommand.stroke(
      StrokeCommand(path: Path(rect: CGRect(0, 0, 2, 2)), style: style, paint: .color(.black)))

    XCTAssertEqual(
      command.dump(),
      "stroke rect(0 0; 2 2) width 1.5 cap round join round dashes 2,1 phase 1 #000000 "
        + "[1, 0, 0, 1, 0, 0]")
  }
}
