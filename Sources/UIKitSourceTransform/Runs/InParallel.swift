// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Syntax is as deep as code is nested, and read by functions that call themselves: the stacks that
/// Dispatch gives its threads are too small for it. Memory is taken only where it is used.
private let stackSize = 256 << 20

/// Hands out numbers from 0 on.
private final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  /// The next number; `nil` where there is none below `limit`.
  func next(below limit: Int) -> Int? {
    let number = value.add(1, ordering: .relaxed).oldValue
    return number < limit ? number : nil
  }
}

/// What `body` makes of each item, in the items' order, on all processors.
func inParallel<Item, Value>(_ items: [Item], _ body: @escaping (Item) -> Value) -> [Value] {
  var values = [Value?](repeating: nil, count: items.count)
  let count = min(items.count, ProcessInfo.processInfo.activeProcessorCount)
  let counter = Counter()
  values.withUnsafeMutableBufferPointer { buffer in
    // Each iteration touches its own place alone, and all end before this function does.
    nonisolated(unsafe) let places = buffer
    nonisolated(unsafe) let items = items
    nonisolated(unsafe) let body = body
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let thread = Thread {
        while let place = counter.next(below: items.count) { places[place] = body(items[place]) }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
  }
  // No place is empty now.
  return values.compactMap { $0 }
}
