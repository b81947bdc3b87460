// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Threads that take work from those who make it, one for each core but the maker's own.
///
/// A thread that waits for a result does queued work meanwhile: with one core, or while all threads
/// are busy, everything is done on the calling thread, and a thread that could not be started
/// blocks nothing.
///
/// ```swift
/// let batch = WorkCrew.process.batch(of: Int.self)
/// batch.add { 6 * 7 }
/// batch.next()  // 42
/// ```
final class WorkCrew: @unchecked Sendable {
  /// The threads of this process, which start when they are needed first.
  static let process = WorkCrew(
    helperCount: max(0, ProcessInfo.processInfo.activeProcessorCount - 1))

  let helperCount: Int
  // Guards everything below, and the state of every batch.
  private let condition = NSCondition()
  private var jobs: [() -> Void] = []
  private var startedCount = 0
  private var idleCount = 0

  /// Makes a crew of its own.
  init(helperCount: Int) { self.helperCount = helperCount }

  /// A series of pieces of work, whose results come in the order in which they were added.
  func batch<Value: Sendable>(of type: Value.Type = Value.self) -> WorkBatch<Value> {
    WorkBatch(crew: self)
  }

  fileprivate func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }

  /// Adds a job, and starts a thread where all that run are busy and another one is allowed.
  fileprivate func add(_ job: @escaping @Sendable () -> Void) {
    let mustStart = locked {
      jobs.append(job)
      condition.broadcast()
      guard idleCount == 0, startedCount < helperCount else { return false }
      startedCount += 1
      return true
    }
    guard mustStart else { return }
    let thread = Thread { [self] in help() }
    // Rasterising a deep tree takes more than a thread's usual half megabyte.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Does jobs for ever.
  private func help() {
    while true {
      condition.lock()
      while jobs.isEmpty {
        idleCount += 1
        condition.wait()
        idleCount -= 1
      }
      let job = jobs.removeFirst()
      condition.unlock()
      job()
    }
  }

  /// Does jobs until `isDone`, and sleeps while there are none.
  fileprivate func work(until isDone: () -> Bool) {
    while true {
      condition.lock()
      while !isDone() && jobs.isEmpty { condition.wait() }
      guard !isDone() else { return condition.unlock() }
      let job = jobs.removeFirst()
      condition.unlock()
      job()
    }
  }

  fileprivate func wakeAll() { condition.broadcast() }
}

/// A series of pieces of work, whose results come in the order in which they were added.
///
/// One thread adds and takes; the work itself is done on any.
final class WorkBatch<Value: Sendable>: @unchecked Sendable {
  private let crew: WorkCrew
  private var results: [Int: Value] = [:]
  private var addedCount = 0
  private var takenCount = 0

  fileprivate init(crew: WorkCrew) { self.crew = crew }

  /// How many results were not taken yet.
  var pendingCount: Int { addedCount - takenCount }

  /// Adds a piece of work.
  func add(_ work: @escaping @Sendable () -> Value) {
    let index = addedCount
    addedCount += 1
    crew.add { [self] in
      let value = work()
      crew.locked {
        results[index] = value
        crew.wakeAll()
      }
    }
  }

  /// Takes the result of the first piece of work that was not taken yet, and works until it is
  /// there; `nil` when all were taken.
  func next() -> Value? {
    guard pendingCount > 0 else { return nil }
    let index = takenCount
    takenCount += 1
    crew.work(until: { results[index] != nil })
    return crew.locked { results.removeValue(forKey: index) }
  }
}
