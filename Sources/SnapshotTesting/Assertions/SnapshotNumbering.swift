// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots

/// Counts the unnamed snapshots of each test: 1, 2, ...
final class SnapshotNumbering: @unchecked Sendable {
  /// The numbering of the running test, where a trait made it one of its own; otherwise that of the
  /// process.
  @TaskLocal static var current = SnapshotNumbering()

  private struct Key: Hashable {
    var folder: String
    var test: String
    /// A test case of XCTest that runs again begins at 1 again.
    var testCase: Int?
  }

  private let lock = NSLock()
  private var counts: [Key: Int] = [:]

  /// The number of a test's next snapshot in a folder.
  func next(_ test: String, in folder: String) -> Int {
    let key = Key(folder: folder, test: test, testCase: TestReporter.runningTestCaseNumber)
    return lock.withLock {
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }
}
