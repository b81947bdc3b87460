// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The edges of the area that a path covers: curves flattened, overlaps resolved, and what is known
/// of the area without looking at them.
final class FlattenedPath: Sendable {
  /// The pixels that it may touch.
  let bounds: PixelBounds
  /// The rectangle that it is; `nil` where it is another shape or turned.
  let rectangle: FixedRectangle?
  /// Pixels that it covers wholly, as far as that is known without looking at the edges.
  let interior: Interior
  /// Of a shape; `nil` where it was made of none.
  private let sides: UprightSides?
  let rule: FillRule
  /// The edges, counted from the pixel (``originX``, ``originY``); those of a rectangle are not
  /// kept.
  let edges: EdgeList
  let originX: Int
  let originY: Int
  /// The edges in parts, where it is tall with upright sides.
  private let parts: EdgeParts?
  /// Where to find edges, where there are very many.
  private let index: EdgeIndex?

  /// Whether it covers each pixel of its bounds wholly.
  var isWholePixels: Bool { rectangle?.isWhole ?? false }

  /// The path of edges that are in the order that `parts` and `index` say.
  private init(
    _ edges: EdgeList, rule: FillRule, originX: Int, originY: Int, parts: EdgeParts?,
    index: EdgeIndex?, interior: Interior, sides: UprightSides?
  ) {
    bounds = edges.edges.isEmpty ? .empty : edges.bounds.moved(x: originX, y: originY)
    rectangle = nil
    (self.edges, self.rule, self.originX, self.originY) = (edges, rule, originX, originY)
    (self.parts, self.index, self.interior, self.sides) = (parts, index, interior, sides)
  }

  init(_ rectangle: FixedRectangle, rule: FillRule) {
    self.rule = rule
    self.rectangle = rectangle
    bounds = rectangle.bounds
    edges = EdgeList()
    interior = Interior(high: rectangle.interior)
    sides = nil
    (originX, originY) = (0, 0)
    (index, parts) = (nil, nil)
  }

  /// - Parameter mayOverlap: Whether overlaps are looked for. Not in glyphs: fonts with outlines
  ///   that vary are not taken, and others are usually made without; where one is not, coverage is
  ///   that of the mean winding number.
  convenience init(
    _ path: Path, rule: FillRule, transform: CGAffineTransform, mayOverlap: Bool = true
  ) {
    if let rectangle = FixedRectangle(path, transform: transform) {
      self.init(rectangle, rule: rule)
    } else {
      self.init(
        path, rule: rule, transform: transform,
        PixelPlacement(path, transform: transform), mayOverlap: mayOverlap)
    }
  }

  /// - Parameters:
  ///   - placement: That of `path` under `transform`; it is no rectangle.
  ///   - x: How many whole pixels further right it lies.
  ///   - y: How many further down.
  convenience init(
    _ path: Path, rule: FillRule, transform: CGAffineTransform, _ placement: PixelPlacement,
    mayOverlap: Bool = true, x: Int = 0, y: Int = 0
  ) {
    var list = transform.isFinite ? EdgeList(path, placement) : EdgeList()
    if mayOverlap, path.shape == nil { list.resolveOverlaps(rule: rule) }
    let index = EdgeIndex(sorting: &list)
    let parts = path.shape != nil && index == nil ? EdgeParts(sorting: &list) : nil
    self.init(
      list, rule: rule, originX: placement.originX + x, originY: placement.originY + y,
      parts: parts, index: index, interior: Interior(path, transform).moved(x: x, y: y),
      sides: path.shape != nil ? UprightSides(list) : nil)
  }

  /// The area of a stroke along `path`.
  convenience init(_ path: Path, style: StrokeStyle, transform: CGAffineTransform) {
    self.init(
      path, style: style, transform: transform,
      PixelPlacement(path, transform: transform, parts: Self.strokeParts))
  }

  /// What the points of a stroke's path are rounded to in a pixel: short pieces keep their
  /// directions.
  static let strokeParts = 65_536.0

  /// - Parameter placement: That of `path` under `transform`.
  convenience init(
    _ path: Path, style: StrokeStyle, transform: CGAffineTransform, _ placement: PixelPlacement
  ) {
    // What a unit of the path is in pixels, at most; the norm bounds it without trigonometry.
    let square =
      transform.a * transform.a + transform.b * transform.b + transform.c * transform.c
      + transform.d * transform.d
    let scale = max(1e-6, square.squareRoot() / CGFloat(2).squareRoot())
    let tolerance = CGFloat(ChordCount.tolerance) / scale
    let linear = transform.linear
    let inverse = linear.inverted()
    guard placement.isRounded, linear.determinant != 0, inverse.isFinite else {
      let outline = path.stroked(style, tolerance: tolerance)
      self.init(outline, rule: .nonZero, transform: transform)
      return
    }
    let outline = path.mapPoints { point in
      let local = placement.point(point)
      return CGPoint(x: local.x, y: local.y).applying(inverse)
    }.stroked(style, tolerance: tolerance)
    self.init(
      outline, rule: .nonZero, transform: linear, PixelPlacement(outline, transform: linear),
      x: placement.originX, y: placement.originY)
  }

  /// The same path whole pixels elsewhere; it is no rectangle.
  func moved(x: Int, y: Int) -> FlattenedPath {
    FlattenedPath(
      edges, rule: rule, originX: originX + x, originY: originY + y, parts: parts, index: index,
      interior: interior.moved(x: x, y: y), sides: sides)
  }

  /// A glyph's path so many 1/4096 pixel further right.
  func moved(right distance: Int32) -> FlattenedPath {
    var list = edges
    list.move(distance, 0)
    return FlattenedPath(
      list, rule: rule, originX: originX, originY: originY, parts: parts, index: index,
      interior: Interior(), sides: nil)
  }

  /// What it takes in memory when it is made, about, with what it shares with others.
  var byteCount: Int { edges.edges.count * MemoryLayout<Edge>.stride }

  /// With more chains the winding number may reach 64: 2^25 times that needs more than 32 bits.
  var needsWideCells: Bool { edges.chainCount > 126 }

  /// Calls `body` with edges, counted from the origin, among which are all that cross `rows`.
  @inline(__always)
  func withEdges(rows: Range<Int>, _ body: (UnsafeBufferPointer<Edge>, FillRule) -> Void) {
    if let rectangle { return rectangle.withEdges { body($0, rule) } }
    let rows = rows.lowerBound &- originY..<rows.upperBound &- originY
    edges.edges.withUnsafeBufferPointer { all in
      if let index {
        return index.edges(rows, of: all).withUnsafeBufferPointer { body($0, rule) }
      }
      body(parts.map { UnsafeBufferPointer(rebasing: all[$0.indices(rows)]) } ?? all, rule)
    }
  }

  /// Rows that are known to be equal: those that only whole upright edges cross.
  var equalRows: Range<Int> {
    guard let parts else { return 0..<0 }
    let start = Int32(parts.middleRows.lowerBound) << FixedPoint.bits
    let end = Int32(parts.middleRows.upperBound) << FixedPoint.bits
    let isEqual = edges.edges[parts.middle].allSatisfy {
      $0.x0 == $0.x1 && $0.y0 <= start && $0.y1 >= end
    }
    let rows = parts.middleRows
    return isEqual ? rows.lowerBound + originY..<rows.upperBound + originY : 0..<0
  }

  /// Calls `body` with the rows at which long upright sides begin or end, and the first and the
  /// last row.
  @inline(__always)
  func forEachBreak(_ body: (Int) -> Void) {
    if let rectangle {
      rectangle.forEachBreak(body)
    } else if let sides {
      body(bounds.top)
      body(bounds.bottom)
      for index in 0..<4 { body(originY &+ Int(sides.rows[index])) }
    }
  }
}

extension FixedRectangle {
  /// The rectangle that `path` is on the canvas; `nil` where it is another shape or turned.
  ///
  /// Its edges are rounded exactly as those of the path's elements.
  init?(_ path: Path, transform: CGAffineTransform) {
    guard case .rectangle(let rect)? = path.shape else { return nil }
    self.init(rect, transform: transform)
  }

  /// The same for an upright rectangle.
  init?(_ rect: CGRect, transform: CGAffineTransform) {
    guard transform.b == 0, transform.c == 0, transform.isFinite, rect.minX.isFinite,
      rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite
    else { return nil }
    let first = CGPoint(x: rect.minX, y: rect.minY).applying(transform)
    let second = CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)
    func fixed(_ value: CGFloat) -> Int32 {
      FixedPoint.rounding(min(FixedPoint.reach, max(-FixedPoint.reach, Double(value))))
    }
    let (x0, x1, y0, y1) = (fixed(first.x), fixed(second.x), fixed(first.y), fixed(second.y))
    self.init(left: min(x0, x1), top: min(y0, y1), right: max(x0, x1), bottom: max(y0, y1))
  }

  /// Calls `body` with its two upright edges.
  @inline(__always)
  fileprivate func withEdges(_ body: (UnsafeBufferPointer<Edge>) -> Void) {
    guard top < bottom else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let right = Edge(x0: right, y0: top, x1: right, y1: bottom, winding: 1)
    let left = Edge(x0: left, y0: top, x1: left, y1: bottom, winding: -1)
    withUnsafeTemporaryAllocation(of: Edge.self, capacity: 2) { edges in
      edges.initializeElement(at: 0, to: right)
      edges.initializeElement(at: 1, to: left)
      body(UnsafeBufferPointer(edges))
    }
  }
}

extension FlattenedPath {
  /// What the cells of the rows that are written together take: they stay in the processor's
  /// nearest cache.
  private static var stripByteLimit: Int { 16 << 10 }

  /// Writes the coverage of `area`, rows `stride` bytes apart; a row's bytes up to the next
  /// multiple of 16 are written, too, and 16 after the last row.
  func writeCoverage(
    _ area: PixelBounds, into target: UnsafeMutablePointer<UInt8>, stride: Int,
    _ memory: CellMemory
  ) {
    if needsWideCells {
      write(area, target, stride, memory, Int64.self)
    } else {
      write(area, target, stride, memory, Int32.self)
    }
  }

  private func write<Cell: FixedWidthInteger & SignedInteger & BitwiseCopyable>(
    _ area: PixelBounds, _ target: UnsafeMutablePointer<UInt8>, _ stride: Int,
    _ memory: CellMemory, _: Cell.Type
  ) {
    let limit = CoverageCells<Cell>.rowCount(width: area.width, byteLimit: Self.stripByteLimit)
    var strip = area
    strip.right = area.left + PixelBlock.aligned(area.width)
    while strip.top < area.bottom {
      strip.bottom = min(area.bottom, strip.top + limit)
      let cells = CoverageCells<Cell>(bounds: strip.moved(x: -originX, y: -originY), memory)
      let first = target + (strip.top - area.top) * stride
      withEdges(rows: strip.top..<strip.bottom) { edges, rule in
        for edge in edges { cells.add(edge) }
        for row in 0..<strip.height {
          cells.takeRow(row, rule: rule, into: first + row * stride)
        }
      }
      strip.top = strip.bottom
    }
  }
}
