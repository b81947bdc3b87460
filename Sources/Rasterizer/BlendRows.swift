// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Source over, row by row. All kernels compute `PremultipliedPixel.over(_:coverage:)` exactly.
///
/// Eight pixels are sixteen 16-bit lanes: red and blue are the low bytes, green and alpha the high ones.
/// Wider vectors and comparison masks compile to loops over lanes.
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
    let source = Lanes(repeating: 0).replacingPixels(color.bits)
    let rest = Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- color.alpha))
    var index = 0
    while index &+ 8 <= count {
      let below = load(row + index)
      // s·255 is a multiple of 255, so it may be added after the division.
      let low = div255((below & 0xff) &* rest)
      let high = div255((below &>> 8) &* rest)
      store(source &+ (low | (high &<< 8)), row + index)
      index &+= 8
    }
    while index < count {
      row[index] = color.over(row[index], coverage: 255)
      index &+= 1
    }
  }

  /// Paints one colour over a row where `coverage` says.
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: PremultipliedPixel,
    coverage: UnsafePointer<UInt8>
  ) {
    let source = Lanes(repeating: 0).replacingPixels(color.bits)
    let (sourceLow, sourceHigh) = (source & 0xff, source &>> 8)
    let alpha = Lanes(repeating: UInt16(truncatingIfNeeded: color.alpha))
    var index = 0
    while index &+ 8 <= count {
      let eight = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt64.self)
      if eight == .max, color.alpha == 255 {
        (row + index).update(repeating: color.bits, count: 8)
      } else if eight != 0 {
        let weight = spread(eight)
        let rest = 255 &- div255(alpha &* weight)
        let below = load(row + index)
        let low = div255(sourceLow &* weight &+ (below & 0xff) &* rest)
        let high = div255(sourceHigh &* weight &+ (below &>> 8) &* rest)
        store(low | (high &<< 8), row + index)
      }
      index &+= 8
    }
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
    let source = Lanes(repeating: 0).replacingPixels(color.bits)
    let (sourceLow, sourceHigh) = (source & 0xff, source &>> 8)
    var (row, weights) = (pixels, coverage)
    for _ in 0..<rows {
      var index = 0
      while index < count {
        let eight = UnsafeRawPointer(weights + index).loadUnaligned(as: UInt64.self)
        if eight == .max {
          store(source, row + index)
        } else if eight != 0 {
          // The alpha times a weight, over 255, is the weight.
          let weight = spread(eight)
          let rest = 255 &- weight
          let below = load(row + index)
          let low = div255(sourceLow &* weight &+ (below & 0xff) &* rest)
          let high = div255(sourceHigh &* weight &+ (below &>> 8) &* rest)
          store(low | (high &<< 8), row + index)
        }
        index &+= 8
      }
      row += stride
      weights += coverageStride
    }
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

extension SIMD16<UInt16> {
  /// The vector with `bits` in each pair of lanes.
  @inline(__always)
  fileprivate func replacingPixels(_ bits: UInt32) -> Self {
    unsafeBitCast(SIMD8<UInt32>(repeating: bits), to: Self.self)
  }
}
