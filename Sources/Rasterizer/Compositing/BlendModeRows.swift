// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// All blend modes but source over, row by row.
///
/// With channels 0 to 255 the result of a mode is `n / 255` for a numerator `n` that is an integer
/// for most modes, a fraction for two of them and a `Double` for the others. It is mixed with what
/// was there by coverage and rounded to nearest, once.
struct BlendModeRows {
  /// Pixels to blend onto.
  let row: UnsafeMutablePointer<UInt32>
  let count: Int
  /// Premultiplied pixels.
  let source: UnsafePointer<UInt32>
  /// Weights, 0 to 255.
  let coverage: UnsafePointer<UInt8>

  /// What a formula sees of two pixels.
  struct Channels {
    /// The channel of the source and of the destination.
    var s: Int
    var d: Int
    /// Their alphas, no less than the channels.
    var sa: Int
    var da: Int
  }

  /// Blends by `mode`, which is not `normal`. It would be compiled again for each of its callers.
  @inline(never)
  func blend(_ mode: BlendMode) {
    switch mode {
    case .normal: over()
    case .multiply: mixed { $0.s &* $0.d }
    case .screen: mixed { $0.s &* $0.da &+ $0.d &* $0.sa &- $0.s &* $0.d }
    case .overlay: mixed { Self.hardLight(s: $0.d, d: $0.s, sa: $0.da, da: $0.sa) }
    case .hardLight: mixed { Self.hardLight(s: $0.s, d: $0.d, sa: $0.sa, da: $0.da) }
    case .darken: mixed { min($0.s &* $0.da, $0.d &* $0.sa) }
    case .lighten: mixed { max($0.s &* $0.da, $0.d &* $0.sa) }
    case .difference: mixed { abs($0.s &* $0.da &- $0.d &* $0.sa) }
    case .exclusion: mixed { $0.s &* $0.da &+ $0.d &* $0.sa &- 2 &* $0.s &* $0.d }
    case .colorDodge: mixedByFraction(Self.colorDodge)
    case .colorBurn: mixedByFraction(Self.colorBurn)
    case .softLight: mixedByDouble(Self.softLight)
    case .hue, .saturation, .color, .luminosity: mixedByColor(mode)
    case .clear: composed { _ in 0 }
    case .copy: composed { $0.s &* 255 }
    case .sourceIn: composed { $0.s &* $0.da }
    case .sourceOut: composed { $0.s &* (255 &- $0.da) }
    case .sourceAtop: composed { $0.s &* $0.da &+ $0.d &* (255 &- $0.sa) }
    case .destinationOver: composed { $0.s &* (255 &- $0.da) &+ $0.d &* 255 }
    case .destinationIn: composed { $0.d &* $0.sa }
    case .destinationOut: composed { $0.d &* (255 &- $0.sa) }
    case .destinationAtop: composed { $0.s &* (255 &- $0.da) &+ $0.d &* $0.sa }
    case .xor: composed { $0.s &* (255 &- $0.da) &+ $0.d &* (255 &- $0.sa) }
    case .plusLighter: added { min(65_025, $0) }
    case .plusDarker: darkened()
    }
  }

  private func over() {
    for index in 0..<count {
      let pixel = PremultipliedPixel(bits: source[index])
      row[index] = pixel.over(row[index], coverage: UInt32(coverage[index]))
    }
  }
}

// MARK: - Loops

extension BlendModeRows {
  /// Calls `body` with the pixels that coverage reaches.
  @inline(__always)
  private func forEach(_ body: (_ source: UInt32, _ below: UInt32, _ weight: Int) -> UInt32) {
    for index in 0..<count where coverage[index] != 0 {
      row[index] = body(source[index], row[index], Int(coverage[index]))
    }
  }

  /// A Porter-Duff operator: `numerator` stands for color and alpha alike.
  @inline(__always)
  private func composed(_ numerator: (Channels) -> Int) {
    forEach { source, below, weight in
      let (sa, da) = (Int(source >> 24), Int(below >> 24))
      return Self.pixel { shift in
        let (s, d) = (Self.channel(source, shift), Self.channel(below, shift))
        return Self.weighted(numerator(Channels(s: s, d: d, sa: sa, da: da)), d, weight)
      }
    }
  }

  /// A separable mode: `both` is what it gives where both are, `Sa·Da·B(D, S)` times 255².
  @inline(__always)
  private func mixed(_ both: (Channels) -> Int) {
    forEach { source, below, weight in
      let (sa, da) = (Int(source >> 24), Int(below >> 24))
      return Self.pixel { shift in
        let (s, d) = (Self.channel(source, shift), Self.channel(below, shift))
        guard shift < 24 else {
          return Self.weighted(255 &* (sa &+ da) &- sa &* da, da, weight)
        }
        let one = s &* (255 &- da) &+ d &* (255 &- sa)
        return Self.weighted(one &+ both(Channels(s: s, d: d, sa: sa, da: da)), d, weight)
      }
    }
  }

  /// The same where `both` is a numerator and a denominator, more than 0.
  @inline(__always)
  private func mixedByFraction(_ both: (Channels) -> (Int, Int)) {
    forEach { source, below, weight in
      let (sa, da) = (Int(source >> 24), Int(below >> 24))
      return Self.pixel { shift in
        let (s, d) = (Self.channel(source, shift), Self.channel(below, shift))
        guard shift < 24 else {
          return Self.weighted(255 &* (sa &+ da) &- sa &* da, da, weight)
        }
        let (part, denominator) = both(Channels(s: s, d: d, sa: sa, da: da))
        let one = s &* (255 &- da) &+ d &* (255 &- sa)
        let numerator = one &* denominator &+ part
        let total = d &* 255 &* (255 &- weight) &* denominator &+ numerator &* weight
        return (2 &* total &+ 65_025 &* denominator) / (130_050 &* denominator)
      }
    }
  }

  /// The same where `both` is not a whole number.
  @inline(__always)
  private func mixedByDouble(_ both: (Channels) -> Double) {
    forEach { source, below, weight in
      let (sa, da) = (Int(source >> 24), Int(below >> 24))
      let alpha = Self.weighted(255 &* (sa &+ da) &- sa &* da, da, weight)
      return Self.pixel { shift in
        guard shift < 24 else { return alpha }
        let (s, d) = (Self.channel(source, shift), Self.channel(below, shift))
        let one = s &* (255 &- da) &+ d &* (255 &- sa)
        let numerator = Double(one) + both(Channels(s: s, d: d, sa: sa, da: da))
        return min(alpha, Self.weighted(numerator, d, weight))
      }
    }
  }

  /// A mode that looks at all three colors at once.
  private func mixedByColor(_ mode: BlendMode) {
    forEach { source, below, weight in
      let (sa, da) = (Int(source >> 24), Int(below >> 24))
      let alpha = Self.weighted(255 &* (sa &+ da) &- sa &* da, da, weight)
      let (s, d) = (Self.colors(source), Self.colors(below))
      let both = HueSaturationLuminosity.blend(
        mode, source: s * Double(da), below: d * Double(sa), limit: Double(sa * da))
      let numerators = s * Double(255 - da) + d * Double(255 - sa) + both
      return Self.pixel { shift in
        guard shift < 24 else { return alpha }
        let index = shift >> 3
        return min(alpha, Self.weighted(numerators[index], Self.channel(below, shift), weight))
      }
    }
  }

  /// A sum of the weighted source and the destination, times 255, that `cut` limits.
  @inline(__always)
  private func added(_ cut: (Int) -> Int) {
    forEach { source, below, weight in
      Self.pixel { shift in
        let sum = Self.channel(source, shift) &* weight &+ Self.channel(below, shift) &* 255
        return (cut(sum) &+ 127) / 255
      }
    }
  }

  /// W3C Compositing and Blending, level 2, "plus-darker": the sum of what both lack of their
  /// alphas, taken from the sum of the alphas.
  private func darkened() {
    forEach { source, below, weight in
      let (sa, da) = (Int(source >> 24), Int(below >> 24))
      let alpha = min(65_025, sa &* weight &+ da &* 255)
      return Self.pixel { shift in
        guard shift < 24 else { return (alpha &+ 127) / 255 }
        let (s, d) = (Self.channel(source, shift), Self.channel(below, shift))
        let lack = (sa &- s) &* weight &+ (da &- d) &* 255
        return (max(0, alpha &- lack) &+ 127) / 255
      }
    }
  }

  @inline(__always)
  private static func channel(_ pixel: UInt32, _ shift: Int) -> Int {
    Int(pixel >> UInt32(truncatingIfNeeded: shift) & 0xff)
  }

  @inline(__always)
  private static func pixel(_ channel: (Int) -> Int) -> UInt32 {
    UInt32(truncatingIfNeeded: channel(0)) | UInt32(truncatingIfNeeded: channel(8)) << 8
      | UInt32(truncatingIfNeeded: channel(16)) << 16
      | UInt32(truncatingIfNeeded: channel(24)) << 24
  }

  /// `numerator / 255` and `below` mixed by `weight`, rounded to nearest. The denominator is odd:
  /// there are no ties.
  @inline(__always)
  private static func weighted(_ numerator: Int, _ below: Int, _ weight: Int) -> Int {
    (below &* 255 &* (255 &- weight) &+ numerator &* weight &+ 32_512) / 65_025
  }

  /// The same. What `Double` loses is far less than the bias, which sends ties up as in integers.
  @inline(__always)
  private static func weighted(_ numerator: Double, _ below: Int, _ weight: Int) -> Int {
    let total = Double(below &* 255 &* (255 &- weight)) + numerator * Double(weight)
    return Int(max(0, total / 65_025 + 0.500_000_001))
  }

  @inline(__always)
  private static func colors(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(Double(channel(pixel, 0)), Double(channel(pixel, 8)), Double(channel(pixel, 16)), 0)
  }
}

// MARK: - Formulas

extension BlendModeRows {
  /// Multiply below the source's middle, screen above.
  @inline(__always)
  private static func hardLight(s: Int, d: Int, sa: Int, da: Int) -> Int {
    2 &* s <= sa ? 2 &* s &* d : sa &* da &- 2 &* (da &- d) &* (sa &- s)
  }

  /// `min(1, D / (1 - S))`; 0 on black.
  @inline(__always)
  private static func colorDodge(_ c: Channels) -> (Int, Int) {
    if c.d == 0 { return (0, 1) }
    let rest = c.sa &- c.s
    let isFull = c.d &* c.sa >= c.da &* rest
    return isFull ? (c.sa &* c.da, 1) : (c.d &* c.sa &* c.sa, rest)
  }

  /// `1 - min(1, (1 - D) / S)`; 1 on white.
  @inline(__always)
  private static func colorBurn(_ c: Channels) -> (Int, Int) {
    let lack = c.da &- c.d
    if lack == 0 { return (c.sa &* c.da, 1) }
    let isEmpty = lack &* c.sa >= c.da &* c.s
    return isEmpty ? (0, 1) : (c.sa &* c.da &* c.s &- lack &* c.sa &* c.sa, c.s)
  }

  /// W3C Compositing and Blending, level 1, section 10.1.9, which is PDF's.
  @inline(__always)
  private static func softLight(_ c: Channels) -> Double {
    guard c.da > 0 else { return 0 }
    let (s, d, sa, da) = (Double(c.s), Double(c.d), Double(c.sa), Double(c.da))
    if 2 * s <= sa { return d * sa - (sa - 2 * s) * d * (da - d) / da }
    let x = d / da
    let curve = 4 * d <= da ? ((16 * x - 12) * x + 4) * d : (d * da).squareRoot()
    return d * sa + (2 * s - sa) * (curve - d)
  }
}
