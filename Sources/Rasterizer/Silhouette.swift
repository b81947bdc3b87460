// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The area that a path covers, ready to be turned into coverage.
final class Silhouette: Sendable {
  enum Form {
    /// An upright rectangle: coverage is a product, and none is needed on pixel edges.
    case rectangle(FixedRectangle)
    /// Anything else.
    case edges(EdgeList, FillRule)
  }

  let form: Form
  /// The pixels that it may touch.
  let bounds: PixelBounds

  init(_ path: Path, rule: FillRule, transform: CGAffineTransform) {
    if let rectangle = FixedRectangle(path, transform: transform) {
      form = .rectangle(rectangle)
      bounds = rectangle.bounds
    } else {
      let edges = EdgeList(path, transform: transform)
      form = .edges(edges, rule)
      bounds = edges.bounds
    }
  }

  /// Whether it covers each pixel of its bounds wholly.
  var isWholePixels: Bool {
    switch form {
    case .rectangle(let rectangle): rectangle.isWhole
    case .edges: false
    }
  }
}

extension FixedRectangle {
  /// The rectangle that `path` is on the canvas; `nil` where it is another shape or turned.
  ///
  /// Its edges are rounded exactly as those of the path's elements.
  init?(_ path: Path, transform: CGAffineTransform) {
    guard case .rectangle(let rect)? = path.shape, transform.b == 0, transform.c == 0,
      transform.isFinite, path.isFinite
    else { return nil }
    let first = CGPoint(x: rect.minX, y: rect.minY).applying(transform)
    let second = CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)
    func fixed(_ value: CGFloat) -> Int32 {
      FixedPoint.rounding(min(FixedPoint.reach, max(-FixedPoint.reach, Double(value))))
    }
    let (x0, x1, y0, y1) = (fixed(first.x), fixed(second.x), fixed(first.y), fixed(second.y))
    self.init(left: min(x0, x1), top: min(y0, y1), right: max(x0, x1), bottom: max(y0, y1))
  }

  /// Writes the coverage of the pixels in `columns` of `row`.
  func writeCoverage(row: Int, columns: Range<Int>, into coverage: UnsafeMutablePointer<UInt8>) {
    let height = Self.overlap(top, bottom, row)
    for column in columns {
      coverage[column - columns.lowerBound] = Coverage.rounding(
        doubleArea: 2 &* height &* Self.overlap(left, right, column))
    }
  }

  /// How much of the pixel at `index` lies between `low` and `high`.
  @inline(__always)
  private static func overlap(_ low: Int32, _ high: Int32, _ index: Int) -> Int32 {
    let start = Int32(truncatingIfNeeded: index) << FixedPoint.bits
    return max(0, min(high, start &+ FixedPoint.one) &- max(low, start))
  }
}

extension Silhouette {
  /// Writes coverage for the pixels of `area`, rows `stride` bytes apart.
  ///
  /// - Parameter cells: Room for `CoverageCells.count(width:height:)` 64-bit zeros, left zero.
  func writeCoverage(
    area: PixelBounds, into mask: UnsafeMutablePointer<UInt8>, stride: Int,
    cells: UnsafeMutablePointer<Int64>
  ) {
    switch form {
    case .rectangle(let rectangle):
      for row in area.top..<area.bottom {
        rectangle.writeCoverage(
          row: row, columns: area.left..<area.right, into: mask + (row - area.top) * stride)
      }
    case .edges(let edges, let rule):
      // With at most 126 chains the winding stays below 64: 2^25 times that fits 32 bits.
      if edges.chainCount <= 126 {
        cells.withMemoryRebound(to: Int32.self, capacity: 1) { cells in
          let cells = CoverageCells<Int32>(bounds: area, cells: cells)
          cells.write(edges, rule, into: mask, stride: stride)
        }
      } else {
        let cells = CoverageCells<Int64>(bounds: area, cells: cells)
        cells.write(edges, rule, into: mask, stride: stride)
      }
    }
  }
}

extension CoverageCells {
  fileprivate func write(
    _ list: EdgeList, _ rule: FillRule, into mask: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    list.edges.withUnsafeBufferPointer { edges in
      for edge in edges { add(edge) }
    }
    for row in bounds.top..<bounds.bottom {
      takeRow(row, rule: rule, into: mask + (row - bounds.top) * stride)
    }
  }
}
