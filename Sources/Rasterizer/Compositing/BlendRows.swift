// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPixelKernels

/// Source over, row by row. All kernels compute `PremultipliedPixel.over(_:coverage:)` exactly.
///
/// The kernels are in C, which can choose the machine's vectors at run time.
enum BlendRows {
  /// Paints one color over a row.
  static func over(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: PremultipliedPixel) {
    over(row, stride: 0, rows: 1, count, color)
  }

  /// Paints one color over several rows.
  @inline(__always)
  static func over(
    _ pixels: UnsafeMutablePointer<UInt32>, stride: Int, rows: Int, _ count: Int,
    _ color: PremultipliedPixel
  ) {
    pixel_kernel_over(pixels, stride, rows, count, color.bits)
  }

  /// Paints one color over a row where `coverage` says.
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: PremultipliedPixel,
    coverage: UnsafePointer<UInt8>
  ) {
    over(row, stride: 0, rows: 1, count, color, coverage: coverage, coverageStride: 0)
  }

  /// Paints one color over several rows where `coverage` says: what stays the same is made once.
  @inline(__always)
  static func over(
    _ pixels: UnsafeMutablePointer<UInt32>, stride: Int, rows: Int, _ count: Int,
    _ color: PremultipliedPixel, coverage: UnsafePointer<UInt8>, coverageStride: Int
  ) {
    pixel_kernel_over_coverage(pixels, stride, rows, count, color.bits, coverage, coverageStride)
  }

  /// Makes some runs of several rows equal to those of another one.
  ///
  /// - Parameter runs: The first pixel and the end of each run.
  @inline(__always)
  static func repeatRuns(
    _ row: UnsafePointer<UInt32>, _ runs: UnsafePointer<Int32>, _ runCount: Int,
    into pixels: UnsafeMutablePointer<UInt32>, stride: Int, rows: Int
  ) {
    pixel_kernel_repeat_runs(pixels, stride, rows, row, runs, runCount)
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
