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
/// The fill rules act on that sum, pixel by pixel. Inside a pixel in which edges of different
/// windings overlap, the result would therefore be that of the mean winding number: edges that
/// overlap are resolved before (``EdgeList/resolveOverlaps(rule:)``), but for those of which there
/// are very many.
///
/// `Cell` is `Int32` where the winding cannot reach 64, otherwise `Int64`.
///
/// A bit for each cell says whether an edge touched it: between two touched ones coverage is the
/// same, and is written as a run.
struct CoverageCells<Cell: FixedWidthInteger & SignedInteger & BitwiseCopyable> {
  /// The pixels that coverage is asked for; its width is a multiple of 16.
  let bounds: PixelBounds
  private let cells: UnsafeMutablePointer<Cell>
  private let touched: UnsafeMutablePointer<UInt64>
  private let stride: Int
  private let wordCount: Int
  /// The top left corner, and the width and the height.
  private let (originX, originY): (Int32, Int32)
  private let (endX, endY): (Int32, Int32)

  /// How many cells pixels of the given size need.
  static func count(width: Int, height: Int) -> Int { (PixelBlock.aligned(width) + 16) * height }

  /// How many rows of the given width take no more than so many bytes; at least 4.
  static func rowCount(width: Int, byteLimit: Int) -> Int {
    max(4, byteLimit / (count(width: width, height: 1) * MemoryLayout<Cell>.stride))
  }

  /// How many words of flags pixels of the given size need.
  static func wordCount(width: Int, height: Int) -> Int {
    ((PixelBlock.aligned(width) + 16 + 63) >> 6) * height
  }

  /// - Parameter memory: What gives the cells; every row must be taken before it gives any again.
  init(bounds: PixelBounds, _ memory: CellMemory) {
    self.bounds = bounds
    (cells, touched) = memory.take(width: bounds.width, height: bounds.height)
    stride = bounds.width + 16
    wordCount = (stride + 63) >> 6
    (originX, originY) = (FixedPoint.whole(bounds.left), FixedPoint.whole(bounds.top))
    (endX, endY) = (FixedPoint.whole(bounds.width), FixedPoint.whole(bounds.height))
  }

  /// Adds the part of `edge` in the rows of `bounds`.
  ///
  /// From here on everything counts from the bounds' top left corner.
  @inline(__always)
  func add(_ edge: Edge) {
    guard edge.y0 < originY &+ endY, edge.y1 > originY else { return }
    var edge = edge
    edge.move(0 &- originX, 0 &- originY)
    if edge.x0 == edge.x1 {
      addVertical(edge)
    } else if edge.y0 >> FixedPoint.bits == (edge.y1 &- 1) >> FixedPoint.bits {
      addInRow(
        row(edge.y0), min(edge.x0, edge.x1), max(edge.x0, edge.x1), edge.y1 &- edge.y0,
        edge.winding, edge.isInOneColumn ? 0 : edge.slopeDown)
    } else {
      addSloped(edge)
    }
  }

  /// The cells and the flags of one row.
  private struct Row {
    var cells: UnsafeMutablePointer<Cell>
    var touched: UnsafeMutablePointer<UInt64>

    @inline(__always)
    func put(_ height: Int32, _ doubleFraction: Int32, _ column: Int32) {
      let column = Int(truncatingIfNeeded: column)
      cells[column] &+= Cell(
        truncatingIfNeeded: height &* (2 * FixedPoint.one &- doubleFraction))
      cells[column &+ 1] &+= Cell(truncatingIfNeeded: height &* doubleFraction)
      touched[column >> 6] |= 3 &<< UInt64(truncatingIfNeeded: column & 63)
      if column & 63 == 63 { touched[column >> 6 &+ 1] |= 1 }
    }
  }

  /// The row that holds `y`.
  @inline(__always)
  private func row(_ y: Int32) -> Row {
    let row = Int(truncatingIfNeeded: y >> FixedPoint.bits)
    return Row(cells: cells + row &* stride, touched: touched + row &* wordCount)
  }

  @inline(__always)
  private func addVertical(_ edge: Edge) {
    guard edge.x0 < endX else { return }
    let column = max(0, edge.x0 >> FixedPoint.bits)
    let doubleFraction = edge.x0 < 0 ? 0 : 2 * (edge.x0 & FixedPoint.fraction)
    var top = max(0, edge.y0)
    var row = self.row(top)
    let end = min(endY, edge.y1)
    while top < end {
      let bottom = min(end, FixedPoint.nextWhole(top))
      row.put((bottom &- top) &* edge.winding, doubleFraction, column)
      top = bottom
      row.cells += stride
      row.touched += wordCount
    }
  }

  /// The x at each row's edge comes from the whole edge's slope, rounded to nearest, so that it
  /// does not depend on the band; the same slope mirrored gives the mirrored x.
  @inline(__always)
  private func addSloped(_ edge: Edge) {
    let across = edge.slopeAcross
    let down = edge.isInOneColumn ? 0 : edge.slopeDown
    let runsRight = edge.x0 < edge.x1
    @inline(__always)
    func x(_ y: Int32) -> Int32 {
      let distance = FixedPoint.rounding(units: Double(y &- edge.y0) * across)
      return runsRight ? edge.x0 &+ distance : edge.x0 &- distance
    }
    var top = max(0, edge.y0)
    var lastX = x(top)
    var row = self.row(top)
    let end = min(endY, edge.y1)
    while top < end {
      let bottom = min(end, FixedPoint.nextWhole(top))
      let nextX = bottom == edge.y1 ? edge.x1 : x(bottom)
      addInRow(row, min(lastX, nextX), max(lastX, nextX), bottom &- top, edge.winding, down)
      (top, lastX) = (bottom, nextX)
      row.cells += stride
      row.touched += wordCount
    }
  }

  /// Adds a piece of an edge of the given height that runs from `left` to `right` in one row.
  ///
  /// - Parameter down: |dy / dx| of the edge.
  @inline(__always)
  private func addInRow(
    _ row: Row, _ left: Int32, _ right: Int32, _ height: Int32, _ winding: Int32, _ down: Double
  ) {
    var column = left >> FixedPoint.bits
    let lastColumn = right >> FixedPoint.bits
    if column == lastColumn, left >= 0 {
      guard left < endX else { return }
      let doubleFraction = (left & FixedPoint.fraction) &+ (right & FixedPoint.fraction)
      return row.put(height &* winding, doubleFraction, column)
    }
    /// The height of the part that lies left of a column's left side.
    @inline(__always)
    func reached(_ column: Int32) -> Int32 {
      let width = Double(column << FixedPoint.bits &- left)
      return min(height, FixedPoint.rounding(units: min(width * down, 4096)))
    }
    var done: Int32 = 0
    var fraction = left & FixedPoint.fraction
    if left < 0 {
      // All of the piece that is left of the bounds counts at their left side.
      done = right < 0 ? height : reached(0)
      row.put(done &* winding, 0, 0)
      guard right >= 0 else { return }
      (column, fraction) = (0, 0)
    }
    let endColumn = endX >> FixedPoint.bits
    let stop = min(lastColumn, endColumn)
    while column < stop {
      let next = reached(column &+ 1)
      row.put((next &- done) &* winding, fraction &+ FixedPoint.one, column)
      (done, fraction) = (next, 0)
      column &+= 1
    }
    guard column < endColumn else { return }
    row.put((height &- done) &* winding, fraction &+ (right & FixedPoint.fraction), column)
  }

  /// Writes the coverage of the pixels of `row`, 0 for the first, and clears its cells.
  ///
  /// Up to 16 bytes after the row may be written, too: rows are taken from the top down.
  @inline(__always)
  func takeRow(_ row: Int, rule: FillRule, into coverage: UnsafeMutablePointer<UInt8>) {
    if rule == .evenOdd {
      takeRow(row, into: coverage) { Self.evenOddCoverage($0) }
    } else {
      takeRow(row, into: coverage) { Self.nonZeroCoverage($0) }
    }
  }

  @inline(__always)
  private func takeRow(
    _ row: Int, into coverage: UnsafeMutablePointer<UInt8>, _ value: (Cell) -> UInt8
  ) {
    let start = cells + row &* stride
    let words = touched + row &* wordCount
    let width = bounds.width
    var sum: Cell = 0
    var last: UInt8 = 0
    var x = 0
    for index in 0..<wordCount {
      var word = words[index]
      guard word != 0 else { continue }
      words[index] = 0
      repeat {
        let column = index &<< 6 &+ word.trailingZeroBitCount
        word &= word &- 1
        if column > x {
          PixelBlock.fill(coverage + x, column &- x, last)
          x = column
        }
        sum &+= start[column]
        start[column] = 0
        last = value(sum)
      } while word != 0
    }
    if x < width { PixelBlock.fill(coverage + x, width &- x, last) }
  }

  /// Twice the area of a whole pixel.
  private static var full: Cell { Cell(2) << Cell(2 * FixedPoint.bits) }

  @inline(__always)
  private static func nonZeroCoverage(_ sum: Cell) -> UInt8 {
    let area = sum < 0 ? 0 &- sum : sum
    return Coverage.rounding(doubleArea: Int32(truncatingIfNeeded: min(area, full)))
  }

  /// Every second layer of winding is empty: the sum is folded into a zigzag.
  @inline(__always)
  private static func evenOddCoverage(_ sum: Cell) -> UInt8 {
    let area = (sum < 0 ? 0 &- sum : sum) & (2 &* full &- 1)
    let folded = area > full ? 2 &* full &- area : area
    return Coverage.rounding(doubleArea: Int32(truncatingIfNeeded: folded))
  }
}

extension Edge {
  /// Whether all of it lies in one column of pixels.
  @inline(__always)
  fileprivate var isInOneColumn: Bool { x0 >> FixedPoint.bits == x1 >> FixedPoint.bits }

  /// |dx / dy|: one IEEE division, so the same on every machine.
  @inline(__always)
  fileprivate var slopeAcross: Double { Double(abs(x1 &- x0)) / Double(y1 &- y0) }

  /// |dy / dx|.
  @inline(__always)
  fileprivate var slopeDown: Double { Double(y1 &- y0) / Double(abs(x1 &- x0)) }
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
enum PixelBlock {
  @inline(__always)
  static func aligned(_ count: Int) -> Int { (count + 15) & ~15 }

  /// Fills `count` bytes, and always 8: most runs are shorter.
  @inline(__always)
  static func fill(_ target: UnsafeMutablePointer<UInt8>, _ count: Int, _ value: UInt8) {
    let eight = UInt64(value) &* 0x0101_0101_0101_0101
    UnsafeMutableRawPointer(target).storeBytes(of: eight, as: UInt64.self)
    if count > 8 { fillRest(target, count, value) }
  }

  @inline(never)
  private static func fillRest(
    _ target: UnsafeMutablePointer<UInt8>, _ count: Int, _ value: UInt8
  ) {
    (target + 8).update(repeating: value, count: count &- 8)
  }
}
