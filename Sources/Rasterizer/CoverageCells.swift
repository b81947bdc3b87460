// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Collects the signed area of edges for the pixels of one band, and turns it into coverage.
///
/// An edge covers, in each pixel that it crosses, the area to its right: with its height `h` in the
/// pixel and its mean distance `f` from the pixel's left side (both in 1/4096), `h·(2 - f)` in this
/// pixel, and the rest up to `2·h` in all pixels right of it. Each row therefore keeps differences;
/// their running sum is twice the winding-weighted area in 1/4096², an exact integer.
///
/// ```
///     column  0      1      2          cells:  0,  h·(2-f), h·f, 0
///            |    f-|--->  |
///            |      | / ###|#######    sum:    0,  h·(2-f), 2h, 2h ...
/// ```
///
/// The fill rules act on that sum, pixel by pixel. Inside a pixel in which edges of different windings
/// overlap, the result is therefore that of the mean winding number: exact where at most one edge or
/// edges that do not overlap cross it.
///
/// `Cell` is `Int32` where the winding cannot reach 64, otherwise `Int64`.
///
/// A bit for each cell says whether an edge touched it: between two touched ones coverage is the same,
/// and is written as a run.
struct CoverageCells<Cell: FixedWidthInteger & SignedInteger & BitwiseCopyable> {
  /// The pixels that coverage is asked for; its width is a multiple of 16.
  let bounds: PixelBounds
  private let cells: UnsafeMutablePointer<Cell>
  private let touched: UnsafeMutablePointer<UInt64>
  private let stride: Int
  private let wordCount: Int

  /// How many cells pixels of the given size need.
  static func count(width: Int, height: Int) -> Int { (Block.aligned(width) + 16) * height }

  /// How many words of flags pixels of the given size need.
  static func wordCount(width: Int, height: Int) -> Int {
    ((Block.aligned(width) + 16 + 63) >> 6) * height
  }

  /// - Parameters:
  ///   - cells: ``count(width:height:)`` zeros.
  ///   - touched: ``wordCount(width:height:)`` zeros. Both are zeros again when every row was taken.
  init(
    bounds: PixelBounds, cells: UnsafeMutablePointer<Cell>, touched: UnsafeMutablePointer<UInt64>
  ) {
    self.bounds = bounds
    self.cells = cells
    self.touched = touched
    stride = bounds.width + 16
    wordCount = (stride + 63) >> 6
  }

  /// Adds the part of `edge` in the rows of `bounds`.
  @inline(__always)
  func add(_ edge: Edge) {
    let firstRow = max(bounds.top, FixedPoint.floor(edge.y0))
    let endRow = min(bounds.bottom, FixedPoint.ceil(edge.y1))
    guard firstRow < endRow else { return }
    if edge.x0 == edge.x1 {
      addVertical(edge, firstRow, endRow)
    } else {
      addSloped(edge, firstRow, endRow)
    }
  }

  @inline(__always)
  private func addVertical(_ edge: Edge, _ firstRow: Int, _ endRow: Int) {
    var column = FixedPoint.floor(edge.x0) - bounds.left
    var doubleFraction = 2 * (edge.x0 & FixedPoint.fraction)
    guard column < bounds.width else { return }
    if column < 0 { (column, doubleFraction) = (0, 0) }
    for row in firstRow..<endRow {
      let top = max(edge.y0, Int32(truncatingIfNeeded: row) << FixedPoint.bits)
      let bottom = min(edge.y1, Int32(truncatingIfNeeded: row + 1) << FixedPoint.bits)
      put((bottom &- top) &* edge.winding, doubleFraction, row, column)
    }
  }

  /// The x at each row's edge comes from the whole edge's slope, rounded to nearest, so that it does
  /// not depend on the band; the same slope mirrored gives the mirrored x.
  @inline(__always)
  private func addSloped(_ edge: Edge, _ firstRow: Int, _ endRow: Int) {
    let slope = Slope(edge)
    var top = max(edge.y0, Int32(truncatingIfNeeded: firstRow) << FixedPoint.bits)
    var x = slope.x(at: top)
    for row in firstRow..<endRow {
      let bottom = min(edge.y1, Int32(truncatingIfNeeded: row + 1) << FixedPoint.bits)
      let nextX = slope.x(at: bottom)
      addInRow(row, min(x, nextX), max(x, nextX), bottom &- top, slope)
      x = nextX
      top = bottom
    }
  }

  /// Adds a piece of the edge of the given height that runs from `left` to `right` in one row.
  @inline(__always)
  private func addInRow(_ row: Int, _ left: Int32, _ right: Int32, _ height: Int32, _ slope: Slope)
  {
    var column = FixedPoint.floor(left) - bounds.left
    let lastColumn = FixedPoint.floor(right) - bounds.left
    if column == lastColumn, column >= 0 {
      guard column < bounds.width else { return }
      let doubleFraction = (left & FixedPoint.fraction) &+ (right & FixedPoint.fraction)
      put(height &* slope.winding, doubleFraction, row, column)
      return
    }
    var done: Int32 = 0
    var fraction = left & FixedPoint.fraction
    if column < 0 {
      // All of the piece that is left of the bounds counts at their left side.
      done = lastColumn < 0 ? height : slope.height(left, toColumn: bounds.left, of: height)
      put(done &* slope.winding, 0, row, 0)
      guard lastColumn >= 0 else { return }
      (column, fraction) = (0, 0)
    }
    while column < lastColumn {
      guard column < bounds.width else { return }
      let reached = slope.height(left, toColumn: bounds.left + column + 1, of: height)
      put((reached &- done) &* slope.winding, fraction &+ FixedPoint.one, row, column)
      (done, fraction) = (reached, 0)
      column += 1
    }
    guard column < bounds.width else { return }
    put(
      (height &- done) &* slope.winding, fraction &+ (right & FixedPoint.fraction), row, column)
  }

  @inline(__always)
  private func put(_ height: Int32, _ doubleFraction: Int32, _ row: Int, _ column: Int) {
    let row = row &- bounds.top
    let cell = cells + (row &* stride &+ column)
    cell[0] &+= Cell(truncatingIfNeeded: height &* (2 * FixedPoint.one &- doubleFraction))
    cell[1] &+= Cell(truncatingIfNeeded: height &* doubleFraction)
    let words = touched + row &* wordCount
    words[column >> 6] |= 1 &<< UInt64(truncatingIfNeeded: column & 63)
    words[(column &+ 1) >> 6] |= 1 &<< UInt64(truncatingIfNeeded: (column &+ 1) & 63)
  }

  /// Writes the coverage of `row`'s pixels, 0 to 255, and clears its cells.
  ///
  /// Up to 16 bytes after the row may be written, too: rows are taken from the top down.
  @inline(__always)
  func takeRow(_ row: Int, rule: FillRule, into coverage: UnsafeMutablePointer<UInt8>) {
    let start = cells + (row - bounds.top) * stride
    let words = touched + (row - bounds.top) * wordCount
    var sum: Cell = 0
    var value: UInt8 = 0
    var x = 0
    for index in 0..<wordCount {
      var word = words[index]
      guard word != 0 else { continue }
      words[index] = 0
      while word != 0 {
        let column = index << 6 &+ word.trailingZeroBitCount
        word &= word &- 1
        if column > x {
          Block.fill(coverage + x, column &- x, value)
          x = column
        }
        sum &+= start[column]
        start[column] = 0
        value = Self.coverage(sum, rule)
      }
    }
    if x < bounds.width { Block.fill(coverage + x, bounds.width &- x, value) }
  }

  /// Twice the area of a whole pixel.
  private static var full: Cell { Cell(2) << Cell(2 * FixedPoint.bits) }

  @inline(__always)
  private static func coverage(_ sum: Cell, _ rule: FillRule) -> UInt8 {
    var area = sum < 0 ? 0 &- sum : sum
    if rule == .evenOdd {
      // Every second layer of winding is empty: fold the sum into a zigzag.
      area &= 2 &* full &- 1
      if area > full { area = 2 &* full &- area }
    }
    return Coverage.rounding(doubleArea: Int32(truncatingIfNeeded: min(area, full)))
  }
}

/// The slope of an edge in both directions, with 32 binary digits.
private struct Slope {
  let edge: Edge
  let winding: Int32
  /// |dx / dy| and |dy / dx|. One IEEE division each, so the same on every machine.
  private let across: Int64
  private let down: Int64

  @inline(__always)
  init(_ edge: Edge) {
    self.edge = edge
    winding = edge.winding
    let (dx, dy) = (Double(abs(edge.x1 &- edge.x0)), Double(edge.y1 &- edge.y0))
    across = Int64((dx / dy * 4_294_967_296))
    down = Int64((dy / dx * 4_294_967_296))
  }

  /// Where the edge is at `y`, between its ends.
  @inline(__always)
  func x(at y: Int32) -> Int32 {
    if y == edge.y1 { return edge.x1 }
    let distance = Int32(
      truncatingIfNeeded: (Int64(y &- edge.y0) &* across &+ 0x8000_0000) >> 32)
    return edge.x0 < edge.x1 ? edge.x0 &+ distance : edge.x0 &- distance
  }

  /// The height of the part of a piece that lies left of `column`'s left side; the piece starts at
  /// `left`.
  @inline(__always)
  func height(_ left: Int32, toColumn column: Int, of height: Int32) -> Int32 {
    let width = Int64(column) << Int64(FixedPoint.bits) &- Int64(left)
    return min(height, Int32(truncatingIfNeeded: min((width &* down &+ 0x8000_0000) >> 32, 4096)))
  }
}

/// Coverage of a pixel as eight bits.
enum Coverage {
  /// Coverage, 0 to 255, from twice the area in 1/4096², 0 to 2^25, rounded to nearest.
  ///
  /// Two digits are dropped first so that the product stays within 32 bits.
  @inline(__always)
  static func rounding(doubleArea: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: ((doubleArea >> 2) &* 255 &+ (1 << 22)) >> 23)
  }
}

/// Sixteen pixels side by side; columns are handled in such blocks, counted from the canvas's left.
enum Block {
  @inline(__always)
  static func aligned(_ count: Int) -> Int { (count + 15) & ~15 }

  /// Fills at least `count` bytes, in steps of 8.
  @inline(__always)
  static func fill(_ target: UnsafeMutablePointer<UInt8>, _ count: Int, _ value: UInt8) {
    let eight = UInt64(value) &* 0x0101_0101_0101_0101
    let raw = UnsafeMutableRawPointer(target)
    var offset = 0
    repeat {
      raw.storeBytes(of: eight, toByteOffset: offset, as: UInt64.self)
      offset &+= 8
    } while offset < count
  }
}
