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
      var lanes = SIMD4<UInt64>(
        0x9E37_79B1_85EB_CA87 &+ UInt64(width), 0xC2B2_AE3D_27D4_EB4F &+ UInt64(height),
        0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63)
      let whole = bytes.count / 32
      for block in 0..<whole {
        for lane in 0..<4 {
          let word = bytes.loadUnaligned(
            fromByteOffset: block &* 32 &+ lane &* 8, as: UInt64.self)
          lanes[lane] = Self.mixed(lanes[lane], word)
        }
      }
      for offset in stride(from: whole * 32, to: bytes.count, by: 4) {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        lanes[0] = Self.mixed(lanes[0], UInt64(word))
      }
      var hash = lanes[0]
      for lane in 1..<4 { hash = Self.mixed(hash, lanes[lane]) }
      return hash ^ (hash >> 29)
    }
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B1_85EB_CA87
    return product ^ (product >> 32)
  }
}
