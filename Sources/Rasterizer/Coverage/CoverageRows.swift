// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The coverage of all pixels of a shape, made once; bands look at its rows without copying them.
///
/// Equal rows in the middle are kept once:
///
/// ```
///      .---.      upper rows
///     |     |     one row for all that are between
///      `---'      lower rows
/// ```
final class CoverageRows: Sendable {
  /// What one shape may take, in bytes.
  static let byteLimit = 256 << 10
  /// What a shape may take that may be painted only once: more would be memory that is touched for
  /// the first time.
  static let firstByteLimit = 4 << 10

  private let bounds: PixelBounds
  /// The column of the first byte of each row, a multiple of 16.
  private let left: Int
  private let stride: Int
  private let middle: Range<Int>
  private let memory: SharedBuffer<UInt8>
  /// For each row a bit for each block, as in a ``BlockSet``: whether it is not empty, whether it
  /// is full, and whether the next row is another.
  private let covered: SharedBuffer<UInt64>
  private let full: SharedBuffer<UInt64>
  private let changed: SharedBuffer<UInt64>
  private let firstWord: Int
  private let wordCount: Int

  var byteCount: Int { memory.count + 24 * covered.count }

  /// The rows `bounds` of a path.
  ///
  /// - Parameter middle: Rows that are known to be equal; may be empty.
  /// - Returns: `nil` where it would take more than `byteLimit`.
  convenience init?(
    _ path: FlattenedPath, _ bounds: PixelBounds, middle: Range<Int>, byteLimit: Int,
    _ memory: CellMemory
  ) {
    self.init(bounds, middle: middle, byteLimit: byteLimit) { area, target, stride in
      path.writeCoverage(area, into: target, stride: stride, memory)
    }
  }

  /// - Parameter write: Writes the coverage of some of the rows, from a multiple of 16 on, as many
  ///   bytes apart as its last argument says, all of them; it may write 16 bytes after the last.
  init?(
    _ bounds: PixelBounds, middle: Range<Int>, byteLimit: Int,
    write: (PixelBounds, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    self.bounds = bounds
    left = bounds.left & ~15
    stride = PixelBlock.aligned(bounds.right - left)
    self.middle = middle.isEmpty ? bounds.bottom..<bounds.bottom : middle
    let rowCount = bounds.height - max(0, middle.count - 1)
    guard !bounds.isEmpty, stride * rowCount <= byteLimit else { return nil }
    memory = SharedBuffer(uninitialized: stride * rowCount + 16)
    firstWord = left >> 10
    wordCount = ((left + stride - 1) >> 10) - firstWord + 1
    covered = SharedBuffer(uninitialized: wordCount * rowCount)
    full = SharedBuffer(uninitialized: wordCount * rowCount)
    changed = SharedBuffer(uninitialized: wordCount * rowCount)
    var upper = bounds
    upper.left = left
    var lower = upper
    upper.bottom = min(bounds.bottom, self.middle.lowerBound + 1)
    lower.top = self.middle.upperBound
    write(upper, memory.base, stride)
    if !lower.isEmpty { write(lower, memory.base + upper.height * stride, stride) }
    classify(rowCount)
  }

  private func classify(_ rowCount: Int) {
    let blocks = left >> 4..<(left + stride) >> 4
    for word in firstWord..<firstWord + wordCount {
      let first = max(blocks.lowerBound, word << 6)
      let end = min(blocks.upperBound, (word + 1) << 6)
      for row in 0..<rowCount { describe(row, first..<end, word) }
      for row in 0..<rowCount - 1 { compare(row, word) }
      changed.base[(rowCount - 1) * wordCount + word - firstWord] = 0
    }
  }

  /// Finds out which blocks of one row, all in one word, are empty and which are full.
  @inline(__always)
  private func describe(_ row: Int, _ blocks: Range<Int>, _ word: Int) {
    var start = UnsafeRawPointer(memory.base + (row &* stride &+ blocks.lowerBound &<< 4 &- left))
    var (covered, full) = (UInt64(0), UInt64(0))
    var bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: blocks.lowerBound & 63)
    for _ in blocks {
      let words = BandMask.words(start)
      covered |= words.0 | words.1 != 0 ? bit : 0
      full |= words.0 & words.1 == .max ? bit : 0
      start += 16
      bit &<<= 1
    }
    let place = row &* wordCount &+ word &- firstWord
    self.covered.base[place] = covered
    self.full.base[place] = full
  }

  /// Finds out which blocks of one word differ between a row and the next.
  @inline(__always)
  private func compare(_ row: Int, _ word: Int) {
    let place = row &* wordCount &+ word &- firstWord
    let next = place &+ wordCount
    var changes =
      (covered.base[place] ^ covered.base[next]) | (full.base[place] ^ full.base[next])
    // Neither empty nor full in both rows.
    let partial = covered.base[place] & ~full.base[place] & ~changes
    BlockSet.forEachBlock(partial, word: word) { block in
      let start = UnsafeRawPointer(memory.base + (row &* stride &+ block &<< 4 &- left))
      if BandMask.words(start) != BandMask.words(start + stride) {
        changes |= 1 &<< UInt64(truncatingIfNeeded: block & 63)
      }
    }
    changed.base[place] = changes
  }

  /// The rows of `area`, as many bytes apart as `stride` says; its blocks are described as those of
  /// a ``BandMask``.
  ///
  /// - Returns: `nil` where some are not kept, or are partly in the middle, so that they are not
  ///   side by side.
  @inline(__always)
  func rows(
    _ area: PixelBounds, _ covered: BlockSet, _ full: BlockSet, _ varied: BlockSet
  ) -> (base: UnsafeMutablePointer<UInt8>, stride: Int)? {
    guard area.top >= bounds.top, area.bottom <= bounds.bottom else { return nil }
    var row = area.top - bounds.top
    let isMiddle = area.top >= middle.lowerBound && area.bottom <= middle.upperBound
    if isMiddle {
      row = middle.lowerBound - bounds.top
    } else if area.top >= middle.upperBound {
      row -= middle.count - (middle.isEmpty ? 0 : 1)
    } else if area.bottom > middle.lowerBound {
      return nil
    }
    let otherRows = isMiddle ? 0 : area.height &- 1
    BlockSet.forEachWord(area.left >> 4..<(area.right + 15) >> 4) { word, _ in
      var place = row &* wordCount &+ word &- firstWord
      let (first, whole) = (self.covered.base[place], self.full.base[place])
      var changes: UInt64 = 0
      for _ in 0..<otherRows {
        changes |= changed.base[place]
        place &+= wordCount
      }
      covered[word] = first | changes
      full[word] = whole & ~changes
      varied[word] = changes
    }
    return (memory.base + (row &* stride &+ area.left & ~15 &- left), isMiddle ? 0 : stride)
  }
}
