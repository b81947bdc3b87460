// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPixelKernels

/// Source over, row by row. All kernels compute `PremultipliedPixel.over(_:coverage:)` exactly.
///
/// The kernels are in C, which can choose the machine's vectors at run time; here is what is left of a row.
enum BlendRows {
  /// Replaces pixels.
  @inline(__always)
  static func fill(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
    row.update(repeating: pixel, count: count)
  }

  /// Paints one colour over a row.
  static func over(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: PremultipliedPixel) {
    if color.alpha == 255 { return fill(row, count, color.bits) }
    pixel_kernel_over(row, count, color.bits)
  }

  /// Paints one colour over a row where `coverage` says.
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: PremultipliedPixel,
    coverage: UnsafePointer<UInt8>
  ) {
    var index = count & ~7
    pixel_kernel_over_coverage(row, index, color.bits, coverage)
    while index < count {
      row[index] = color.over(row[index], coverage: UInt32(coverage[index]))
      index &+= 1
    }
  }

  /// Paints an opaque colour over several rows where `coverage` says; `count` is a multiple of 8.
  ///
  /// The kernel for glyphs: what stays the same is made once.
  static func over(
    _ pixels: UnsafeMutablePointer<UInt32>, stride: Int, rows: Int, _ count: Int,
    opaque color: PremultipliedPixel, coverage: UnsafePointer<UInt8>, coverageStride: Int
  ) {
    pixel_kernel_over_rows(pixels, stride, rows, count, color.bits, coverage, coverageStride)
  }

  /// Paints pixels over a row, all weighted with `opacity`, 0 to 255.
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, pixels: UnsafePointer<UInt32>, opacity: UInt8
  ) {
    var index = count & ~7
    pixel_kernel_over_pixels(row, index, pixels, UInt32(opacity))
    while index < count {
      let pixel = PremultipliedPixel(bits: pixels[index])
      row[index] = pixel.over(row[index], coverage: UInt32(opacity))
      index &+= 1
    }
  }

  /// Paints pixels over a row where `coverage` says.
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, pixels: UnsafePointer<UInt32>,
    coverage: UnsafePointer<UInt8>
  ) {
    var index = count & ~7
    pixel_kernel_over_pixels_coverage(row, index, pixels, coverage)
    while index < count {
      let pixel = PremultipliedPixel(bits: pixels[index])
      row[index] = pixel.over(row[index], coverage: UInt32(coverage[index]))
      index &+= 1
    }
  }

  /// Multiplies `coverage` with `other`, rounding to nearest.
  static func multiply(
    _ coverage: UnsafeMutablePointer<UInt8>, _ count: Int, by other: UnsafePointer<UInt8>
  ) {
    for index in 0..<count {
      coverage[index] = Channel.multiply(coverage[index], other[index])
    }
  }

  /// Multiplies `coverage` with one factor, rounding to nearest.
  static func multiply(_ coverage: UnsafeMutablePointer<UInt8>, _ count: Int, by factor: UInt8) {
    for index in 0..<count { coverage[index] = Channel.multiply(coverage[index], factor) }
  }
}
