// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How often this process has taken each snapshot of a conducted run: a repeated test takes its
/// snapshots again, and what explains an earlier failure stays.
final class SnapshotAttempts: @unchecked Sendable {
  static let process = SnapshotAttempts()

  // Not a Mutex, which the thread sanitizer does not know (Swift 6.3).
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  /// The number of the next attempt, from 1.
  ///
  /// - Parameters:
  ///   - folder: The folder of the snapshot's artifacts.
  ///   - run: The folder of the run's manifests; `nil` outside of one, where nobody reads of
  ///     earlier attempts: then it is always the first.
  func next(_ folder: String, run: String?) -> Int {
    guard let run else { return 1 }
    return lock.withLock {
      counts["\(run)\n\(folder)", default: 0] += 1
      return counts["\(run)\n\(folder)", default: 1]
    }
  }
}
