// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// An image command on the canvas's pixels.
final class PreparedImage: Sendable {
  private enum Sampling: Sendable {
    /// Pixel for pixel, the image's top left pixel at (`x`, `y`).
    case copy(x: Int, y: Int)
    case nearest(ImageSampler)
    case linear(ImageSampler)
    case filtered(_ across: ImageFilter, _ down: ImageFilter)
  }

  /// Where the destination's edges are; they are anti-aliased by coverage.
  private let path: FlattenedPath
  private let image: PremultipliedImage
  private let sampling: Sampling

  /// The pixels that it may touch.
  var bounds: PixelBounds { path.bounds }

  /// What bands look at.
  var filled: Scene.FilledShape { Scene.FilledShape(CoveredPath(path)) }

  /// Whether every pixel is opaque.
  var isOpaque: Bool { image.isOpaque }

  /// - Parameter visible: What the clips in force leave.
  /// - Returns: `nil` where nothing is to be seen.
  init?(_ command: ImageCommand, visible: PixelBounds, images: inout ImageCache) {
    let (bitmap, destination) = (command.bitmap, command.destination.standardized)
    path = FlattenedPath(
      Path(rect: destination), rule: .nonZero, transform: command.transform)
    let area = path.bounds.intersection(visible)
    guard !area.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return nil }
    let source = images.image(bitmap)
    let placement = CGAffineTransform(
      a: destination.width / CGFloat(bitmap.width), b: 0, c: 0,
      d: destination.height / CGFloat(bitmap.height), tx: destination.minX, ty: destination.minY
    ).concatenating(command.transform)
    let inverse = Self.inverse(placement, path, source)
    guard inverse.isFinite, placement.a * placement.d - placement.b * placement.c != 0 else {
      return nil
    }
    (image, sampling) = Self.sampling(
      command, source, placement, inverse, path, area, images: &images)
  }

  /// From pixels to the image's pixels; taken from the rounded rectangle where there is one, so
  /// that colors and coverage agree on where the edges are.
  private static func inverse(
    _ placement: CGAffineTransform, _ path: FlattenedPath, _ source: PremultipliedImage
  ) -> CGAffineTransform {
    guard placement.isPositiveScaleAndTranslation,
      let rectangle = path.rectangle
    else { return placement.inverted() }
    let one = Double(FixedPoint.one)
    let stepX = Double(source.width) * one / Double(rectangle.right - rectangle.left)
    let stepY = Double(source.height) * one / Double(rectangle.bottom - rectangle.top)
    return CGAffineTransform(
      a: stepX, b: 0, c: 0, d: stepY, tx: -Double(rectangle.left) / one * stepX,
      ty: -Double(rectangle.top) / one * stepY)
  }

  private static func sampling(
    _ command: ImageCommand, _ source: PremultipliedImage, _ placement: CGAffineTransform,
    _ inverse: CGAffineTransform, _ path: FlattenedPath, _ area: PixelBounds,
    images: inout ImageCache
  ) -> (PremultipliedImage, Sampling) {
    let bounds = path.bounds
    if path.isWholePixels, placement.isPositiveScaleAndTranslation,
      bounds.width == source.width, bounds.height == source.height
    {
      return (source, .copy(x: bounds.left, y: bounds.top))
    }
    switch command.interpolation {
    case .nearest: return (source, .nearest(ImageSampler(inverse: inverse)))
    case .linear: return (source, .linear(ImageSampler(inverse: inverse)))
    case .high where inverse.b == 0 && inverse.c == 0:
      let reduction = ImageReduction(
        across: .init(range: area.left..<area.right, step: inverse.a, offset: inverse.tx),
        down: .init(range: area.top..<area.bottom, step: inverse.d, offset: inverse.ty))
      if reduction.isReducing, let reduced = images.reduced(command.bitmap, by: reduction) {
        return (reduced, .copy(x: area.left, y: area.top))
      }
      let across = ImageFilter(reduction.across, count: source.width)
      return (source, .filtered(across, ImageFilter(reduction.down, count: source.height)))
    case .high:
      let (reduced, scale) = images.reduced(command.bitmap, for: placement)
      return (reduced, .linear(ImageSampler(inverse: inverse.concatenating(scale))))
    }
  }

  /// Writes the pixels of `columns` in `row`.
  func writeRow(
    _ row: Int, columns: Range<Int>, sums: inout SharedBuffer<UInt32>,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    switch sampling {
    case .copy(let x, let y):
      let start = image.pixels + ((row - y) * image.width + columns.lowerBound - x)
      target.update(from: start, count: columns.count)
    case .nearest(let sampler):
      sampler.writeNearest(image, row: row, columns: columns, into: target)
    case .linear(let sampler):
      sampler.writeLinear(image, row: row, columns: columns, memory: &sums, into: target)
    case .filtered(let across, let down):
      image.writeRow(
        row, columns: columns, across: across, down: down, sums: &sums, into: target)
    }
  }
}
