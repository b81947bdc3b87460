// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import TestSupport

/// Raw deflate streams (RFC 1951) that are well made but for what chance does to them: symbols that
/// are reserved, codes that are not complete, bits that are flipped.
struct RandomDeflateStream {
  private var bits = BitStream()
  private var generator: SeededGenerator
  /// At least so many bytes come out so far.
  private var inflatedCount = 0

  /// The bytes of the stream.
  private(set) var bytes: [UInt8] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    if chance(3) { addLongRun() }
    let blockCount = Int.random(in: 1...3, using: &generator)
    for index in 0..<blockCount {
      bits.append(index == blockCount - 1 ? 1 : 0, count: 1)
      if chance(2) { addFixedBlock() } else { addDynamicBlock() }
    }
    bytes = bits.bytes
    if chance(4) {
      bytes[Int.random(in: bytes.indices, using: &generator)] ^=
        1
        << UInt8.random(
          in: 0...7, using: &generator)
    }
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &generator) == 0
  }

  /// Zeros, as many as the distances reach back that only reserved symbols could name.
  private mutating func addLongRun() {
    bits.append(0b010, count: 3)
    let code = PrefixCode.fixedLiterals
    code.write(0, to: &bits)
    for _ in 0..<130 {
      code.write(285, to: &bits)
      bits.appendCode(0, count: 5)
    }
    code.write(256, to: &bits)
    inflatedCount += 1 + 130 * 258
  }

  private mutating func addFixedBlock() {
    bits.append(1, count: 2)
    addTokens(PrefixCode.fixedLiterals, PrefixCode.fixedDistances)
  }

  /// A block with codes of its own. The code for their lengths is the plainest: four bits each.
  private mutating func addDynamicBlock() {
    let literalCount = chance(8) ? 288 : Int.random(in: 257...286, using: &generator)
    let distanceCount = chance(8) ? 32 : Int.random(in: 1...30, using: &generator)
    let literals = PrefixCode(
      lengths: lengths(of: literalCount, used: Int.random(in: 2...60, using: &generator), and: 256))
    let distances = PrefixCode(
      lengths: lengths(
        of: distanceCount, used: Int.random(in: 0...min(8, distanceCount), using: &generator)))
    bits.append(2, count: 2)
    bits.append(literalCount - 257, count: 5)
    bits.append(distanceCount - 1, count: 5)
    bits.append(15, count: 4)
    // In the order 16, 17, 18, 0, 8, 7, 9, ...: the repetitions are not used.
    for index in 0..<19 { bits.append(index < 3 ? 0 : 4, count: 3) }
    for length in literals.lengths + distances.lengths { bits.appendCode(length, count: 4) }
    addTokens(literals, distances)
  }

  /// Lengths of a code for some symbols: mostly a complete one, at times with a leaf too few.
  private mutating func lengths(of count: Int, used: Int, and needed: Int? = nil) -> [Int] {
    var leaves = [0]
    while leaves.count < used {
      let index = Int.random(in: leaves.indices, using: &generator)
      guard leaves[index] < 15 else { break }
      leaves[index] += 1
      leaves.append(leaves[index])
    }
    if used == 0 { leaves = [] }
    if used == 1 { leaves = [1] }
    if leaves.count > 2, chance(10) { leaves.removeLast() }
    var symbols = Array(0..<count)
    symbols.shuffle(using: &generator)
    if let needed, let index = symbols.firstIndex(of: needed) { symbols.swapAt(0, index) }
    var lengths = [Int](repeating: 0, count: count)
    for (symbol, length) in zip(symbols, leaves) { lengths[symbol] = length }
    return lengths
  }

  private mutating func addTokens(_ literals: PrefixCode, _ distances: PrefixCode) {
    let symbols = literals.symbols.filter { $0 != 256 }
    for _ in 0..<Int.random(in: 0...12, using: &generator) where !symbols.isEmpty {
      let symbol = symbols[Int.random(in: symbols.indices, using: &generator)]
      if symbol < 256 {
        literals.write(symbol, to: &bits)
        inflatedCount += 1
        continue
      }
      let near = distances.symbols.filter { Self.reach(of: $0) <= inflatedCount || $0 > 29 }
      guard let distance = near.randomElement(using: &generator) else { continue }
      literals.write(symbol, to: &bits)
      bits.append(0, count: Self.extraBits(ofLength: symbol))
      distances.write(distance, to: &bits)
      bits.append(0, count: Self.extraBits(ofDistance: distance))
      inflatedCount += 3
    }
    literals.write(256, to: &bits)
  }

  private static func extraBits(ofLength symbol: Int) -> Int {
    symbol < 265 || symbol >= 285 ? 0 : (symbol - 261) / 4
  }

  private static func extraBits(ofDistance symbol: Int) -> Int {
    symbol < 4 ? 0 : symbol > 29 ? 13 : symbol / 2 - 1
  }

  /// The least distance that a symbol stands for.
  private static func reach(of symbol: Int) -> Int {
    symbol < 4 ? symbol + 1 : (2 + symbol % 2) << (symbol / 2 - 1) + 1
  }
}

/// A canonical Huffman code by the lengths of its symbols: RFC 1951, section 3.2.2.
struct PrefixCode {
  let lengths: [Int]
  private let codes: [Int]

  static let fixedLiterals = PrefixCode(
    lengths: [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
      + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8))
  static let fixedDistances = PrefixCode(lengths: [Int](repeating: 5, count: 32))

  init(lengths: [Int]) {
    self.lengths = lengths
    var next = [Int](repeating: 0, count: 17)
    for length in 1...15 {
      next[length + 1] = (next[length] + lengths.count { $0 == length }) << 1
    }
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[length] += 1 }
      return next[length]
    }
  }

  /// The symbols that have a code.
  var symbols: [Int] { lengths.indices.filter { lengths[$0] > 0 } }

  func write(_ symbol: Int, to bits: inout BitStream) {
    bits.appendCode(codes[symbol], count: lengths[symbol])
  }
}
