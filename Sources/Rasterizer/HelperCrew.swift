// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization

/// Threads that help a player with one picture after the other.
///
/// To wake a thread up costs the caller about 20 µs, and it comes after 40: a good part of a small picture. One that
/// has helped therefore looks for the next picture for a while before it leaves, and lets other threads run
/// in between.
final class HelperCrew: @unchecked Sendable {
  private let lock = NSLock()
  /// Who is to be helped, once for each thread that is asked for and has not come.
  private var calls: [PlayHelpers] = []
  /// How many threads look for a call or are about to.
  private var freeCount = 0
  /// Whether there may be ``calls``.
  private let isCalled = Atomic(false)
  /// Wakes up whoever sleeps in a play; it may be another play's, which then sleeps on.
  let condition = NSCondition()

  /// Asks so many threads to help.
  func call(_ helpers: PlayHelpers, count: Int) {
    lock.lock()
    for _ in 0..<count { calls.append(helpers) }
    let missing = max(0, calls.count - freeCount)
    freeCount += missing
    lock.unlock()
    // Those that look do not find the lock taken.
    isCalled.store(true, ordering: .releasing)
    for _ in 0..<missing { DispatchQueue.global().async { self.serve() } }
  }

  /// Helps until nobody has called for a while.
  private func serve() {
    while true {
      let isPatient = Patience.look { isCalled.load(ordering: .acquiring) }
      lock.lock()
      let call = calls.popLast()
      if calls.isEmpty { isCalled.store(false, ordering: .relaxed) }
      let leaves = call == nil && !isPatient
      if call != nil || leaves { freeCount -= 1 }
      lock.unlock()
      if leaves { return }
      guard let call else { continue }
      call.help()
      lock.lock()
      freeCount += 1
      lock.unlock()
    }
  }
}
