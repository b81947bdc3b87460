// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension Bitmap {
  /// A hash of the size and the pixels, the same in every process; at the speed of memory.
  ///
  /// It tells pictures apart that are different by chance, not ones that were made to collide.
  public var fingerprint: UInt64 {
    bytes.withUnsafeBytes { bytes in
      // Four lanes, so that one multiplication need not wait for the other. A picture's bytes are a
      // multiple of four; the constants are those of the golden ratio and of xxHash (Y. Collet).
      var a = 0x9E37_79B1_85EB_CA87 &+ UInt64(width)
      var b = 0xC2B2_AE3D_27D4_EB4F &+ UInt64(height)
      var c: UInt64 = 0x1656_67B1_9E37_79F9
      var d: UInt64 = 0x85EB_CA77_C2B2_AE63
      let whole = bytes.count & ~31
      func word(_ offset: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      for offset in stride(from: 0, to: whole, by: 32) {
        a = Self.mixed(a, word(offset))
        b = Self.mixed(b, word(offset &+ 8))
        c = Self.mixed(c, word(offset &+ 16))
        d = Self.mixed(d, word(offset &+ 24))
      }
      for offset in stride(from: whole, to: bytes.count, by: 4) {
        a = Self.mixed(a, UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      }
      let hash = [b, c, d].reduce(a, Self.mixed)
      return hash ^ (hash >> 29)
    }
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B1_85EB_CA87
    return product ^ (product >> 32)
  }
}
