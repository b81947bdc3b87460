// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Rasterizer

final class BandMaskTests: XCTestCase {
  /// A canvas of six blocks.
  private let canvas = PixelBounds(left: 0, top: 0, right: 96, bottom: 24)

  func testRectangleCoversWhatItsEdgesCover() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    var (direct, byEdges) = (BandMask(canvas, rowCount: 24), BandMask(canvas, rowCount: 24))
    defer {
      direct.deallocate()
      byEdges.deallocate()
    }
    let cells = CellMemory()
    for round in 0..<2_000 {
      let rectangle = rectangle(&random)
      let area = area(&random)

      direct.set(area, rectangle)
      byEdges.set(area, rectangle, cells)

      XCTAssertTrue(
        pixels(direct, area) == pixels(byEdges, area),
        "seed \(seed) round \(round): \(rectangle) in \(area)")
    }
  }

  func testBlocksOfARectangleAreKnownByTheirKind() {
    var mask = BandMask(canvas, rowCount: 24)
    defer { mask.deallocate() }
    let half = FixedPoint.one / 2
    let rectangle = FixedRectangle(
      left: 20 * FixedPoint.one, top: 4 * FixedPoint.one + half, right: 70 * FixedPoint.one,
      bottom: 20 * FixedPoint.one)
    func kinds(_ rows: Range<Int>) -> [UInt8] {
      mask.set(canvas.rows(rows), rectangle)
      return (0..<6).map { mask.kind($0) }
    }
    let (empty, full) = (BandMask.Kind.empty, BandMask.Kind.full)
    let (constant, varied) = (BandMask.Kind.constant, BandMask.Kind.varied)

    XCTAssertEqual(kinds(5..<20), [empty, constant, full, full, constant, empty])
    XCTAssertEqual(kinds(4..<5), [empty, constant, constant, constant, constant, empty])
    XCTAssertEqual(kinds(4..<20), [empty, varied, varied, varied, varied, empty])
    XCTAssertEqual(kinds(0..<4), [empty, empty, empty, empty, empty, empty])
  }

  /// The coverage of each pixel of an area, as its blocks' kinds say.
  private func pixels(_ mask: BandMask, _ area: PixelBounds) -> [UInt8] {
    (area.top..<area.bottom).flatMap { y in
      (area.left..<area.right).map { x in
        switch mask.kind(x >> 4) {
        case BandMask.Kind.empty: 0
        case BandMask.Kind.full: 255
        case BandMask.Kind.constant: mask.coverage(x, mask.top).pointee
        default: mask.coverage(x, y).pointee
        }
      }
    }
  }

  /// One that may lie partly or wholly outside of the canvas, and may be empty.
  private func rectangle(_ random: inout SeededRandom) -> FixedRectangle {
    func range(_ limit: Double) -> (Int32, Int32) {
      let start = FixedPoint.rounding(random.number(-limit / 4...limit * 1.25))
      let length = FixedPoint.rounding(random.number(0...limit))
      // Some edges lie on pixel edges.
      let mask: Int32 = random.number(0...1) < 0.3 ? ~FixedPoint.fraction : ~0
      return (start & mask, (start &+ length) & mask)
    }
    let ((left, right), (top, bottom)) = (range(96), range(24))
    return FixedRectangle(left: left, top: top, right: right, bottom: bottom)
  }

  private func area(_ random: inout SeededRandom) -> PixelBounds {
    let left = Int(random.number(0...80))
    let top = Int(random.number(0...20))
    return PixelBounds(
      left: left, top: top, right: left + 1 + Int(random.number(0...Double(95 - left))),
      bottom: top + 1 + Int(random.number(0...Double(23 - top))))
  }
}

extension BandMask {
  /// Sets the coverage by a rectangle's edges, as that of any other shape.
  fileprivate mutating func set(
    _ area: PixelBounds, _ rectangle: FixedRectangle, _ cells: CellMemory
  ) {
    let (left, top) = (rectangle.left, rectangle.top)
    let (right, bottom) = (rectangle.right, rectangle.bottom)
    let edges = [
      Edge(x0: left, y0: top, x1: left, y1: bottom, winding: -1),
      Edge(x0: right, y0: top, x1: right, y1: bottom, winding: 1),
    ].filter { $0.y0 < $0.y1 }
    edges.withUnsafeBufferPointer {
      set(area, $0, .nonZero, originX: 0, originY: 0, cells, Int32.self)
    }
  }
}
