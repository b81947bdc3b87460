// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Keeps premultiplied pixels of bitmaps that were drawn, at most ``byteLimit`` bytes between
/// plays.
struct ImageCache: ~Copyable {
  /// What is kept from one play to the next.
  static let byteLimit = 32 << 20

  /// Where the bitmap's bytes are. The entry holds the bitmap, so the place is not used again and
  /// its bytes cannot change.
  struct Key: TableKey {
    var address: UInt
    var width: Int
    var height: Int

    func add(to hash: inout TableHash) { hash.add(UInt64(address)) }
  }

  private var entries = Cache<Key, (bitmap: Bitmap, image: PremultipliedImage)>(
    byteLimit: byteLimit)

  /// The premultiplied pixels of `bitmap`, which has some.
  mutating func image(_ bitmap: Bitmap) -> PremultipliedImage {
    let address = bitmap.bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    let key = Key(address: address, width: bitmap.width, height: bitmap.height)
    if let entry = entries[key] { return entry.image }
    let image = PremultipliedImage(bitmap)
    entries.set((bitmap, image), for: key, cost: image.byteCount + bitmap.bytes.count)
    return image
  }

  /// See ``Cache/trim()``.
  mutating func trim() { entries.trim() }
}
