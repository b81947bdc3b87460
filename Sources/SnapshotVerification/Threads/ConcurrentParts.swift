// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// What `transform` makes of each part of the elements, in their order: parts side by side, on
  /// all cores.
  ///
  /// For thousands of small files or texts, of which one takes microseconds.
  func mapParts<Result: Sendable>(
    of count: Int = 512, _ transform: @Sendable (ArraySlice<Element>) -> Result
  ) -> [Result] {
    let starts = Swift.Array(stride(from: 0, to: self.count, by: count))
    let results = Mutex([Result?](repeating: nil, count: starts.count))
    let answer = FileCall.answer
    DispatchQueue.concurrentPerform(iterations: starts.count) { index in
      let part = self[starts[index]..<Swift.min(starts[index] + count, self.count)]
      let result = FileCall.$answer.withValue(answer) { transform(part) }
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
