// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Asks a question again and again while the main queue does its work.
///
/// In a synchronous test of XCTest the caller is on the main thread, and its run loop is run in
/// between. On any other thread (async tests, Swift Testing) something else drains the main queue,
/// and the question is asked there, because views are used there. A test that is itself bound to
/// the main actor holds the main queue: what is queued there runs only after the test.
package struct MainQueueWait {
  package enum Outcome: Equatable {
    case ready
    /// - `isMainQueueHeld`: Whether nothing that waits for the main queue ran meanwhile.
    /// - `areTaskThreadsHeld`: Whether no task ran at the end that is bound to no actor: tests that
    ///   wait at the same time hold a thread each, and there are as many as processors.
    case notReady(checks: Int, isMainQueueHeld: Bool, areTaskThreadsHeld: Bool)
  }

  /// How long the main queue may work, or another thread sleep, between two questions.
  private static let pause: TimeInterval = 0.002

  /// In seconds.
  private let timeout: TimeInterval

  /// Waits so many seconds at most.
  package init(timeout: TimeInterval) {
    self.timeout = timeout
  }

  /// Asks until the answer is true or the time is over; once at least.
  package func wait(_ isReady: @escaping () -> Bool) -> Outcome {
    if isReady() { return .ready }
    return TestThreads.waiting { waitOn(isReady) }
  }

  private func waitOn(_ isReady: @escaping () -> Bool) -> Outcome {
    let deadline = DispatchTime.now().uptimeNanoseconds + nanoseconds
    let probe = Probe()
    DispatchQueue.main.async { probe.hasRun = true }
    var task = TaskProbe()
    var checks = 1
    while DispatchTime.now().uptimeNanoseconds < deadline {
      checks += 1
      if ask(isReady, until: deadline) { return .ready }
      // Another test may begin to wait at any time.
      if task.probe.hasRun { task = TaskProbe() }
    }
    return .notReady(
      checks: checks, isMainQueueHeld: checks > 1 && !probe.hasRun,
      areTaskThreadsHeld: checks > 1 && !task.probe.hasRun && task.age > timeout / 2)
  }

  private var nanoseconds: UInt64 {
    // A year is as good as for ever, and infinity does not fit.
    UInt64(min(max(timeout, 0), 31_536_000) * 1_000_000_000)
  }

  private func ask(_ isReady: @escaping () -> Bool, until deadline: UInt64) -> Bool {
    if Thread.isMainThread {
      _ = RunLoop.main.run(
        mode: .default, before: Date(timeIntervalSinceNow: MainQueueWait.pause))
      return isReady()
    }
    Thread.sleep(forTimeInterval: MainQueueWait.pause)
    if MainQueue.isCurrent { return isReady() }
    return Question(isReady).ask(until: deadline)
  }

  /// A task that is bound to no actor, and when it was handed over.
  private struct TaskProbe {
    let probe = Probe()
    private let start = DispatchTime.now().uptimeNanoseconds

    init() {
      let probe = probe
      // Each priority has threads of its own, and tasks that a test begins have the test's.
      Task.detached(priority: Task.currentPriority) { probe.hasRun = true }
    }

    /// In seconds.
    var age: TimeInterval {
      TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
    }
  }

  /// Whether the main queue has done anything, or a task.
  private final class Probe: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var hasRun: Bool {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  /// One question for the main queue, withdrawn where it is not answered in time.
  private final class Question: @unchecked Sendable {
    private let lock = NSLock()
    private let answered = DispatchSemaphore(value: 0)
    private let environment = RenderingEnvironment.current
    private var isReady: (() -> Bool)?
    private var answer = false

    init(_ isReady: @escaping () -> Bool) {
      self.isReady = isReady
    }

    func ask(until deadline: UInt64) -> Bool {
      DispatchQueue.main.async { self.run() }
      _ = answered.wait(timeout: DispatchTime(uptimeNanoseconds: deadline))
      return lock.withLock {
        isReady = nil
        return answer
      }
    }

    private func run() {
      lock.withLock {
        guard let isReady else { return }
        answer = RenderingEnvironment.$current.withValue(environment, operation: isReady)
      }
      answered.signal()
    }
  }
}
