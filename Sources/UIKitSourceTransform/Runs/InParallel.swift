// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch

/// What `body` makes of each item, in the items' order, on all processors.
func inParallel<Item, Value>(_ items: [Item], _ body: (Item) -> Value) -> [Value] {
  var values = [Value?](repeating: nil, count: items.count)
  values.withUnsafeMutableBufferPointer { buffer in
    // Each iteration touches its own place alone.
    nonisolated(unsafe) let places = buffer
    nonisolated(unsafe) let items = items
    withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let body = body
      DispatchQueue.concurrentPerform(iterations: items.count) { places[$0] = body(items[$0]) }
    }
  }
  // No place is empty now.
  return values.compactMap { $0 }
}
