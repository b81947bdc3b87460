// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class GradientTests: XCTestCase {
  private let blackToWhite: [Gradient.Stop] = [
    .init(offset: 0, color: .black), .init(offset: 1, color: .white),
  ]

  private func row(_ gradient: Gradient, _ width: Int) -> [UInt8] {
    let bitmap = draw(width, 1) {
      $0.fill(Path(rect: CGRect(0, 0, CGFloat(width), 1)), with: .gradient(gradient))
    }
    return (0..<width).map { bitmap[$0, 0].red }
  }

  private func linear(
    _ stops: [Gradient.Stop], _ from: CGFloat, _ to: CGFloat, _ extend: Gradient.Extend = .pad
  ) -> Gradient {
    Gradient(
      stops: stops,
      geometry: .linear(start: CGPoint(x: from, y: 0), end: CGPoint(x: to, y: 0)), extend: extend)
  }

  func testLinearIsTheColorAtThePixelsMiddle() {
    for (index, red) in row(linear(blackToWhite, 0, 200), 200).enumerated() {
      XCTAssertEqual(Double(red), (Double(index) + 0.5) / 200 * 255, accuracy: 0.51)
    }
  }

  func testExtendModes() {
    XCTAssertEqual(row(linear(blackToWhite, 2, 4), 6), [0, 0, 64, 191, 255, 255])
    XCTAssertEqual(row(linear(blackToWhite, 2, 4, .repeat), 6), [64, 191, 64, 191, 64, 191])
    XCTAssertEqual(row(linear(blackToWhite, 2, 4, .reflect), 6), [191, 64, 64, 191, 191, 64])
    let clear = draw(6, 1) {
      $0.fill(
        Path(rect: CGRect(0, 0, 6, 1)), with: .gradient(linear(blackToWhite, 2, 4, .clear)))
    }
    XCTAssertEqual(clear.coverageDump(), "..##..")
  }

  func testEqualOffsetsMakeAHardEdge() {
    let stops: [Gradient.Stop] = [
      .init(offset: 0.5, color: .black), .init(offset: 0.5, color: .white),
    ]

    XCTAssertEqual(row(linear(stops, 0, 4), 4), [0, 0, 255, 255])
  }

  func testTransparentStopDoesNotDarken() {
    let stops: [Gradient.Stop] = [
      .init(offset: 0, color: .white), .init(offset: 1, color: .clear),
    ]
    let bitmap = draw(9, 1) {
      $0.fill(Path(rect: CGRect(0, 0, 9, 1)), with: .gradient(linear(stops, 0, 9)))
    }

    for x in 0..<9 { XCTAssertEqual(bitmap[x, 0].red, 255) }
    XCTAssertEqual(bitmap[4, 0].alpha, 128)
  }

  func testRadialIsTheDistanceFromItsCenter() {
    let gradient = Gradient(
      stops: blackToWhite, geometry: .radial(center: CGPoint(x: 10, y: 10), radius: 10))
    let bitmap = draw(20, 20) {
      $0.fill(Path(rect: CGRect(0, 0, 20, 20)), with: .gradient(gradient))
    }

    for y in 0..<20 {
      for x in 0..<20 {
        let distance = hypot(Double(x) - 9.5, Double(y) - 9.5) / 10
        XCTAssertEqual(Double(bitmap[x, y].red), min(1, distance) * 255, accuracy: 0.51)
      }
    }
  }

  func testConicIsTheAngleAroundItsCenter() {
    let gradient = Gradient(
      stops: blackToWhite, geometry: .conic(center: CGPoint(x: 10, y: 10), angle: 0))
    let bitmap = draw(20, 20) {
      $0.fill(Path(rect: CGRect(0, 0, 20, 20)), with: .gradient(gradient))
    }

    for y in 0..<20 {
      for x in 0..<20 {
        var turn = atan2(Double(y) - 9.5, Double(x) - 9.5) / (2 * .pi)
        if turn < 0 { turn += 1 }
        XCTAssertEqual(Double(bitmap[x, y].red), turn * 255, accuracy: 0.51)
      }
    }
  }

  func testGradientMovesWithItsShape() {
    let gradient = linear(blackToWhite, 0, 4)
    let bitmap = draw(12, 2) {
      $0.concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 4, ty: 0))
      $0.fill(Path(rect: CGRect(0, 0, 4, 1)), with: .gradient(gradient))
    }

    XCTAssertEqual((4..<12).map { bitmap[$0, 0].red }, row(linear(blackToWhite, 0, 8), 8))
  }

  func testGradientsWithoutMeaningPaintNothing() {
    let empty = Bitmap(width: 4, height: 1)
    let gradients = [
      linear([], 0, 4), linear(blackToWhite, 2, 2), linear(blackToWhite, .nan, 2),
      linear(blackToWhite, 0, .infinity),
      Gradient(stops: blackToWhite, geometry: .radial(center: .zero, radius: 0)),
      Gradient(stops: blackToWhite, geometry: .radial(center: .zero, radius: .nan)),
      Gradient(stops: blackToWhite, geometry: .conic(center: .zero, angle: .infinity)),
    ]
    for gradient in gradients {
      let bitmap = draw(4, 1) {
        $0.fill(Path(rect: CGRect(0, 0, 4, 1)), with: .gradient(gradient))
      }
      XCTAssertEqual(bitmap, empty, "\(gradient)")
    }
  }

  func testOffsetsThatAreNotNumbersCountAsTheStopBefore() {
    let stops: [Gradient.Stop] = [
      .init(offset: .nan, color: .black), .init(offset: .infinity, color: .white),
    ]

    XCTAssertEqual(row(linear(stops, 0, 2), 2), [64, 191])
  }

  func testDumpNamesGeometryAndStops() {
    XCTAssertEqual(
      linear(blackToWhite, 0, 4, .reflect).description,
      "linear(0,0 4,0; 0 #000000, 1 #FFFFFF) reflect")
  }
}

extension GradientTests {
  func testTableOfALargeShapeGivesTheSameColors() throws {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    for _ in 0..<20 {
      let stops = (0..<4).map { _ in
        Gradient.Stop(offset: random.number(0...1), color: random.color())
      }
      let gradient = Gradient(
        stops: stops, geometry: .linear(start: .zero, end: CGPoint(x: 300, y: 1)), extend: .clear)
      let plain = try XCTUnwrap(GradientRamp(gradient))
      let tabled = try XCTUnwrap(GradientRamp(gradient))
      tabled.makeTable()
      let (first, second) = (
        SharedBuffer<UInt32>(count: 70_000, filledWith: 1),
        SharedBuffer<UInt32>(count: 70_000, filledWith: 2)
      )

      plain.write(70_000, into: first.base) { Int64($0) - 2000 }
      tabled.write(70_000, into: second.base) { Int64($0) - 2000 }

      for index in 0..<70_000 where first.base[index] != second.base[index] {
        return XCTFail("seed \(seed), offset \(index - 2000)")
      }
    }
  }
}
