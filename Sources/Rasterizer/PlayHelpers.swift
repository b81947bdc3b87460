// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Threads that work beside the one that plays a list.
///
/// They are asked for before there is work: a thread that sleeps takes about as long to wake up as a scene to be
/// made. One that comes when all is done finds nothing to do, and nobody waits for it.
final class PlayHelpers: @unchecked Sendable {
  /// Which work can be helped with and how many do, in one number: whoever joins sees that it is still on offer.
  private struct State {
    var bits: UInt64

    static let none: UInt64 = 0
    static let never: UInt64 = 0xffff_ffff

    init(bits: UInt64) { self.bits = bits }
    init(offer: UInt64) { bits = offer << 32 }

    /// The number of the work, from 1; ``none`` between two, ``never`` after the last.
    var offer: UInt64 { bits >> 32 }
    /// How many threads help.
    var busyCount: UInt64 { bits & 0xffff_ffff }
  }

  private let state = Atomic(State(offer: State.none).bits)
  /// Changed only when nothing is on offer and nobody helps.
  private var work: (any SharedWork)?
  private var workCount: UInt64 = 0
  /// Wakes up who sleeps until ``state`` changes.
  private let condition = NSCondition()

  /// Asks for so many threads of `crew`.
  init(count: Int, crew: HelperCrew) { crew.call(self, count: count) }

  /// Does all of `work`, on the calling thread and on those that have come.
  func share(_ work: some SharedWork) {
    self.work = work
    workCount += 1
    state.store(State(offer: workCount).bits, ordering: .releasing)
    wake()
    work.perform(fromEnd: false)
    state.bitwiseAnd(0xffff_ffff, ordering: .relaxed)
    waitUntil { $0.busyCount == 0 }
    self.work = nil
  }

  /// Sends everybody away.
  func dismiss() {
    state.store(State(offer: State.never).bits, ordering: .releasing)
    wake()
  }

  /// Helps with one work after the other, until there will be none.
  func help() {
    var known = State.none
    while true {
      let seen = waitUntil { $0.offer != State.none && $0.offer != known }
      guard seen.offer != State.never else { return }
      let joined = state.compareExchange(
        expected: seen.bits, desired: seen.bits + 1, ordering: .acquiringAndReleasing)
      guard joined.exchanged else { continue }
      known = seen.offer
      work?.perform(fromEnd: seen.busyCount.isMultiple(of: 2))
      let left = State(bits: state.subtract(1, ordering: .acquiringAndReleasing).newValue)
      if left.busyCount == 0 { wake() }
    }
  }

  @discardableResult
  private func waitUntil(_ isSo: (State) -> Bool) -> State {
    func now() -> State { State(bits: state.load(ordering: .acquiring)) }
    Patience.look { isSo(now()) }
    var seen = now()
    guard !isSo(seen) else { return seen }
    condition.lock()
    defer { condition.unlock() }
    seen = now()
    while !isSo(seen) {
      condition.wait()
      seen = now()
    }
    return seen
  }

  private func wake() {
    // With the lock, nobody is between its last look and its sleep.
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }
}
