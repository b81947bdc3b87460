// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class FlattenedPathTests: XCTestCase {
  func testKnownRectanglesGiveTheBytesOfTheirElements() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    for round in 0..<300 {
      let rect = CGRect(
        random.number(-4...12), random.number(-4...12), random.number(0...9), random.number(0...9))
      let transform = CGAffineTransform(
        a: random.number(-2...2), b: 0, c: 0, d: random.number(-2...2), tx: 5, ty: 5)
      let path = Path(rect: rect)

      XCTAssertTrue(
        coverage(path, 16, 16, transform: transform)
          == coverage(path.withoutShape, 16, 16, transform: transform),
        "seed \(seed) round \(round)")
    }
  }

  func testKnownRoundedRectanglesGiveTheBytesOfTheirElements() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    for round in 0..<300 {
      let rect = CGRect(
        random.number(-4...12), random.number(-4...12), random.number(0...30), random.number(0...30)
      )
      let radii = CornerRadii(
        topLeft: random.number(0...9), topRight: random.number(0...9),
        bottomLeft: random.number(0...9), bottomRight: random.number(0...9))
      let path = Path(roundedRect: rect, cornerRadii: radii)

      XCTAssertTrue(
        coverage(path, 40, 40) == coverage(path.withoutShape, 40, 40),
        "seed \(seed) round \(round)")
    }
  }

  func testRectangleOnPixelEdgesNeedsNoCoverage() {
    let whole = FlattenedPath(
      Path(rect: CGRect(1, 2, 3, 4)), rule: .nonZero,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    let half = FlattenedPath(
      Path(rect: CGRect(1.25, 2, 3, 4)), rule: .nonZero,
      transform: CGAffineTransform(scaleX: 2, y: 2))

    XCTAssertTrue(whole.isWholePixels)
    XCTAssertFalse(half.isWholePixels)
    XCTAssertEqual(whole.bounds, PixelBounds(left: 2, top: 4, right: 8, bottom: 12))
  }

  func testFractionalRectangleCoversByTheProductOfItsSides() {
    XCTAssertEqual(
      coverage(Path(rect: CGRect(0.5, 0.5, 2, 1.25)), 3, 2), [64, 128, 64, 96, 191, 96])
  }

  func testChordsKeepTheAreaOfTheirCurve() {
    for radius in [1.0, 3, 12, 40, 300] {
      let circle = Path(ellipseIn: CGRect(0, 0, 2 * radius, 2 * radius))
      let edges = EdgeList(circle, transform: .identity).edges

      let area = edges.reduce(0.0) { area, edge in
        let (dy, x) = (Double(edge.y1 - edge.y0), Double(edge.x0) + Double(edge.x1))
        return area + Double(edge.winding) * dy * x / 2 / 4096 / 4096
      }

      // Under one of the four cubics, with handles k, lies 1/2 + 3/5·k - 3/20·k² by Green's
      // theorem.
      let k = 0.552_284_749_830_793_4
      let exact = 4 * radius * radius * (0.5 + 0.6 * k - 0.15 * k * k)
      XCTAssertEqual(abs(area), exact, accuracy: 0.0005 * radius, "radius \(radius)")
    }
  }

  func testRingPaintedAgainFromKeptRowsIsTheSame() throws {
    // Its last row is full in the middle, where the row above is empty.
    var ring = Path(roundedRect: CGRect(16, 8, 336, 200), cornerRadius: 28)
    ring.append(Path(roundedRect: CGRect(17, 9, 334, 198), cornerRadius: 27))
    var recorder = DisplayListRecorder(size: CGSize(width: 368, height: 240), scale: 1)
    recorder.fill(ring, with: .color(.black), rule: .evenOdd)
    let list = recorder.finish()
    let player = DisplayListPlayer()

    let first = try player.play(list)

    XCTAssertEqual(first, ReferencePlayer.play(list))
    XCTAssertEqual(first[180, 207].alpha, 255)
    XCTAssertEqual(try player.play(list), first)
    XCTAssertEqual(try player.play(list), first)
  }

  func testGlyphMaskHoldsThePathsCoverage() {
    let path = Path(ellipseIn: CGRect(-2.5, -7.25, 6.5, 9))
    let mask = GlyphMask(
      FlattenedPath(path, rule: .nonZero, transform: .identity), CellMemory())

    var found: [UInt8] = []
    for row in 0..<mask.bounds.height {
      for column in 0..<mask.bounds.width { found.append(mask.base[row * mask.stride + column]) }
    }

    let moved = CGAffineTransform(
      translationX: CGFloat(-mask.bounds.left), y: CGFloat(-mask.bounds.top))
    XCTAssertEqual(
      found, coverage(path, mask.bounds.width, mask.bounds.height, transform: moved))
  }
}
