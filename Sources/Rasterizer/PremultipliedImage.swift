// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// A bitmap's pixels, premultiplied, so that the colours of transparent pixels count for nothing.
final class PremultipliedImage: Sendable {
  let width: Int
  let height: Int
  let isOpaque: Bool
  private let memory: Memory<UInt32>

  /// Pixels, row by row without padding.
  var pixels: UnsafePointer<UInt32> { UnsafePointer(memory.base) }
  var byteCount: Int { memory.count * 4 }

  init(width: Int, height: Int, memory: Memory<UInt32>) {
    self.width = width
    self.height = height
    self.memory = memory
    var all: UInt32 = .max
    for index in 0..<width * height { all &= memory.base[index] }
    isOpaque = all >> 24 == 255
  }

  convenience init(_ bitmap: Bitmap) {
    let memory = Memory<UInt32>(uninitialized: bitmap.width * bitmap.height)
    bitmap.bytes.withUnsafeBytes { bytes in
      for index in 0..<memory.count {
        let straight = bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
        memory.base[index] = PremultipliedPixel(straight: straight).bits
      }
    }
    self.init(width: bitmap.width, height: bitmap.height, memory: memory)
  }
}

/// Keeps premultiplied pixels of bitmaps that were drawn, at most ``byteLimit`` bytes between plays.
struct ImageCache {
  /// What is kept from one play to the next.
  static let byteLimit = 32 << 20

  /// Where the bitmap's bytes are. The entry holds the bitmap, so the place is not used again and its
  /// bytes cannot change.
  private struct Key: Hashable {
    var address: UInt
    var width: Int
    var height: Int
  }

  private var entries = ValueTable<Key, (bitmap: Bitmap, image: PremultipliedImage)>()
  private var byteCount = 0

  /// The premultiplied pixels of `bitmap`, which has some.
  mutating func image(_ bitmap: Bitmap) -> PremultipliedImage {
    let address = bitmap.bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    let key = Key(address: address, width: bitmap.width, height: bitmap.height)
    if let entry = entries[key] { return entry.image }
    let image = PremultipliedImage(bitmap)
    entries.set((bitmap, image), for: key)
    byteCount += image.byteCount * 2
    return image
  }

  /// Forgets everything when there is more than the limit.
  mutating func trim() {
    guard byteCount > Self.byteLimit else { return }
    self = ImageCache()
  }
}
