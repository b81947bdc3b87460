// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization

/// Threads that paint bands beside the one that plays a list.
///
/// They are asked for before the bands are known: a thread that sleeps takes about as long to wake up as a scene
/// to be made. One that comes when all is painted finds nothing to do, and nobody waits for it.
final class BandHelpers: @unchecked Sendable {
  /// How often a thread looks for what it waits for before it sleeps; about 100 µs.
  private static let lookCount = 200

  private let condition = NSCondition()
  /// What there is to paint, from when it is known until all of it is painted.
  private var work: BandWork?
  private var isOver = false
  /// How many helpers paint.
  private var busyCount = 0
  /// Whether ``work`` or ``isOver`` is set.
  private let isDecided = Atomic(false)
  /// Whether ``busyCount`` is zero.
  private let isIdle = Atomic(true)

  /// Asks for so many threads.
  init(count: Int) {
    for _ in 0..<count { DispatchQueue.global().async { self.help() } }
  }

  /// Paints all bands, on the calling thread and on those that have come.
  func paint(_ work: BandWork) {
    condition.lock()
    self.work = work
    isDecided.store(true, ordering: .releasing)
    condition.broadcast()
    condition.unlock()
    work.paint()
    dismiss()
  }

  /// Sends away who has not begun, and waits for the others.
  func dismiss() {
    condition.lock()
    work = nil
    isOver = true
    isDecided.store(true, ordering: .releasing)
    condition.broadcast()
    condition.unlock()
    Self.look { isIdle.load(ordering: .acquiring) }
    condition.lock()
    while busyCount > 0 { condition.wait() }
    condition.unlock()
  }

  private func help() {
    Self.look { isDecided.load(ordering: .acquiring) }
    condition.lock()
    while work == nil, !isOver { condition.wait() }
    guard let work else { return condition.unlock() }
    let fromEnd = busyCount.isMultiple(of: 2)
    busyCount += 1
    isIdle.store(false, ordering: .releasing)
    condition.unlock()
    work.paint(fromEnd: fromEnd)
    condition.lock()
    busyCount -= 1
    isIdle.store(busyCount == 0, ordering: .releasing)
    condition.broadcast()
    condition.unlock()
  }

  /// Looks a few times whether `isSo`, and lets other threads run in between.
  private static func look(_ isSo: () -> Bool) {
    var count = 0
    while count < lookCount, !isSo() {
      sched_yield()
      count += 1
    }
  }
}
