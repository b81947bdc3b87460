// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What a ``ValueTable`` knows values by.
protocol TableKey: Equatable {
  /// Adds a few numbers that tell most keys apart; keys that are equal add the same.
  func add(to hash: inout TableHash)
}

/// A hash of a few numbers: not safe against keys that were chosen to collide, but made in a few
/// instructions.
struct TableHash {
  // Numbers are multiplied each for itself, so that none waits for the one before.
  private var sum: UInt64 = 0
  private var multiplier: UInt64 = odd
  /// An odd number near 2^64 divided by the golden ratio: it carries each bit to those above it.
  private static let odd: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Numbers that differ little differ in its low bits.
  @inline(__always)
  var bits: UInt64 {
    let product = sum &* Self.odd
    return product ^ product >> 32
  }

  /// The hash of a key.
  @inline(__always)
  static func of(_ key: some TableKey) -> UInt64 {
    var hash = TableHash()
    key.add(to: &hash)
    return hash.bits
  }

  @inline(__always)
  mutating func add(_ number: UInt64) {
    let product = number &* multiplier
    sum &+= product ^ product >> 32
    multiplier &+= Self.odd &<< 1
  }

  @inline(__always)
  mutating func add(_ number: Int) { add(UInt64(truncatingIfNeeded: number)) }

  @inline(__always)
  mutating func add(_ number: Double) {
    // Both zeros are equal.
    add((number + 0).bitPattern)
  }

  @inline(__always)
  mutating func add(_ number: CGFloat) { add(Double(number)) }

  @inline(__always)
  mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  @inline(__always)
  mutating func add(_ path: Path) { add(path.fingerprint.bits) }

  @inline(__always)
  mutating func add(_ transform: CGAffineTransform) {
    add(transform.a)
    add(transform.b)
    add(transform.c)
    add(transform.d)
    add(transform.tx)
    add(transform.ty)
  }

  /// Adds what strokes of one path differ in.
  mutating func add(_ style: StrokeStyle) {
    add(style.width)
    add(style.dashPhase)
    for dash in style.dashes.prefix(8) { add(dash) }
  }
}

extension UInt32: TableKey {
  func add(to hash: inout TableHash) { hash.add(UInt64(self)) }
}
