// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The pixels of one band that are painted on.
///
/// A block of 16 columns is kept at the cheapest of three levels:
///
/// - *uniform*: all of its pixels are one, in `colors`; painting it costs one pixel;
/// - a *row*: all of its rows are equal, and one of them is in `row`;
/// - *expanded*: something was painted that differs from row to row; its pixels are in `pixels`.
///
/// An opaque fill of the whole block makes it uniform again.
struct BandLayer {
  /// The first column, a multiple of 16, and the end, which is one only where the canvas's is not.
  var left = 0
  var right = 0
  var top = 0
  var rowCount = 0
  /// One row, from column `left`.
  let row: UnsafeMutablePointer<UInt32>
  /// All rows, `stride` pixels apart.
  var pixels: UnsafeMutablePointer<UInt32>
  var stride = 0
  /// The pixel of each uniform block, from the canvas's left.
  let colors: UnsafeMutablePointer<UInt32>

  /// Runs of pixels of the row that are copied: the first pixel and the end of each.
  private let runs: UnsafeMutablePointer<Int32>

  let expanded: BlockSet
  /// What is in `row` does not count.
  let uniform: BlockSet
  /// Every pixel's alpha is 255; what is painted source over keeps it so.
  let opaque: BlockSet
  /// Something was painted.
  let painted: BlockSet

  /// - Parameter rowCapacity: How many rows of pixels of its own it has; 0 where it is given
  ///   others.
  init(area: PixelBounds, rowCapacity: Int) {
    let width = PixelBlock.aligned(area.width) + 16
    row = .allocate(capacity: width)
    row.initialize(repeating: 0, count: width)
    pixels = rowCapacity > 0 ? .allocate(capacity: width * rowCapacity) : row
    let columns = PixelBlock.aligned(area.right) + 16
    colors = .allocate(capacity: columns >> 4)
    colors.initialize(repeating: 0, count: columns >> 4)
    runs = .allocate(capacity: columns >> 4 + 2)
    expanded = BlockSet(columns: columns)
    uniform = BlockSet(columns: columns)
    opaque = BlockSet(columns: columns)
    painted = BlockSet(columns: columns)
  }

  /// - Parameter ownsPixels: Whether it was made with rows of its own.
  func deallocate(ownsPixels: Bool) {
    row.deallocate()
    if ownsPixels { pixels.deallocate() }
    colors.deallocate()
    runs.deallocate()
    for set in [expanded, uniform, opaque, painted] { set.deallocate() }
  }

  var rows: Range<Int> { top..<top + rowCount }

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y &- top) &* stride &+ x &- left)
  }

  @inline(__always)
  func rowPixel(_ x: Int) -> UnsafeMutablePointer<UInt32> { row + (x &- left) }

  /// Starts a band of its own or others' pixels: transparent.
  ///
  /// - Parameter bounds: Its columns begin at a block and end at one or at the canvas's end.
  mutating func begin(
    _ bounds: PixelBounds, _ pixels: UnsafeMutablePointer<UInt32>, stride: Int
  ) {
    (left, right, top, rowCount) = (bounds.left, bounds.right, bounds.top, bounds.height)
    (self.pixels, self.stride) = (pixels, stride)
    let blocks = left >> 4..<(right + 15) >> 4
    expanded.remove(blocks)
    opaque.remove(blocks)
    painted.remove(blocks)
    uniform.insert(blocks)
    (colors + blocks.lowerBound).update(repeating: 0, count: blocks.count)
  }

  /// Gives uniform blocks a row of pixels.
  @inline(__always)
  func makeRows(_ blocks: Range<Int>) {
    BlockSet.forEachWord(blocks) { makeRows($1, word: $0) }
  }

  /// Gives those among `bits` that are uniform a row of pixels.
  @inline(__always)
  func makeRows(_ bits: UInt64, word: Int) {
    let single = uniform[word] & bits
    guard single != 0 else { return }
    uniform[word] &= ~single
    BlockSet.forEachBlock(single, word: word) { block in
      rowPixel(block &<< 4).update(repeating: colors[block], count: 16)
    }
  }

  /// Gives each row of the given blocks its own pixels.
  @inline(__always)
  func expand(_ blocks: Range<Int>) {
    BlockSet.forEachWord(blocks) { expand($1, word: $0) }
  }

  /// Gives each row of those among `bits` its own pixels.
  @inline(__always)
  func expand(_ bits: UInt64, word: Int) {
    let fresh = bits & ~expanded[word]
    guard fresh != 0 else { return }
    makeRows(fresh, word: word)
    expanded[word] |= fresh
    repeatRow(addRuns(of: fresh, word: word, after: 0))
  }

  /// Adds the pixels of some blocks to `runs`, after so many numbers.
  ///
  /// - Returns: How many numbers there are then.
  @inline(__always)
  private func addRuns(of bits: UInt64, word: Int, after count: Int) -> Int {
    var count = count
    BlockSet.forEachRun(bits, word: word) { blocks in
      let start = Int32(truncatingIfNeeded: blocks.lowerBound << 4 &- left)
      let end = Int32(truncatingIfNeeded: min(right, blocks.upperBound << 4) &- left)
      if count > 0, runs[count &- 1] == start {
        runs[count &- 1] = end
      } else {
        runs[count] = start
        runs[count &+ 1] = end
        count &+= 2
      }
    }
    return count
  }

  /// Copies the runs of the one row to all rows.
  @inline(__always)
  private func repeatRow(_ count: Int) {
    BlendRows.repeatRuns(row, runs, count >> 1, into: pixels, stride: stride, rows: rowCount)
  }

  /// The blocks that lie wholly in the columns `x0 ..< x1`.
  @inline(__always)
  func wholeBlocks(_ x0: Int, _ x1: Int) -> Range<Int> {
    let first = (x0 &+ 15) >> 4
    let end = x1 == right ? (x1 &+ 15) >> 4 : x1 >> 4
    return first..<max(first, end)
  }

  /// Makes the pixels straight and writes those of all rows.
  func finishStraight() {
    let blocks = left >> 4..<(right + 15) >> 4
    BlockSet.forEachWord(blocks) { word, bits in
      let translucent = bits & ~opaque[word]
      if translucent != 0 { makeStraight(translucent, word: word) }
    }
    var count = 0
    BlockSet.forEachWord(blocks) { word, bits in
      let rows = bits & ~expanded[word]
      makeRows(rows, word: word)
      count = addRuns(of: rows, word: word, after: count)
    }
    repeatRow(count)
  }

  private func makeStraight(_ blocks: UInt64, word: Int) {
    BlockSet.forEachBlock(blocks & uniform[word], word: word) { block in
      colors[block] = PremultipliedPixel(bits: colors[block]).straight
    }
    BlockSet.forEachBlock(blocks & ~uniform[word] & ~expanded[word], word: word) { block in
      Self.makeStraight(rowPixel(block << 4), 16)
    }
    BlockSet.forEachRun(blocks & expanded[word], word: word) { blocks in
      let x = blocks.lowerBound << 4
      let count = min(right, blocks.upperBound << 4) - x
      for y in rows { Self.makeStraight(pixel(x, y), count) }
    }
  }

  private static func makeStraight(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    for index in 0..<count {
      pixels[index] = PremultipliedPixel(bits: pixels[index]).straight
    }
  }
}
