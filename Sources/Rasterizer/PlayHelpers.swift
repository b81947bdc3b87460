// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Threads that work beside the one that plays a list.
///
/// They are asked for before there is work: a thread that sleeps takes about as long to wake up as a scene to be
/// made. One that comes when all is done finds nothing to do, and nobody waits for it.
final class PlayHelpers: @unchecked Sendable {
  /// Which work can be helped with, how many do and how many sleep, in one number: whoever joins sees that the work is
  /// still on offer, and whoever changes what others wait for sees whether somebody has to be woken up.
  private struct State {
    var bits: UInt64

    static let none: UInt64 = 0
    static let never: UInt64 = 0xffff_ffff
    /// One thread that helps.
    static let helper: UInt64 = 1
    /// One thread that sleeps.
    static let sleeper: UInt64 = 1 << 16
    static let noOffer: UInt64 = 0xffff_ffff

    static func offer(_ number: UInt64) -> UInt64 { number << 32 }

    /// The number of the work, from 1; ``none`` between two, ``never`` after the last.
    var offer: UInt64 { bits >> 32 }
    /// How many threads help.
    var busyCount: UInt64 { bits & 0xffff }
    var sleeperCount: UInt64 { bits >> 16 & 0xffff }
  }

  /// The most threads that can help: with the one that plays, as many as can be counted.
  static let maximumCount = 0xfffe

  private let state = Atomic(State.none)
  /// Changed only when nothing is on offer and nobody helps.
  private var work: (any SharedWork)?
  private var workCount: UInt64 = 0
  /// Whether nothing comes after ``work``.
  private var isLastWork = false
  /// Wakes up who sleeps until ``state`` changes.
  private let condition: NSCondition
  /// How many threads were asked for.
  let count: Int

  /// Asks for so many threads of `crew`, at most ``maximumCount``.
  init(count: Int, crew: HelperCrew) {
    self.count = min(count, Self.maximumCount)
    condition = crew.condition
    crew.call(self, count: self.count)
  }

  /// Does all of `work`, on the calling thread and on those that have come.
  ///
  /// - Parameter isLast: Whether there is no more: who has helped with it need not wait for the farewell.
  func share(_ work: some SharedWork, isLast: Bool = false) {
    self.work = work
    isLastWork = isLast
    workCount += 1
    wakeIfNeeded(state.bitwiseOr(State.offer(workCount), ordering: .releasing).newValue)
    work.perform(fromEnd: false)
    state.bitwiseAnd(State.noOffer, ordering: .relaxed)
    waitUntil { $0.busyCount == 0 }
    self.work = nil
  }

  /// Sends everybody away.
  func dismiss() {
    wakeIfNeeded(state.bitwiseOr(State.offer(State.never), ordering: .releasing).newValue)
  }

  /// Helps with one work after the other, until there will be none.
  func help() {
    var known = State.none
    while true {
      let seen = waitUntil { $0.offer != State.none && $0.offer != known }
      guard seen.offer != State.never else { return }
      let joined = state.compareExchange(
        expected: seen.bits, desired: seen.bits + State.helper, ordering: .acquiringAndReleasing)
      guard joined.exchanged else { continue }
      known = seen.offer
      work?.perform(fromEnd: seen.busyCount.isMultiple(of: 2))
      let isLast = isLastWork
      let left = state.subtract(State.helper, ordering: .acquiringAndReleasing).newValue
      if State(bits: left).busyCount == 0 { wakeIfNeeded(left) }
      if isLast { return }
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
    // Who changes the state from here on sees the sleeper, and has to wait for the lock, that is, for the sleep.
    seen = State(bits: state.add(State.sleeper, ordering: .acquiringAndReleasing).newValue)
    while !isSo(seen) {
      condition.wait()
      seen = now()
    }
    state.subtract(State.sleeper, ordering: .relaxed)
    return State(bits: seen.bits - State.sleeper)
  }

  /// - Parameter bits: The state that others may wait for.
  private func wakeIfNeeded(_ bits: UInt64) {
    guard State(bits: bits).sleeperCount > 0 else { return }
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }
}
