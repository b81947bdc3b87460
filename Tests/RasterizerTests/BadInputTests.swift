// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class BadInputTests: XCTestCase {
  private let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, .greatestFiniteMagnitude, 0, 5, -0.0,
    .leastNonzeroMagnitude, 32_768, -32_768, 40_000,
  ]

  func testAnyCoordinateGivesAPicture() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    func point() -> CGPoint {
      CGPoint(x: odd.randomElement(using: &random) ?? 0, y: odd.randomElement(using: &random) ?? 0)
    }
    for _ in 0..<500 {
      let bitmap = draw(20, 20) { recorder in
        var path = Path()
        path.move(to: point())
        path.addLine(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        path.addQuadCurve(to: point(), control: point())
        recorder.clip(to: Path(rect: CGRect(origin: point(), size: CGSize(width: 1e9, height: 30))))
        recorder.fill(path, with: .color(.black))
        recorder.fill(
          Path(rect: CGRect(origin: point(), size: CGSize(width: 9, height: 1e300))),
          with: .color(.white), rule: .evenOdd)
        recorder.fill(
          Path(ellipseIn: CGRect(origin: point(), size: CGSize(width: 1e9, height: 1e9))),
          with: .color(.white))
        recorder.draw(
          Bitmap(width: 3, height: 3, color: .white),
          in: CGRect(origin: point(), size: CGSize(width: 1e6, height: 1e-6)))
      }
      XCTAssertEqual(bitmap.width, 20)
    }
  }

  func testShapeWithANumberThatIsNotFinitePaintsNothing() {
    for value in [CGFloat.nan, .infinity, -.infinity] {
      let path = Path(polygons: [
        [CGPoint(x: 0, y: 0), CGPoint(x: value, y: 0), CGPoint(x: 9, y: 9)]
      ])
      let bitmap = draw(4, 4) { $0.fill(path, with: .color(.black)) }
      XCTAssertEqual(bitmap, Bitmap(width: 4, height: 4))

      let clipped = draw(4, 4) {
        $0.clip(to: path)
        $0.fill(Path(rect: CGRect(0, 0, 4, 4)), with: .color(.black))
      }
      XCTAssertEqual(clipped, Bitmap(width: 4, height: 4))
    }
  }

  func testHugeShapesCoverTheCanvas() {
    let full = Bitmap(width: 6, height: 6, color: .black)
    let rect = CGRect(-1e9, -1e9, 2e9, 2e9)
    let triangle = Path(polygons: [
      [CGPoint(x: -1e9, y: -1e9), CGPoint(x: 1e9, y: -1e9), CGPoint(x: 0, y: 1e9)]
    ])

    XCTAssertEqual(draw(6, 6) { $0.fill(Path(rect: rect), with: .color(.black)) }, full)
    XCTAssertEqual(
      draw(6, 6) { $0.fill(Path(rect: rect).withoutShape, with: .color(.black)) }, full)
    XCTAssertEqual(draw(6, 6) { $0.fill(Path(ellipseIn: rect), with: .color(.black)) }, full)
    XCTAssertEqual(draw(6, 6) { $0.fill(triangle, with: .color(.black)) }, full)
    XCTAssertEqual(draw(6, 6) { $0.fill(Path(rect: .infinite), with: .color(.black)) }, full)
  }

  func testEdgeThatLeavesTheReachKeepsItsPlaceInside() {
    // The diagonal from far above left to far below right passes through the canvas's corners.
    let huge = Path(polygons: [
      [CGPoint(x: -1e6, y: -1e6), CGPoint(x: 1e6, y: 1e6), CGPoint(x: -1e6, y: 1e6)]
    ])

    XCTAssertEqual(
      draw(3, 3) { $0.fill(huge, with: .color(.black)) }.coverageDump(), "5..\n#5.\n##5")
  }

  func testEmptyAndDegeneratePathsPaintNothing() {
    var line = Path()
    line.move(to: CGPoint(x: 1, y: 1))
    line.addLine(to: CGPoint(x: 3, y: 3))
    for path in [
      Path(), line, Path(rect: .zero), Path(rect: .null), Path(rect: CGRect(1, 1, 0, 5)),
    ] {
      let bitmap = draw(4, 4) { $0.fill(path, with: .color(.black)) }
      XCTAssertEqual(bitmap, Bitmap(width: 4, height: 4))
    }
  }

  func testMillionSegmentsArePainted() {
    var random = SeededRandom(seed: 3)
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<1_000_000 { path.addLine(to: random.point(64)) }

    XCTAssertEqual(coverage(path, 64, 64).count, 64 * 64)
  }

  func testTransformThatIsNotInvertibleDrawsNoImage() {
    let image = Bitmap(width: 3, height: 3, color: .black)
    for transform in [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(scaleX: .infinity, y: 1),
    ] {
      let bitmap = draw(4, 4) {
        $0.concatenate(transform)
        $0.draw(image, in: CGRect(0, 0, 3, 3))
      }
      XCTAssertEqual(bitmap, Bitmap(width: 4, height: 4))
    }
  }
}
