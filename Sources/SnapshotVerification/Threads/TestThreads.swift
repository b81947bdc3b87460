// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Threads for tests of Swift Testing that may wait for a view.
///
/// An assertion that waits holds its thread. On those of Swift's concurrency, of which there are as
/// many as processors, tests that wait at the same time would leave none for the tasks that they
/// wait for. Here a test that waits gives its place to another one.
package final class TestThreads: TaskExecutor, @unchecked Sendable {
  /// Those of the process.
  package static let shared = TestThreads(width: ProcessInfo.processInfo.activeProcessorCount)

  /// So many threads work at a time, those that wait not counted.
  private let width: Int
  private let lock = NSLock()
  private var jobs: ArraySlice<UnownedJob> = []
  private var working = 0

  private static let key = "HeadlessSnapshots.TestThreads"
  private static let stackSize = 8 << 20

  package init(width: Int) { self.width = max(1, width) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock {
      jobs.append(job)
      beginThreads()
    }
  }

  /// Those on one of which the caller runs; `nil` on any other thread.
  package static var current: TestThreads? {
    Thread.current.threadDictionary[key] as? TestThreads
  }

  /// Calls `body`, which waits, while another test may run in the place of the caller's.
  package static func waiting<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let threads = current else { return try body() }
    threads.lock.withLock {
      threads.working -= 1
      threads.beginThreads()
    }
    defer { threads.lock.withLock { threads.working += 1 } }
    return try body()
  }

  /// Begins a thread where there is work and room for one; the lock is held.
  private func beginThreads() {
    guard !jobs.isEmpty, working < width else { return }
    working += 1
    let thread = Thread { [self] in
      Thread.current.threadDictionary[Self.key] = self
      while let job = nextJob() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// The next job of a thread; `nil` where it ends, as there is none or others took its place.
  private func nextJob() -> UnownedJob? {
    lock.withLock {
      if working <= width, let job = jobs.popFirst() { return job }
      working -= 1
      return nil
    }
  }
}
