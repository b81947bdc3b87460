// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// A bitmap's pixels, premultiplied, so that the colors of transparent pixels count for nothing.
final class PremultipliedImage: @unchecked Sendable {
  let width: Int
  let height: Int
  let isOpaque: Bool
  /// Pixels, row by row without padding.
  let pixels: UnsafePointer<UInt32>
  /// What the pixels take besides the bitmap.
  let byteCount: Int

  /// What holds the pixels: memory of its own, or the bytes of an opaque bitmap, which need no
  /// change.
  private enum Owner {
    case memory(SharedBuffer<UInt32>)
    case bytes([UInt8])
  }

  private let owner: Owner

  init(width: Int, height: Int, memory: SharedBuffer<UInt32>) {
    self.width = width
    self.height = height
    isOpaque = Self.areOpaque(memory.base, width * height)
    pixels = UnsafePointer(memory.base)
    byteCount = memory.count * 4
    owner = .memory(memory)
  }

  /// - Parameter bitmap: It has at least one pixel.
  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let count = width * height
    let bytes = bitmap.bytes
    (isOpaque, pixels, byteCount, owner) = bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt32.self)
      let straight = UnsafePointer(start)
      if Self.areOpaque(straight, count) {
        // An array's bytes stay where they are as long as somebody holds it and nobody changes it.
        return (true, straight, 0, .bytes(bytes))
      }
      let memory = SharedBuffer<UInt32>(uninitialized: count)
      for index in 0..<count {
        memory.base[index] = PremultipliedPixel(straight: straight[index]).bits
      }
      return (false, UnsafePointer(memory.base), count * 4, .memory(memory))
    }
  }

  private static func areOpaque(_ pixels: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    var all: UInt32 = .max
    for index in 0..<count { all &= pixels[index] }
    return all >> 24 == 255
  }
}
