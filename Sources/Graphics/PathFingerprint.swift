// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A number made of all elements of a path, the same in every process: equal elements give equal
/// numbers, others hardly ever. Not safe against paths that were chosen to collide.
///
/// It is made as elements are added, so that caches need not look at all of them whenever a path is
/// painted.
package struct PathFingerprint: Equatable, Sendable {
  package private(set) var bits: UInt64 = 0

  /// Odd numbers without a pattern: the first 64 bits of the fractions of the square roots of 2, 3,
  /// 5, 7, 11, 13, and 17, with the lowest bit set.
  private enum Factor {
    static let x: UInt64 = 0x6A09_E667_F3BC_C909
    static let y: UInt64 = 0xBB67_AE85_84CA_A73B
    static let x1: UInt64 = 0x3C6E_F372_FE94_F82B
    static let y1: UInt64 = 0xA54F_F53A_5F1D_36F1
    static let x2: UInt64 = 0x510E_527F_ADE6_82D1
    static let y2: UInt64 = 0x9B05_688C_2B3E_6C1F
    static let sum: UInt64 = 0x1F83_D9AB_FB41_BD6B
  }

  mutating func add(_ elements: [Path.Element]) {
    for element in elements { add(element) }
  }

  @inline(__always)
  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let end): add(kind: 1, end)
    case .line(let end): add(kind: 2, end)
    case .quadCurve(let end, let control): add(kind: 3, end, control)
    case .curve(let end, let control1, let control2): add(kind: 4, end, control1, control2)
    case .close: add(5)
    }
  }

  /// Each number is multiplied for itself, so that none waits for the one before.
  @inline(__always)
  private mutating func add(
    kind: UInt64, _ end: CGPoint, _ control1: CGPoint = .zero, _ control2: CGPoint = .zero
  ) {
    let points =
      turned(end.x) &* Factor.x &+ turned(end.y) &* Factor.y
      &+ turned(control1.x) &* Factor.x1 &+ turned(control1.y) &* Factor.y1
      &+ turned(control2.x) &* Factor.x2 &+ turned(control2.y) &* Factor.y2
    add(kind &+ (points ^ points >> 32))
  }

  @inline(__always)
  private mutating func add(_ element: UInt64) {
    let product = (bits &+ element) &* Factor.sum
    bits = product ^ product >> 29
  }

  /// The bits of a number, its halves exchanged: products carry upwards only, and in many numbers
  /// no bit of the lower half is set.
  @inline(__always)
  private func turned(_ number: CGFloat) -> UInt64 {
    // Both zeros are equal.
    let bits = Double(number + 0).bitPattern
    return bits << 32 | bits >> 32
  }
}
