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
///
/// Who takes some gets a share of what is left: large ones first, as all threads look at the same number and wait for
/// each other there, and small ones at last, so that all are done at about the same time.
struct Parts: ~Copyable {
  /// The first that is left, and 2^32 times the end of those.
  private let left: Atomic<UInt64>
  private let threadCount: Int
  private let fewest: Int

  /// - Parameters:
  ///   - numbers: From 0 to 2^32 - 1.
  ///   - threadCount: How many take some, at most; one alone takes all at once.
  ///   - fewest: How many are taken at once, at least.
  init(_ numbers: Range<Int>, threadCount: Int, fewest: Int) {
    left = Atomic(Self.bits(numbers.lowerBound, numbers.upperBound))
    self.threadCount = threadCount
    self.fewest = fewest
  }

  /// Takes the first numbers that are left, or the last ones.
  ///
  /// - Parameter widened: A share with numbers beside it that are better taken with it; those that are not left do not
  ///   count.
  @inline(__always)
  func take(
    fromEnd: Bool, _ widened: (_ share: Range<Int>) -> Range<Int> = { $0 }
  ) -> Range<Int>? {
    var seen = left.load(ordering: .relaxed)
    while true {
      let (start, end) = (Int(seen & 0xffff_ffff), Int(seen >> 32))
      guard start < end else { return nil }
      let count = share(of: end - start)
      let share = fromEnd ? end - count..<end : start..<start + count
      let taken = widened(share).clamped(to: start..<end)
      let rest =
        fromEnd
        ? Self.bits(start, taken.lowerBound) : Self.bits(taken.upperBound, end)
      let exchange = left.weakCompareExchange(
        expected: seen, desired: rest, ordering: .relaxed)
      if exchange.exchanged { return taken }
      seen = exchange.original
    }
  }

  @inline(__always)
  private func share(of count: Int) -> Int {
    threadCount == 1 ? count : min(count, max(fewest, count / (2 * threadCount)))
  }

  private static func bits(_ start: Int, _ end: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: start) | UInt64(truncatingIfNeeded: end) << 32
  }
}
