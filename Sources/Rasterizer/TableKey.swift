// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What a ``ValueTable`` knows values by.
protocol TableKey: Equatable {
  /// Adds a few numbers that tell most keys apart; keys that are equal add the same.
  func add(to hash: inout TableHash)
}

/// A hash of a few numbers: not safe against keys that were chosen to collide, but made in a few instructions.
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

  mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  /// Adds what most paths differ in.
  mutating func add(_ path: Path) {
    add(path.elements.count)
    guard !path.isEmpty else { return }
    add(path.elements[0])
    add(path.elements[path.elements.count / 2])
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      add(point)
    case .close: break
    }
  }
}

extension UInt32: TableKey {
  func add(to hash: inout TableHash) { hash.add(UInt64(self)) }
}
