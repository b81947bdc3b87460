// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Some of a canvas's blocks of 16 columns, one bit each: block 70 is bit 6 of word 1.
///
/// Blocks that are alike are found 64 at a time by counting zeros. Several sets are compared word
/// by word, which is why all of them count from the canvas's left.
struct BlockSet {
  private let words: UnsafeMutablePointer<UInt64>

  /// An empty set of the blocks of so many columns.
  init(columns: Int) {
    let count = (columns >> 10) + 1
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
  }

  func deallocate() { words.deallocate() }

  @inline(__always)
  subscript(word: Int) -> UInt64 {
    get { words[word] }
    nonmutating set { words[word] = newValue }
  }

  @inline(__always)
  func contains(_ block: Int) -> Bool {
    words[block >> 6] &>> UInt64(truncatingIfNeeded: block & 63) & 1 != 0
  }

  @inline(__always)
  func insert(_ block: Int) {
    words[block >> 6] |= 1 &<< UInt64(truncatingIfNeeded: block & 63)
  }

  @inline(__always)
  func remove(_ block: Int) {
    words[block >> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: block & 63))
  }

  @inline(__always)
  func insert(_ blocks: Range<Int>) {
    Self.forEachWord(blocks) { words[$0] |= $1 }
  }

  @inline(__always)
  func remove(_ blocks: Range<Int>) {
    Self.forEachWord(blocks) { words[$0] &= ~$1 }
  }

  /// Calls `body` with each word that has bits of `blocks`, and those bits.
  @inline(__always)
  static func forEachWord(_ blocks: Range<Int>, _ body: (Int, UInt64) -> Void) {
    guard blocks.lowerBound < blocks.upperBound else { return }
    var word = blocks.lowerBound >> 6
    let last = (blocks.upperBound &- 1) >> 6
    var bits = UInt64.max &<< UInt64(truncatingIfNeeded: blocks.lowerBound & 63)
    while word < last {
      body(word, bits)
      bits = .max
      word &+= 1
    }
    let unused = 63 &- ((blocks.upperBound &- 1) & 63)
    body(last, bits & (UInt64.max &>> UInt64(truncatingIfNeeded: unused)))
  }

  /// Those of `blocks` that are in a word.
  @inline(__always)
  static func bits(_ blocks: Range<Int>, word: Int) -> UInt64 {
    let start = max(0, blocks.lowerBound &- word &<< 6)
    let end = min(64, blocks.upperBound &- word &<< 6)
    guard start < end else { return 0 }
    return UInt64.max &<< UInt64(truncatingIfNeeded: start)
      & UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- end)
  }

  /// The lowest neighboring bits that are set; `lowest` is the first of them.
  @inline(__always)
  static func run(_ bits: UInt64, from lowest: UInt64) -> UInt64 {
    // The sum carries through the run and leaves what is above it.
    bits & ~(bits &+ lowest)
  }

  /// The blocks of neighboring bits in a word.
  @inline(__always)
  static func blocks(_ run: UInt64, word: Int) -> Range<Int> {
    let start = word &<< 6 &+ run.trailingZeroBitCount
    return start..<(word &+ 1) &<< 6 &- run.leadingZeroBitCount
  }

  /// Calls `body` with each run of neighboring blocks among `bits`.
  @inline(__always)
  static func forEachRun(_ bits: UInt64, word: Int, _ body: (Range<Int>) -> Void) {
    var rest = bits
    while rest != 0 {
      let run = run(rest, from: rest & (0 &- rest))
      rest &= ~run
      body(blocks(run, word: word))
    }
  }

  /// Calls `body` with each block among `bits`.
  @inline(__always)
  static func forEachBlock(_ bits: UInt64, word: Int, _ body: (Int) -> Void) {
    var rest = bits
    while rest != 0 {
      body(word &<< 6 &+ rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}
