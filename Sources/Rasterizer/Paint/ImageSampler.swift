// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPixelKernels
import Foundation
import Graphics

/// Where in an image each pixel of the canvas is sampled, under any affine transform.
struct ImageSampler: Sendable {
  /// From the canvas's pixels to the image's.
  let inverse: CGAffineTransform

  /// One source pixel, with 32 binary digits after the point.
  private static let one = 4_294_967_296.0

  private static func fixed(_ value: CGFloat) -> Int64 {
    let limit = 1_073_741_824.0
    let value = Double(value)
    // What is not a number becomes the upper limit: it is outside of the image, too.
    return Int64((max(-limit, min(limit, value)) * one).rounded(.toNearestOrEven))
  }

  /// The source coordinates of the middle of pixel 0 of `row`, and their change from pixel to
  /// pixel.
  @inline(__always)
  private func start(_ row: Int) -> (x: Int64, y: Int64, stepX: Int64, stepY: Int64) {
    let middle = CGPoint(x: 0.5, y: CGFloat(row) + 0.5).applying(inverse)
    return (
      Self.fixed(middle.x), Self.fixed(middle.y), Self.fixed(inverse.a), Self.fixed(inverse.b)
    )
  }

  /// Writes the nearest source pixels.
  func writeNearest(
    _ image: PremultipliedImage, row: Int, columns: Range<Int>,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let start = start(row)
    for column in columns {
      let x = (start.x &+ start.stepX &* Int64(column)) >> 32
      let y = (start.y &+ start.stepY &* Int64(column)) >> 32
      let (sourceX, sourceY) = (Self.clamp(x, image.width), Self.clamp(y, image.height))
      target[column - columns.lowerBound] = image.pixels[sourceY * image.width + sourceX]
    }
  }

  /// From pixel middles to the interpolated corners, and half of 1/256 so that the shift rounds.
  private static let shift: Int64 = -0x8000_0000 + 0x80_0000

  /// Writes source pixels interpolated between the four nearest, at 1/256 of a pixel, rounded once.
  ///
  /// - Parameter memory: For a row at work.
  func writeLinear(
    _ image: PremultipliedImage, row: Int, columns: Range<Int>, memory: inout SharedBuffer<UInt32>,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let start = start(row)
    let shift = Self.shift
    if start.stepY == 0, start.stepX.magnitude <= 2 << 32 {
      let x = start.x &+ start.stepX &* Int64(columns.lowerBound) &+ shift
      return Self.writeLevel(
        image, x, start.stepX, start.y &+ shift, columns.count, &memory, into: target)
    }
    for column in columns {
      let x = start.x &+ start.stepX &* Int64(column) &+ shift
      let y = start.y &+ start.stepY &* Int64(column) &+ shift
      let (left, right) = (Self.clamp(x >> 32, image.width), Self.clamp(x >> 32 &+ 1, image.width))
      let upper = image.pixels + Self.clamp(y >> 32, image.height) * image.width
      let lower = image.pixels + Self.clamp(y >> 32 &+ 1, image.height) * image.width
      target[column - columns.lowerBound] = Self.interpolated(
        upper[left], upper[right], lower[left], lower[right],
        UInt32(truncatingIfNeeded: x >> 24 & 0xff), UInt32(truncatingIfNeeded: y >> 24 & 0xff))
    }
  }

  /// Writes the same where a row's pixels lie side by side in the image, too: its two rows are
  /// mixed first, each column once.
  private static func writeLevel(
    _ image: PremultipliedImage, _ x: Int64, _ step: Int64, _ y: Int64, _ count: Int,
    _ memory: inout SharedBuffer<UInt32>, into target: UnsafeMutablePointer<UInt32>
  ) {
    let end = x &+ step &* Int64(count &- 1)
    let limit = Int64(image.width) - 1
    // One column more on each side of the image, equal to its neighbor.
    let first = Int(max(-1, min(min(x, end) >> 32, limit)))
    let last = Int(max(-1, min(max(x, end) >> 32, limit))) + 1
    let mixedCount = last - first + 1
    if memory.count < 2 * mixedCount { memory = SharedBuffer(count: 2 * mixedCount, filledWith: 0) }
    let upper = image.pixels + clamp(y >> 32, image.height) * image.width
    let lower = image.pixels + clamp(y >> 32 &+ 1, image.height) * image.width
    memory.base.withMemoryRebound(to: UInt64.self, capacity: mixedCount) { mixed in
      let (start, stop) = (max(0, first), min(image.width - 1, last))
      pixel_kernel_mix_rows(
        mixed + (start - first), upper + start, lower + start, stop - start + 1,
        UInt32(truncatingIfNeeded: y >> 24 & 0xff))
      if first < start { mixed[0] = mixed[1] }
      if last > stop { mixed[mixedCount - 1] = mixed[mixedCount - 2] }
      pixel_kernel_sample_row(
        target, count, mixed, mixedCount - 2, x &- Int64(first) << 32, step)
    }
  }

  /// Writes the pixels of an image that is repeated on all sides: the nearest ones, or interpolated
  /// as by ``writeLinear(_:row:columns:into:)``.
  func writeRepeated(
    _ image: PremultipliedImage, isNearest: Bool, row: Int, columns: Range<Int>,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let start = start(row)
    let size = (Int64(image.width) << 32, Int64(image.height) << 32)
    let step = (Self.wrapped(start.stepX, size.0), Self.wrapped(start.stepY, size.1))
    let shift = isNearest ? 0 : Self.shift
    let first = Int64(columns.lowerBound)
    var x = Self.wrapped(start.x &+ step.0 &* first &+ shift, size.0)
    var y = Self.wrapped(start.y &+ step.1 &* first &+ shift, size.1)
    for index in 0..<columns.count {
      let (left, top) = (Int(x >> 32), Int(y >> 32))
      let upper = image.pixels + top * image.width
      if isNearest {
        target[index] = upper[left]
      } else {
        let right = left + 1 == image.width ? 0 : left + 1
        let lower = image.pixels + (top + 1 == image.height ? 0 : top + 1) * image.width
        target[index] = Self.interpolated(
          upper[left], upper[right], lower[left], lower[right],
          UInt32(truncatingIfNeeded: x >> 24 & 0xff), UInt32(truncatingIfNeeded: y >> 24 & 0xff))
      }
      x &+= step.0
      if x >= size.0 { x &-= size.0 }
      y &+= step.1
      if y >= size.1 { y &-= size.1 }
    }
  }

  /// `value` modulo `size`, 0 or more.
  @inline(__always)
  private static func wrapped(_ value: Int64, _ size: Int64) -> Int64 {
    let rest = value % size
    return rest < 0 ? rest &+ size : rest
  }

  @inline(__always)
  private static func clamp(_ index: Int64, _ count: Int) -> Int {
    Int(max(0, min(index, Int64(count) - 1)))
  }

  @inline(__always)
  private static func interpolated(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ x: UInt32, _ y: UInt32
  ) -> UInt32 {
    if a == b, a == c, a == d { return a }
    let weights = (
      UInt64((256 &- x) &* (256 &- y)), UInt64(x &* (256 &- y)), UInt64((256 &- x) &* y),
      UInt64(x &* y)
    )
    // Two channels at a time, 32 bits each: no sum is more than 255·65,536 + 32,768.
    let low =
      pair(a) &* weights.0 &+ pair(b) &* weights.1 &+ pair(c) &* weights.2
      &+ pair(d) &* weights.3 &+ 0x8000_0000_8000
    let high =
      pair(a >> 8) &* weights.0 &+ pair(b >> 8) &* weights.1 &+ pair(c >> 8) &* weights.2
      &+ pair(d >> 8) &* weights.3 &+ 0x8000_0000_8000
    return packed(low) | packed(high) << 8
  }

  /// The first and the third byte, 32 bits apart.
  @inline(__always)
  private static func pair(_ pixel: UInt32) -> UInt64 {
    let bytes = UInt64(pixel & 0xff_00ff)
    return (bytes | bytes << 16) & 0xff_0000_00ff
  }

  /// The third byte of each half, as first and third byte.
  @inline(__always)
  private static func packed(_ pair: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: pair >> 16 & 0xff | pair >> 32 & 0xff_0000)
  }
}
