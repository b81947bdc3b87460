// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A pattern on the canvas's pixels.
///
/// Where copies are smaller than the picture, it is shrunk first by the exact average over areas.
struct PreparedPattern: Sendable {
  private let image: PremultipliedImage
  private let sampler: ImageSampler
  private let isNearest: Bool

  /// - Returns: `nil` where nothing is painted: without pixels, or under numbers that give no
  ///   place.
  init?(_ pattern: Pattern, transform: CGAffineTransform, images: inout ImageCache) {
    let (bitmap, tile) = (pattern.bitmap, pattern.tile.standardized)
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    let placement = CGAffineTransform(
      a: tile.width / CGFloat(bitmap.width), b: 0, c: 0, d: tile.height / CGFloat(bitmap.height),
      tx: tile.minX, ty: tile.minY
    ).concatenating(transform)
    let inverse = placement.inverted()
    guard placement.isFinite, inverse.isFinite,
      placement.a * placement.d - placement.b * placement.c != 0
    else { return nil }
    isNearest = pattern.interpolation == .nearest
    if pattern.interpolation == .high {
      let (reduced, scale) = images.reduced(bitmap, for: placement)
      image = reduced
      sampler = ImageSampler(inverse: inverse.concatenating(scale))
    } else {
      image = images.image(bitmap)
      sampler = ImageSampler(inverse: inverse)
    }
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool { image.isOpaque }

  /// Writes the pixels of `columns` in `row`.
  func writeRow(_ row: Int, columns: Range<Int>, into target: UnsafeMutablePointer<UInt32>) {
    sampler.writeRepeated(
      image, isNearest: isNearest, row: row, columns: columns, into: target)
  }
}

/// A paint whose pixels differ from place to place.
enum PreparedPaint: Sendable {
  case gradient(PreparedGradient)
  case pattern(PreparedPattern)

  /// Whether every pixel is opaque.
  var isOpaque: Bool {
    switch self {
    case .gradient(let gradient): gradient.isOpaque
    case .pattern(let pattern): pattern.isOpaque
    }
  }

  /// Writes the pixels of `columns` in `row`.
  func writeRow(_ row: Int, columns: Range<Int>, into target: UnsafeMutablePointer<UInt32>) {
    switch self {
    case .gradient(let gradient): gradient.writeRow(row, columns: columns, into: target)
    case .pattern(let pattern): pattern.writeRow(row, columns: columns, into: target)
    }
  }
}
