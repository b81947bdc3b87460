// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// How fast several processors are at once: on a shared machine others slow them down, some more than the rest.
final class ProcessorSpeed: @unchecked Sendable {
  /// A processor is free if the same work takes it at most so many times as long as the fastest one ever.
  private static let tolerance = 1.1

  /// What one thread works on, which no other touches meanwhile.
  private struct Slot {
    /// Never 0. Kept, so that the work cannot be left out.
    var number: UInt64
    /// In milliseconds.
    var time = 0.0
  }

  private let slots: UnsafeMutableBufferPointer<Slot>
  private var fastest = Double.infinity

  /// - Parameter count: How many processors.
  init(count: Int) {
    slots = .allocate(capacity: count)
    for index in slots.indices { slots.initializeElement(at: index, to: Slot(number: 1)) }
  }

  deinit { slots.deallocate() }

  /// How long the slowest processor takes for some work that all do at once, in milliseconds.
  func slowest() -> Double {
    let arrivalCount = Counter()
    DispatchQueue.concurrentPerform(iterations: slots.count) { index in
      arrivalCount.value.add(1, ordering: .relaxed)
      while arrivalCount.value.load(ordering: .relaxed) < slots.count {}
      var number = slots[index].number
      // The fastest of a few is one without an interrupt.
      let times = (0..<4).map { _ in
        Measurement.milliseconds { number = Self.work(number) }
      }
      slots[index] = Slot(number: number, time: times.min() ?? .infinity)
    }
    let times = slots.map(\.time)
    fastest = min(fastest, times.min() ?? .infinity)
    return times.max() ?? .infinity
  }

  /// Whether all processors were free when ``slowest()`` gave `time`, as far as is known by now.
  func areFree(_ time: Double) -> Bool { time <= fastest * Self.tolerance }

  /// About 7 µs in which a processor has nothing to spare for others: independent numbers (xorshift) for all its units.
  @inline(never)
  private static func work(_ number: UInt64) -> UInt64 {
    var numbers = SIMD16<UInt64>(repeating: number)
    for _ in 0..<1500 {
      numbers ^= numbers &<< 13
      numbers ^= numbers &>> 7
      numbers ^= numbers &<< 17
    }
    return numbers[0]
  }
}

private final class Counter: Sendable {
  let value = Atomic(0)
}
