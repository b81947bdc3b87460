// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Synchronization

/// What several threads do together: each takes the next piece that nobody has taken, until there is none, so that
/// one that is held up delays no others.
protocol SharedWork: AnyObject, Sendable {
  /// - Parameter fromEnd: Whether to begin with the last piece: threads that took neighboring pieces would hand the
  ///   memory where these meet to and fro.
  func perform(fromEnd: Bool)
}

/// The numbers of a work's pieces, each of which is taken once.
struct Pieces: ~Copyable {
  let count: Int
  /// How many were taken from the first on, and 2^32 times how many from the last on.
  private let taken = Atomic(UInt64(0))

  init(count: Int) { self.count = count }

  func take(fromEnd: Bool) -> Int? {
    let taken = taken.wrappingAdd(fromEnd ? 1 << 32 : 1, ordering: .relaxed).oldValue
    let (first, last) = (Int(taken & 0xffff_ffff), Int(taken >> 32))
    guard first + last < count else { return nil }
    return fromEnd ? count - 1 - last : first
  }
}
