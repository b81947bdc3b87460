// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The colors of a gradient by offset, in integers.
final class GradientRamp: @unchecked Sendable {
  /// Offset 1.
  static let one: Int64 = 65_536

  /// Colors between two stops: premultiplied channels with 16 binary digits, and their change.
  private struct Piece {
    var start: Int64
    var end: Int64
    var base: SIMD4<Int64>
    /// Per 1/65536 of offset, with 32 binary digits.
    var slope: SIMD4<Int64>
  }

  private let pieces: [Piece]
  private let extend: Gradient.Extend
  /// Whether every color is opaque.
  let isOpaque: Bool

  /// The colors of all offsets, once they were made: the same as without it.
  private var table: SharedBuffer<UInt32>?

  var byteCount: Int { 1024 + (table?.count ?? 0) * 4 }

  /// - Returns: `nil` without stops.
  init?(_ gradient: Gradient) {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return nil }
    extend = gradient.extend
    isOpaque = gradient.extend != .clear && gradient.stops.allSatisfy { $0.color.isOpaque }
    var pieces: [Piece] = []
    var (offset, color) = (Int64(0), Self.channels(first.color))
    for stop in gradient.stops {
      let next = max(offset, Self.fixed(stop.offset))
      let nextColor = Self.channels(stop.color)
      if next > offset { pieces.append(Self.piece(offset, next, color, nextColor)) }
      (offset, color) = (next, nextColor)
    }
    let end = Self.channels(last.color)
    pieces.append(Self.piece(offset, Self.one + 1, end, end))
    self.pieces = pieces
  }

  private static func fixed(_ offset: CGFloat) -> Int64 {
    // What is not a number counts as 0, and is moved to the stop before.
    let clamped = offset > 0 ? min(1, Double(offset)) : 0
    return Int64((clamped * Double(one)).rounded(.toNearestOrEven))
  }

  private static func channels(_ color: Color) -> SIMD4<Int64> {
    let straight = SIMD4<Int64>(
      Int64(color.red), Int64(color.green), Int64(color.blue), 255)
    return (straight &* Int64(color.alpha) &* 65_536 &+ 127) / 255
  }

  private static func piece(
    _ start: Int64, _ end: Int64, _ from: SIMD4<Int64>, _ to: SIMD4<Int64>
  ) -> Piece {
    Piece(
      start: start, end: end, base: from,
      slope: (to &- from) &* 65_536 / SIMD4(repeating: end - start))
  }

  /// Makes the table: worth it for a shape of more pixels than it has entries. Call it before the
  /// gradient is shared.
  func makeTable() {
    guard table == nil else { return }
    let made = SharedBuffer<UInt32>(uninitialized: Int(Self.one) + 1)
    for piece in pieces { Self.write(piece, into: made.base) }
    table = made
  }

  /// Writes the colors of a piece's offsets, each as ``color(_:_:)`` gives it: what it multiplies
  /// is added up.
  private static func write(_ piece: Piece, into table: UnsafeMutablePointer<UInt32>) {
    let base = piece.base &+ 0x8000
    let (red, green, blue, alpha) = (base[0], base[1], base[2], base[3])
    let slope = piece.slope
    let (redSlope, greenSlope, blueSlope, alphaSlope) = (slope[0], slope[1], slope[2], slope[3])
    var (r, g, b, a) = (Int64(0), Int64(0), Int64(0), Int64(0))
    @inline(__always)
    func channel(_ base: Int64, _ change: Int64) -> UInt32 {
      UInt32(truncatingIfNeeded: (base &+ change >> 16) >> 16)
    }
    for offset in Int(piece.start)..<Int(piece.end) {
      let opacity = channel(alpha, a)
      table[offset] =
        min(channel(red, r), opacity) | min(channel(green, g), opacity) << 8
        | min(channel(blue, b), opacity) << 16 | opacity << 24
      r &+= redSlope
      g &+= greenSlope
      b &+= blueSlope
      a &+= alphaSlope
    }
  }

  /// Writes the colors of the offsets that `offset` gives for 0, 1, 2, ...
  @inline(__always)
  func write(
    _ count: Int, into target: UnsafeMutablePointer<UInt32>, offset: (Int) -> Int64
  ) {
    if let table {
      for index in 0..<count {
        let t = extended(offset(index))
        target[index] = t.map { table.base[Int($0)] } ?? 0
      }
      return
    }
    pieces.withUnsafeBufferPointer { pieces in
      var current = 0
      for index in 0..<count {
        guard let t = extended(offset(index)) else {
          target[index] = 0
          continue
        }
        while t >= pieces[current].end { current &+= 1 }
        while t < pieces[current].start { current &-= 1 }
        target[index] = Self.color(pieces[current], t)
      }
    }
  }

  @inline(__always)
  private static func color(_ piece: Piece, _ t: Int64) -> UInt32 {
    let distance = t &- piece.start
    func channel(_ index: Int) -> UInt32 {
      let value = piece.base[index] &+ (piece.slope[index] &* distance) >> 16
      return UInt32(truncatingIfNeeded: max(0, min(255, (value &+ 0x8000) >> 16)))
    }
    let alpha = channel(3)
    return min(channel(0), alpha) | min(channel(1), alpha) << 8 | min(channel(2), alpha) << 16
      | alpha << 24
  }

  /// Writes the colors of offsets that begin with `start` and change by `step`, both with 16 more
  /// binary digits, each rounded to nearest.
  func write(
    _ count: Int, into target: UnsafeMutablePointer<UInt32>, start: Int64, step: Int64
  ) {
    let first = (start &+ 0x8000) >> 16
    let last = (start &+ step &* Int64(count &- 1) &+ 0x8000) >> 16
    guard let table, min(first, last) >= 0, max(first, last) < Self.one else {
      return write(count, into: target) { (start &+ step &* Int64($0) &+ 0x8000) >> 16 }
    }
    // Within one turn no way to extend changes an offset.
    let colors = UnsafePointer(table.base)
    var offset = start &+ 0x8000
    for index in 0..<count {
      target[index] = colors[Int(truncatingIfNeeded: offset >> 16)]
      offset &+= step
    }
  }

  /// The offset within 0 ... 65536 that stands for `t`; `nil` where there is no color.
  @inline(__always)
  private func extended(_ t: Int64) -> Int64? {
    let one = Self.one
    switch extend {
    case .pad: return max(0, min(one, t))
    case .repeat: return t & (one - 1)
    case .reflect:
      let folded = t & (2 * one - 1)
      return folded > one ? 2 * one - folded : folded
    case .clear: return t < 0 || t > one ? nil : t
    }
  }
}
