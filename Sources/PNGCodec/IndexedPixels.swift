// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A picture of at most 256 colors: a palette and one index a pixel.
struct IndexedPixels: Hashable {
  /// RGBA, four bytes a color, 1 to 256 colors in the order in which they first appear.
  private(set) var palette: [UInt8] = []
  /// One index a pixel, row by row.
  private(set) var indices: [UInt8] = []

  var colorCount: Int { palette.count / 4 }

  /// Reduces straight RGBA bytes to a palette without loss; nil where there are over 256 colors.
  ///
  /// Costs one pass, which ends at the 257th color.
  init?(rgba: [UInt8]) {
    var colors = ColorTable()
    var isComplete = false
    indices = rgba.withUnsafeBytes { bytes in
      [UInt8](unsafeUninitializedCapacity: bytes.count / 4) { buffer, count in
        isComplete = Self.index(bytes, into: buffer, colors: &colors)
        count = isComplete ? bytes.count / 4 : 0
      }
    }
    guard isComplete else { return nil }
    palette = colors.rgba
  }

  private static func index(
    _ bytes: UnsafeRawBufferPointer, into indices: UnsafeMutableBufferPointer<UInt8>,
    colors: inout ColorTable
  ) -> Bool {
    guard bytes.count >= 4 else { return true }
    // Neighbors are mostly equal in drawn pictures, and then the table need not be asked.
    var previous = bytes.loadUnaligned(as: UInt32.self)
    guard var index = colors.index(of: previous) else { return false }
    for pixel in 0..<bytes.count / 4 {
      let color = bytes.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)
      if color != previous {
        guard let found = colors.index(of: color) else { return false }
        index = found
        previous = color
      }
      indices[pixel] = index
    }
    return true
  }
}

/// Up to 256 colors by the order of their first appearance: a hash table with open addressing.
///
/// The order does not depend on the hash function, so that the palette is the same everywhere.
private struct ColorTable {
  private var colors: [UInt32] = []
  /// 1 + the index of a color, 0 where a slot is free. Four slots for each possible color.
  private var slots = [UInt16](repeating: 0, count: 1024)

  init() { colors.reserveCapacity(256) }

  /// The index of `color`, which is added if it is new; nil if it would be the 257th.
  mutating func index(of color: UInt32) -> UInt8? {
    // Multiplicative hashing (Knuth, TAOCP volume 3, section 6.4): the top ten bits are well mixed.
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == color { return UInt8(index) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }

  var rgba: [UInt8] { colors.flatMap { color in withUnsafeBytes(of: color) { Array($0) } } }
}
