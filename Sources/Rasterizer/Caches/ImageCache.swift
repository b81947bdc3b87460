// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Keeps premultiplied pixels of bitmaps that were drawn, and what they were reduced to, each at
/// most ``byteLimit`` bytes between plays: an image that stays in one place is reduced for the
/// first state only.
struct ImageCache: ~Copyable {
  /// What is kept from one play to the next.
  static let byteLimit = 32 << 20

  /// Where the bitmap's bytes are. The entry holds the bitmap, so the place is not used again and
  /// its bytes cannot change.
  struct Key: TableKey {
    var address: UInt
    var width: Int
    var height: Int

    init(_ bitmap: Bitmap) {
      address = bitmap.bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      (width, height) = (bitmap.width, bitmap.height)
    }

    func add(to hash: inout TableHash) { hash.add(UInt64(address)) }
  }

  struct ReductionKey: TableKey {
    var source: Key
    var reduction: ImageReduction

    func add(to hash: inout TableHash) {
      source.add(to: &hash)
      for axis in [reduction.across, reduction.down] {
        hash.add(axis.range.lowerBound)
        hash.add(axis.range.upperBound)
        hash.add(axis.offset)
      }
    }
  }

  private var entries = Cache<Key, (bitmap: Bitmap, image: PremultipliedImage)>(
    byteLimit: byteLimit)
  private var reductions = Cache<ReductionKey, (bitmap: Bitmap, image: PremultipliedImage)>(
    byteLimit: byteLimit)

  /// The premultiplied pixels of `bitmap`, which has some.
  mutating func image(_ bitmap: Bitmap) -> PremultipliedImage {
    let key = Key(bitmap)
    if let entry = entries[key] { return entry.image }
    let image = PremultipliedImage(bitmap)
    entries.set((bitmap, image), for: key, cost: image.byteCount + bitmap.bytes.count)
    return image
  }

  /// What `bitmap`, which has pixels, is reduced to; `nil` where it is not known and the play has
  /// made as much of that as may be kept.
  mutating func reduced(_ bitmap: Bitmap, by reduction: ImageReduction) -> PremultipliedImage? {
    let key = ReductionKey(source: Key(bitmap), reduction: reduction)
    if let entry = reductions[key] { return entry.image }
    guard reductions.cost < reductions.byteLimit else { return nil }
    let reduced = image(bitmap).reduced(by: reduction)
    reductions.set((bitmap, reduced), for: key, cost: reduced.byteCount + bitmap.bytes.count)
    return reduced
  }

  /// `bitmap`, which has pixels, shrunk by exact area average to about its size under `placement`,
  /// and the transform from its pixels to those of the result.
  mutating func reduced(
    _ bitmap: Bitmap, for placement: CGAffineTransform
  ) -> (PremultipliedImage, CGAffineTransform) {
    let source = image(bitmap)
    guard let reduction = source.reduction(for: placement) else { return (source, .identity) }
    let scale = CGAffineTransform(scaleX: 1 / reduction.across.step, y: 1 / reduction.down.step)
    return (reduced(bitmap, by: reduction) ?? source.reduced(by: reduction), scale)
  }

  /// See ``Cache/trim()``.
  mutating func trim() {
    entries.trim()
    reductions.trim()
  }
}
