// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Bits in deflate's order: from the lowest of each byte; Huffman codes from their highest bit.
struct BitStream {
  private(set) var bytes: [UInt8] = []
  private var used = 8

  mutating func append(_ bits: Int, count: Int) {
    for bit in 0..<count { append(bits >> bit & 1) }
  }

  mutating func appendCode(_ code: Int, count: Int) {
    for bit in (0..<count).reversed() { append(code >> bit & 1) }
  }

  private mutating func append(_ bit: Int) {
    if used == 8 {
      bytes.append(0)
      used = 0
    }
    bytes[bytes.count - 1] |= UInt8(bit << used)
    used += 1
  }
}
