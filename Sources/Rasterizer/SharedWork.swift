// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Synchronization

/// What several threads do together: each takes some of what is left, until there is nothing, so that one that is held
/// up delays no others.
protocol SharedWork: AnyObject, Sendable {
  /// - Parameter fromEnd: Whether to begin with the last part: threads that took neighboring parts would hand the
  ///   memory where these meet to and fro.
  func perform(fromEnd: Bool)
}

/// What of a work is left, as numbers in their order, each of which is taken once.
struct Parts: ~Copyable {
  /// The first that is left, and 2^32 times the end of those.
  private let left: Atomic<UInt64>

  /// - Parameter numbers: From 0 to 2^32 - 1.
  init(_ numbers: Range<Int>) { left = Atomic(Self.bits(numbers.lowerBound, numbers.upperBound)) }

  /// Takes the first numbers that are left, or the last ones.
  ///
  /// - Parameter count: How many to take of those that are left, at least 1.
  @inline(__always)
  func take(fromEnd: Bool, _ count: (_ left: Range<Int>) -> Int) -> Range<Int>? {
    var seen = left.load(ordering: .relaxed)
    while true {
      let (start, end) = (Int(seen & 0xffff_ffff), Int(seen >> 32))
      guard start < end else { return nil }
      let count = count(start..<end)
      let taken = fromEnd ? end - count..<end : start..<start + count
      let rest = fromEnd ? Self.bits(start, end - count) : Self.bits(start + count, end)
      let exchange = left.weakCompareExchange(
        expected: seen, desired: rest, ordering: .relaxed)
      if exchange.exchanged { return taken }
      seen = exchange.original
    }
  }

  private static func bits(_ start: Int, _ end: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: start) | UInt64(truncatingIfNeeded: end) << 32
  }
}
