// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Coverage of the pixels of one band, in blocks of 16 columns.
///
/// ```
///   block     0        1        2        3
///           ........ ########  ###55... ..5#####
///           ........ ########  ###55... .5######
///           empty    full      constant varied
/// ```
///
/// Most blocks of a user interface are empty, full or the same in every row of a band; only the
/// others need work in each row.
struct BandMask {
  enum Kind {
    static let empty: UInt8 = 0
    static let full: UInt8 = 1
    /// Every row is the first one.
    static let constant: UInt8 = 2
    static let varied: UInt8 = 3
  }

  /// The pixel at the start of each row, a multiple of 16.
  private(set) var left = 0
  private(set) var top = 0
  private(set) var rowCount = 0
  /// Bytes from one row to the next, a multiple of 16.
  private(set) var stride = 0
  private(set) var base: UnsafeMutablePointer<UInt8>
  /// The blocks that are not empty.
  let covered: BlockSet
  let full: BlockSet
  let varied: BlockSet
  private var blockCount = 0
  /// The mask's own memory; `base` may point to a shape's kept rows instead.
  private let memory: UnsafeMutablePointer<UInt8>

  /// Room for `rowCount` rows of the columns of `area`, not initialized: what is read was written
  /// by `set`.
  init(_ area: PixelBounds, rowCount: Int) {
    let capacity = PixelBlock.aligned(area.width + 48) * rowCount + 16
    memory = .allocate(capacity: capacity)
    base = memory
    let columns = PixelBlock.aligned(area.right) + 16
    covered = BlockSet(columns: columns)
    full = BlockSet(columns: columns)
    varied = BlockSet(columns: columns)
  }

  func deallocate() {
    memory.deallocate()
    covered.deallocate()
    full.deallocate()
    varied.deallocate()
  }

  /// The kind of a block.
  @inline(__always)
  func kind(_ block: Int) -> UInt8 {
    if !covered.contains(block) { return Kind.empty }
    if full.contains(block) { return Kind.full }
    return varied.contains(block) ? Kind.varied : Kind.constant
  }

  /// The coverage at column `x` of row `y`; of its kind's only valid row where that is `top`.
  @inline(__always)
  func coverage(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    base + ((y - top) * stride + x - left)
  }

  /// Starts to describe the pixels of `area`.
  mutating func begin(_ area: PixelBounds) {
    left = area.left & ~15
    top = area.top
    stride = PixelBlock.aligned(area.right - left)
    blockCount = stride >> 4
    rowCount = area.height
    base = memory
  }

  /// Describes `area` by a shape's kept rows, without a copy.
  ///
  /// - Parameter y: How many pixels lower the shape lies than the rows.
  /// - Returns: `false` where the rows kept do not do.
  mutating func set(_ area: PixelBounds, _ rows: CoverageRows, y: Int) -> Bool {
    begin(area)
    guard let kept = rows.rows(area.moved(x: 0, y: -y), covered, full, varied) else {
      return false
    }
    (base, stride) = kept
    return true
  }

  /// Copies rows that are kept by a shape, so that they may be changed.
  private mutating func own() {
    guard base != memory else { return }
    let width = blockCount << 4
    for row in 0..<rowCount {
      (memory + row * width).update(from: base + row * stride, count: width)
    }
    (base, stride) = (memory, width)
  }

  /// Sets the coverage of `area` by the area inside edges, which are counted from a pixel.
  mutating func set<Cell>(
    _ area: PixelBounds, _ edges: UnsafeBufferPointer<Edge>, _ rule: FillRule,
    originX: Int, originY: Int, _ memory: CellMemory, _: Cell.Type
  ) where Cell: FixedWidthInteger & SignedInteger & BitwiseCopyable {
    begin(area)
    let top = area.top - originY
    let rowCount = Self.areUpright(edges, top..<top + area.height) ? 1 : area.height
    let bounds = PixelBounds(
      left: left - originX, top: top, right: left - originX + stride, bottom: top + rowCount)
    let cells = CoverageCells<Cell>(bounds: bounds, memory)
    for edge in edges { cells.add(edge) }
    for row in 0..<rowCount {
      cells.takeRow(row, rule: rule, into: base + row * stride)
    }
    classify(rowCount)
  }

  /// Sets the coverage of `area` by a rectangle: what its edges give, by multiplication.
  mutating func set(_ area: PixelBounds, _ rectangle: FixedRectangle) {
    begin(area)
    let inner =
      area.top >= FixedPoint.ceil(rectangle.top)
      && area.bottom <= FixedPoint.floor(rectangle.bottom)
    guard inner || area.height == 1 else {
      for row in 0..<rowCount {
        write(rectangle, height: rectangle.height(in: top + row), into: base + row * stride)
      }
      return classify(rowCount)
    }
    let height = rectangle.height(in: top)
    write(rectangle, height: height, into: base)
    let blocks = left >> 4..<(left >> 4) + blockCount
    covered.remove(blocks)
    full.remove(blocks)
    varied.remove(blocks)
    guard height > 0, rectangle.left < rectangle.right else { return }
    covered.insert(
      blocks.clamped(
        to: FixedPoint.floor(rectangle.left) >> 4..<(FixedPoint.ceil(rectangle.right) + 15) >> 4))
    guard height == FixedPoint.one else { return }
    let first = (FixedPoint.ceil(rectangle.left) + 15) >> 4
    full.insert(blocks.clamped(to: first..<max(first, FixedPoint.floor(rectangle.right) >> 4)))
  }

  /// Writes a row of the coverage by a rectangle of which the row has so many 1/4096 pixel.
  private func write(
    _ rectangle: FixedRectangle, height: Int32, into row: UnsafeMutablePointer<UInt8>
  ) {
    let end = left + stride
    let start = min(end, max(left, FixedPoint.ceil(rectangle.left)))
    let stop = min(end, max(start, FixedPoint.floor(rectangle.right)))
    PixelBlock.fill(row, start - left, 0)
    let value = Coverage.rounding(doubleArea: 2 * height * FixedPoint.one)
    PixelBlock.fill(row + (start - left), stop - start, value)
    PixelBlock.fill(row + (stop - left), end - stop, 0)
    @inline(__always)
    func writeColumn(of edge: Int32) {
      let column = FixedPoint.floor(edge)
      guard !FixedPoint.isWhole(edge), column >= left, column < end else { return }
      row[column - left] = Coverage.rounding(
        doubleArea: 2 * height * rectangle.width(in: column))
    }
    writeColumn(of: rectangle.left)
    writeColumn(of: rectangle.right)
  }

  /// Multiplies with `other`, which describes at least this mask's blocks in the same rows.
  mutating func multiply(by other: BandMask) {
    own()
    for block in left >> 4..<(left >> 4) + blockCount {
      let (mine, its) = (kind(block), other.kind(block))
      if mine == Kind.empty || its == Kind.full { continue }
      if its == Kind.empty {
        covered.remove(block)
        continue
      }
      let isConstant = mine != Kind.varied && its != Kind.varied
      // Last row first: where this block's first row stands for all, it is needed until the end.
      for row in (top..<top + (isConstant ? 1 : rowCount)).reversed() {
        Self.product(
          coverage(block << 4, mine == Kind.varied ? row : top),
          other.coverage(block << 4, its == Kind.varied ? row : other.top),
          into: coverage(block << 4, row))
      }
      full.remove(block)
      if !isConstant { varied.insert(block) }
    }
  }

  @inline(__always)
  private static func product(
    _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>,
    into result: UnsafeMutablePointer<UInt8>
  ) {
    for column in 0..<16 { result[column] = Channel.multiply(first[column], second[column]) }
  }

  /// Whether the edges in `rows` cross all of them straight down, so that the rows are equal.
  private static func areUpright(_ edges: UnsafeBufferPointer<Edge>, _ rows: Range<Int>) -> Bool {
    let (top, bottom) = (FixedPoint.whole(rows.lowerBound), FixedPoint.whole(rows.upperBound))
    for edge in edges where edge.y0 < bottom && edge.y1 > top {
      if edge.x0 != edge.x1 || edge.y0 > top || edge.y1 < bottom { return false }
    }
    return true
  }

  private func classify(_ rowCount: Int) {
    let blocks = left >> 4..<(left >> 4) + blockCount
    covered.remove(blocks)
    full.remove(blocks)
    varied.remove(blocks)
    for block in blocks {
      let first = UnsafeRawPointer(base + (block << 4 - left))
      let words = Self.words(first)
      if (1..<max(1, rowCount)).contains(where: { Self.words(first + $0 * stride) != words }) {
        covered.insert(block)
        varied.insert(block)
      } else if words != (0, 0) {
        covered.insert(block)
        if words == (.max, .max) { full.insert(block) }
      }
    }
  }

  /// Sixteen bytes of coverage.
  @inline(__always)
  static func words(_ start: UnsafeRawPointer) -> (UInt64, UInt64) {
    (
      start.loadUnaligned(as: UInt64.self), start.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    )
  }
}
