// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How long a thread looks for what it waits for before it sleeps or leaves.
enum Patience {
  /// About 10 µs, in which other threads do not run in between: to let them takes some µs now and then, though
  /// there be none.
  private static let quickLookCount = 10_000
  /// About 100 µs.
  private static let lookCount = 200

  /// Looks a few times whether `isSo`, and lets other threads run in between.
  ///
  /// - Returns: Whether it was so.
  @inline(__always)
  @discardableResult
  static func look(_ isSo: () -> Bool) -> Bool {
    for _ in 0..<quickLookCount where isSo() { return true }
    for _ in 0..<lookCount {
      if isSo() { return true }
      sched_yield()
    }
    return false
  }
}
