// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The one lock of the module: contexts of several queues save into one store and hear of each
/// other, so that locks of their own would wait for each other. It is never held while code of the
/// app runs.
enum CoreDataLock {
  private static let lock = NSRecursiveLock()

  static func whole<Result>(_ work: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }
}
