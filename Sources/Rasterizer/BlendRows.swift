// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPixelKernels

/// Source over, row by row. All kernels compute `PremultipliedPixel.over(_:coverage:)` exactly.
///
/// Eight pixels are sixteen 16-bit lanes: red and blue are the low bytes, green and alpha the high ones.
/// Wider vectors and comparison masks compile to loops over lanes. The kernels that most of the time goes
/// to are in C, which can choose the machine's vectors at run time.
enum BlendRows {
  typealias Lanes = SIMD16<UInt16>
  typealias Pixels = SIMD8<UInt32>

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
    let weight = Lanes(repeating: UInt16(opacity))
    var index = 0
    while index &+ 8 <= count {
      let source = load(UnsafeMutablePointer(mutating: pixels + index))
      blend(source, weight, onto: row + index)
      index &+= 8
    }
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
    var index = 0
    while index &+ 8 <= count {
      let eight = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt64.self)
      if eight != 0 {
        let source = load(UnsafeMutablePointer(mutating: pixels + index))
        blend(source, spread(eight), onto: row + index)
      }
      index &+= 8
    }
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

  @inline(__always)
  private static func blend(
    _ source: Lanes, _ weight: Lanes, onto row: UnsafeMutablePointer<UInt32>
  ) {
    let alphas = unsafeBitCast(source, to: Pixels.self) &>> 24
    let alpha = unsafeBitCast(alphas | (alphas &<< 16), to: Lanes.self)
    let rest = 255 &- div255(alpha &* weight)
    let below = load(row)
    let low = div255((source & 0xff) &* weight &+ (below & 0xff) &* rest)
    let high = div255((source &>> 8) &* weight &+ (below &>> 8) &* rest)
    store(low | (high &<< 8), row)
  }

  @inline(__always)
  private static func div255(_ value: Lanes) -> Lanes {
    let biased = value &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }

  /// Eight weights, each for the two lanes of its pixel.
  @inline(__always)
  private static func spread(_ weights: UInt64) -> Lanes {
    let bytes = unsafeBitCast(weights, to: SIMD8<UInt8>.self)
    let wide = Pixels(truncatingIfNeeded: bytes)
    return unsafeBitCast(wide | (wide &<< 16), to: Lanes.self)
  }

  @inline(__always)
  private static func load(_ row: UnsafeMutablePointer<UInt32>) -> Lanes {
    UnsafeRawPointer(row).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private static func store(_ lanes: Lanes, _ row: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(row).storeBytes(of: lanes, as: Lanes.self)
  }
}
