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

  func testCurvesOfAPathShareABoundedNumberOfChords() {
    var random = SeededRandom(seed: 4)
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<100_000 {
      path.addCurve(
        to: random.point(2000), control1: random.point(2000), control2: random.point(2000))
    }

    let list = EdgeList(path, transform: .identity)

    XCTAssertLessThan(
      Double(list.edges.count), CubicCurve.maximumChordCountOfPath + 100_001,
      "each curve has one chord at least")
    XCTAssertGreaterThan(list.edges.count, 1_000_000)
  }

  func testStrokesOfVeryManyCurvesAreBounded() {
    var random = SeededRandom(seed: 5)
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<20_000 {
      path.addCurve(to: random.point(64), control1: random.point(64), control2: random.point(64))
    }

    // About as wide as its loops: each wants hundreds of samples.
    let outline = path.stroked(StrokeStyle(width: 40))

    XCTAssertLessThan(outline.elements.count, 4_500_000)
    XCTAssertTrue(outline.isFinite)
  }

  func testManyEdgesInManyBandsAreThoseOfTheReference() {
    var random = SeededRandom(seed: 6)
    var path = Path()
    for index in 0..<1200 {
      let start = random.point(200)
      path.move(to: start)
      let size = index % 100 == 0 ? 150.0 : 6
      for _ in 0..<2 {
        path.addLine(
          to: CGPoint(
            x: start.x + random.number(-size...size), y: start.y + random.number(-size...size)))
      }
    }
    var recorder = DisplayListRecorder(size: CGSize(width: 200, height: 200), scale: 1)
    for y in 0..<200 where y % 3 == 0 {
      recorder.fill(Path(rect: CGRect(0, CGFloat(y), 40, 1)), with: .color(.white))
    }
    recorder.fill(path, with: .color(.black), rule: .evenOdd)
    let list = recorder.finish()

    XCTAssertEqual(played(list), ReferencePlayer.play(list))
  }

  func testTooManyDashesAreALine() {
    var path = Path()
    for y in 0..<1000 {
      path.move(to: CGPoint(x: 0, y: CGFloat(y) / 20))
      path.addLine(to: CGPoint(x: 60, y: CGFloat(y) / 20))
    }
    let line = StrokeStyle(width: 1)
    var dashed = line
    dashed.dashes = [0.001, 0.0015]

    XCTAssertEqual(path.stroked(dashed), path.stroked(line))
  }

  func testShadowsNestedTenThousandDeepAreNoMoreThanTheLimit() throws {
    var commands: [DrawCommand] = [
      .fill(FillCommand(path: Path(rect: CGRect(0, 0, 4, 4)), paint: .color(.black)))
    ]
    for _ in 0..<10_000 {
      commands = [
        .contentShadow(ContentShadowCommand(contents: commands, radius: 1, color: .black))
      ]
    }

    let list = DisplayList(width: 8, height: 8, commands: commands)

    XCTAssertEqual(try DisplayListPlayer().play(list), Bitmap(width: 8, height: 8))
    XCTAssertEqual(list, list)
    XCTAssertEqual(
      list.dump().split(separator: "\n").count { $0.contains("shadow of contents") },
      ContentShadowCommand.maximumDepth)
  }

  func testThousandClipsInEachOtherKeepTheirInside() {
    let shape = Path(roundedRect: CGRect(2, 2, 30, 20), cornerRadius: 5)
    func nest(_ recorder: inout DisplayListRecorder, _ depth: Int) {
      guard depth > 0 else {
        return recorder.fill(Path(rect: CGRect(0, 0, 40, 40)), with: .color(.black))
      }
      recorder.withSavedState {
        $0.clip(to: shape)
        nest(&$0, depth - 1)
      }
    }

    var recorder = DisplayListRecorder(size: CGSize(width: 40, height: 40), scale: 1)
    nest(&recorder, 1000)
    let list = recorder.finish()

    let bitmap = played(list)

    XCTAssertEqual(bitmap, ReferencePlayer.play(list))
    XCTAssertEqual(bitmap[20, 10], .black)
    XCTAssertEqual(bitmap[2, 2], .clear)
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
