// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Blend modes as W3C Compositing and Blending writes them: on straight colors of 0 to 1, in
/// `Double`.
struct ReferenceBlend {
  var mode: BlendMode
  /// Coverage, 0 to 255.
  var weight: UInt8

  private typealias RGB = [Double]

  /// The premultiplied pixel that `source` over `below` gives. A tie is rounded up.
  func pixel(_ source: UInt32, over below: UInt32) -> UInt32 {
    // Nothing on nothing is nothing in each mode.
    guard source != 0 || below != 0 else { return 0 }
    let exact = channels(source, over: below)
    return exact.enumerated().reduce(0) { bits, channel in
      let rounded = UInt32(min(exact[3], channel.element) * 255 + 0.5 + 1e-9)
      return bits | min(255, rounded) << UInt32(8 * channel.offset)
    }
  }

  /// The same before it is rounded: premultiplied red, green and blue, and alpha, 0 to 1.
  func channels(_ source: UInt32, over below: UInt32) -> [Double] {
    let (s, d) = (Self.premultiplied(source), Self.premultiplied(below))
    let weight = Double(weight) / 255
    if mode == .plusLighter { return zip(s, d).map { min(1, $0 * weight + $1) } }
    if mode == .plusDarker { return plusDarker(s.map { $0 * weight }, d) }
    return zip(d, result(s, d)).map { $0 * (1 - weight) + $1 * weight }
  }

  private func plusDarker(_ s: [Double], _ d: [Double]) -> [Double] {
    let alpha = min(1, s[3] + d[3])
    return (0..<3).map { max(0, alpha - ((s[3] - s[$0]) + (d[3] - d[$0]))) } + [alpha]
  }

  private func result(_ s: [Double], _ d: [Double]) -> [Double] {
    let (sa, da) = (s[3], d[3])
    if let (fs, fd) = factors(sa, da) { return zip(s, d).map { $0 * fs + $1 * fd } }
    let cs = sa > 0 ? s[0..<3].map { $0 / sa } : [0, 0, 0]
    let cb = da > 0 ? d[0..<3].map { $0 / da } : [0, 0, 0]
    let mixed = mix(cb, cs)
    return (0..<3).map { s[$0] * (1 - da) + d[$0] * (1 - sa) + sa * da * mixed[$0] }
      + [sa + da - sa * da]
  }

  /// Porter and Duff's factors of source and destination.
  private func factors(_ sa: Double, _ da: Double) -> (Double, Double)? {
    switch mode {
    case .normal: (1, 1 - sa)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (da, 0)
    case .sourceOut: (1 - da, 0)
    case .sourceAtop: (da, 1 - sa)
    case .destinationOver: (1 - da, 1)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 1 - sa)
    case .destinationAtop: (1 - da, sa)
    case .xor: (1 - da, 1 - sa)
    default: nil
    }
  }

  private func mix(_ cb: RGB, _ cs: RGB) -> RGB {
    switch mode {
    case .hue: setLum(setSat(cs, sat(cb)), lum(cb))
    case .saturation: setLum(setSat(cb, sat(cs)), lum(cb))
    case .color: setLum(cs, lum(cb))
    case .luminosity: setLum(cb, lum(cs))
    default: zip(cb, cs).map { mix($0, $1) }
    }
  }

  private func mix(_ cb: Double, _ cs: Double) -> Double {
    switch mode {
    case .multiply: cb * cs
    case .screen: cb + cs - cb * cs
    case .overlay: Self.hardLight(cs, cb)
    case .darken: min(cb, cs)
    case .lighten: max(cb, cs)
    case .colorDodge: cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight: Self.hardLight(cb, cs)
    case .softLight: Self.softLight(cb, cs)
    case .difference: abs(cb - cs)
    default: cb + cs - 2 * cb * cs
    }
  }

  private static func hardLight(_ cb: Double, _ cs: Double) -> Double {
    cs <= 0.5 ? cb * 2 * cs : cb + (2 * cs - 1) - cb * (2 * cs - 1)
  }

  private static func softLight(_ cb: Double, _ cs: Double) -> Double {
    if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
    let curve = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
    return cb + (2 * cs - 1) * (curve - cb)
  }

  private func lum(_ c: RGB) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private func sat(_ c: RGB) -> Double { c.max()! - c.min()! }

  private func setLum(_ c: RGB, _ wanted: Double) -> RGB {
    let change = wanted - lum(c)
    let moved = c.map { $0 + change }
    let (middle, low, high) = (lum(moved), moved.min()!, moved.max()!)
    var clipped = moved
    if low < -1e-12 { clipped = clipped.map { middle + ($0 - middle) * middle / (middle - low) } }
    if high > 1 + 1e-12 {
      clipped = clipped.map { middle + ($0 - middle) * (1 - middle) / (high - middle) }
    }
    return clipped
  }

  private func setSat(_ c: RGB, _ wanted: Double) -> RGB {
    let (low, high) = (c.min()!, c.max()!)
    return high > low ? c.map { ($0 - low) * wanted / (high - low) } : [0, 0, 0]
  }

  private static func premultiplied(_ pixel: UInt32) -> [Double] {
    [0, 8, 16, 24].map { Double(pixel >> UInt32($0) & 255) / 255 }
  }
}
