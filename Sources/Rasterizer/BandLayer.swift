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
  enum Flag {
    static let expanded: UInt8 = 1
    /// Every pixel's alpha is 255; what is painted source over keeps it so.
    static let opaque: UInt8 = 2
    /// Something was painted.
    static let painted: UInt8 = 4
    /// All pixels are the block's one in `colors`; what is in `row` does not count.
    static let uniform: UInt8 = 8
  }

  /// The first column, a multiple of 16, and the end, which is one only where the canvas's is not.
  var left = 0
  var right = 0
  var top = 0
  var rowCount = 0
  /// One row, from column `left`.
  var row: UnsafeMutablePointer<UInt32>
  /// All rows, `stride` pixels apart.
  var pixels: UnsafeMutablePointer<UInt32>
  var stride = 0
  var flags: UnsafeMutablePointer<UInt8>
  /// The pixel of each uniform block.
  var colors: UnsafeMutablePointer<UInt32>

  var rows: Range<Int> { top..<top + rowCount }

  @inline(__always)
  func flag(_ block: Int) -> UInt8 { flags[block - (left >> 4)] }

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - top) * stride + x - left)
  }

  @inline(__always)
  func rowPixel(_ x: Int) -> UnsafeMutablePointer<UInt32> { row + (x - left) }

  /// Starts a band: transparent.
  func clear() {
    let count = Block.aligned(right - left) >> 4
    flags.update(repeating: Flag.uniform, count: count)
    colors.update(repeating: 0, count: count)
  }

  @inline(__always)
  func mark(_ blocks: Range<Int>, _ flag: UInt8) {
    for block in blocks { flags[block - (left >> 4)] |= flag }
  }

  /// Gives uniform blocks a row of pixels.
  @inline(__always)
  func makeRows(_ blocks: Range<Int>) {
    for block in blocks where flag(block) & Flag.uniform != 0 { makeRow(block) }
  }

  @inline(__always)
  func makeRow(_ block: Int) {
    let index = block &- (left >> 4)
    flags[index] &= ~Flag.uniform
    (row + (index << 4)).update(repeating: colors[index], count: 16)
  }

  /// Gives each row of the given blocks its own pixels.
  @inline(__always)
  func expand(_ blocks: Range<Int>) {
    var block = blocks.lowerBound
    while block < blocks.upperBound {
      if flag(block) & Flag.expanded != 0 {
        block += 1
        continue
      }
      let start = block
      while block < blocks.upperBound, flag(block) & Flag.expanded == 0 {
        if flag(block) & Flag.uniform != 0 { makeRow(block) }
        flags[block - (left >> 4)] |= Flag.expanded
        block += 1
      }
      replicate(start..<block)
    }
  }

  /// Copies the one row of blocks to all rows.
  @inline(__always)
  func replicate(_ blocks: Range<Int>) {
    let x = blocks.lowerBound << 4
    let count = min(right, blocks.upperBound << 4) - x
    for y in rows { pixel(x, y).update(from: rowPixel(x), count: count) }
  }

  /// The blocks that lie wholly in the columns `x0 ..< x1`.
  @inline(__always)
  func wholeBlocks(_ x0: Int, _ x1: Int) -> Range<Int> {
    let first = (x0 + 15) >> 4
    let end = x1 == right ? (x1 + 15) >> 4 : x1 >> 4
    return first..<max(first, end)
  }

  /// Makes the pixels straight and writes those of all rows.
  func finishStraight() {
    let end = (right + 15) >> 4
    var block = left >> 4
    while block < end {
      let start = block
      let kind = flag(block) & (Flag.expanded | Flag.opaque)
      while block < end, flag(block) & (Flag.expanded | Flag.opaque) == kind {
        finishRow(block, isOpaque: kind & Flag.opaque != 0)
        block += 1
      }
      let x = start << 4
      let count = min(right, block << 4) - x
      if kind & Flag.expanded == 0 {
        replicate(start..<block)
      } else if kind & Flag.opaque == 0 {
        for y in rows { Self.makeStraight(pixel(x, y), count) }
      }
    }
  }

  /// Makes the one row or pixel of a block that is not expanded straight.
  @inline(__always)
  private func finishRow(_ block: Int, isOpaque: Bool) {
    let flag = flag(block)
    if flag & Flag.uniform != 0 {
      let index = block - (left >> 4)
      if !isOpaque { colors[index] = PremultipliedPixel(bits: colors[index]).straight }
      makeRow(block)
    } else if flag & Flag.expanded == 0, !isOpaque {
      Self.makeStraight(rowPixel(block << 4), 16)
    }
  }

  private static func makeStraight(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    for index in 0..<count {
      pixels[index] = PremultipliedPixel(bits: pixels[index]).straight
    }
  }
}
