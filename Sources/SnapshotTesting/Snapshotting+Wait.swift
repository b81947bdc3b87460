// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

extension Snapshotting {
  /// The strategy after some time, in which the main queue does its work.
  ///
  /// A test that is bound to the main actor holds the main queue: what is queued there waits.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds. What is queued on the main queue runs in any case: the
  ///     least is a fiftieth of a second.
  ///   - strategy: What is done then.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        _ = MainQueueWait(timeout: max(duration, 0.02)).wait { false }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
