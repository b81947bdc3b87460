// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

// Everything here works on a pixel as one `UInt32`: red in the lowest byte, alpha in the highest,
// which is RGBA in the memory of the little-endian machines that Swift runs on.

/// Arithmetic of channels, each result rounded to nearest once.
enum Channel {
  /// `value / 255`, rounded to nearest; exact for 0 ... 65535.
  @inline(__always)
  static func div255(_ value: UInt32) -> UInt32 {
    let biased = value &+ 128
    return (biased &+ (biased >> 8)) >> 8
  }

  /// The product of two fractions of 255.
  @inline(__always)
  static func multiply(_ first: UInt8, _ second: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: div255(UInt32(first) &* UInt32(second)))
  }

  /// A fraction, 0 to 1, as 0 to 255; what is not a number counts as 0.
  static func rounding(_ fraction: Double) -> UInt8 {
    guard fraction > 0 else { return 0 }
    return UInt8((min(1, fraction) * 255).rounded(.toNearestOrAwayFromZero))
  }
}

/// A pixel whose colour channels are multiplied with its alpha, so that none is more than alpha.
struct PremultipliedPixel: Hashable {
  var bits: UInt32

  @inline(__always)
  init(bits: UInt32) { self.bits = bits }

  /// The one conversion from straight to premultiplied: each channel rounded to nearest.
  @inline(__always)
  init(straight bits: UInt32) {
    let alpha = bits >> 24
    if alpha == 255 {
      self.bits = bits
    } else {
      let red = Channel.div255((bits & 0xff) &* alpha)
      let green = Channel.div255((bits >> 8 & 0xff) &* alpha)
      let blue = Channel.div255((bits >> 16 & 0xff) &* alpha)
      self.bits = red | green << 8 | blue << 16 | alpha << 24
    }
  }

  init(_ color: Color) {
    self.init(
      straight: UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
        | UInt32(color.alpha) << 24)
  }

  @inline(__always)
  var alpha: UInt32 { bits >> 24 }

  /// The one conversion from premultiplied to straight: each channel rounded to nearest.
  ///
  /// Premultiplying the result gives this pixel again. A transparent pixel becomes transparent
  /// black.
  @inline(__always)
  var straight: UInt32 {
    let alpha = self.alpha
    if alpha == 255 || alpha == 0 { return bits }
    let half = alpha / 2
    let red = ((bits & 0xff) &* 255 &+ half) / alpha
    let green = ((bits >> 8 & 0xff) &* 255 &+ half) / alpha
    let blue = ((bits >> 16 & 0xff) &* 255 &+ half) / alpha
    return red | green << 8 | blue << 16 | alpha << 24
  }

  /// This pixel with every channel multiplied with `opacity`, each rounded to nearest.
  @inline(__always)
  func faded(by opacity: UInt8) -> PremultipliedPixel {
    let weight = UInt32(opacity)
    let low = Self.div255((bits & 0xff_00ff) &* weight)
    return PremultipliedPixel(bits: low | Self.div255((bits >> 8 & 0xff_00ff) &* weight) << 8)
  }

  /// This pixel, weighted with `coverage`, over `below`; one rounding per channel:
  /// `div255(s·m + d·(255 - div255(a·m)))`.
  @inline(__always)
  func over(_ below: UInt32, coverage: UInt32) -> UInt32 {
    let rest = 255 &- Channel.div255(alpha &* coverage)
    // Two channels at a time, 16 bits each: no sum is more than 65,152.
    let low = Self.div255((bits & 0xff_00ff) &* coverage &+ (below & 0xff_00ff) &* rest)
    let high = Self.div255((bits >> 8 & 0xff_00ff) &* coverage &+ (below >> 8 & 0xff_00ff) &* rest)
    return low | high << 8
  }

  /// Both 16-bit halves by 255, rounded to nearest.
  @inline(__always)
  private static func div255(_ pair: UInt32) -> UInt32 {
    let biased = pair &+ 0x80_0080
    return (biased &+ (biased >> 8 & 0xff_00ff)) >> 8 & 0xff_00ff
  }
}
