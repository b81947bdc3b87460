// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A lock of Darwin's, which must not be locked twice by one thread.
public struct os_unfair_lock: Sendable {
  fileprivate var isLocked = false
  /// Makes an open lock.
  public init() {}
}

/// A lock of Darwin's by the name that C has for it.
public typealias os_unfair_lock_s = os_unfair_lock

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// What keeps the locks' own state. Who waits for one lock is woken by others too.
private let condition = NSCondition()

/// Waits until the lock is open, and locks it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  condition.lock()
  while lock.pointee.isLocked { condition.wait() }
  lock.pointee.isLocked = true
  condition.unlock()
}

/// Locks a lock that is open; false for one that is not.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  condition.lock()
  defer { condition.unlock() }
  guard !lock.pointee.isLocked else { return false }
  lock.pointee.isLocked = true
  return true
}

/// Opens a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  condition.lock()
  lock.pointee.isLocked = false
  condition.broadcast()
  condition.unlock()
}

/// A lock around a value.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate let mutex = NSLock()
  private var state: State

  /// Makes an open lock around a value.
  public init(initialState: State) { state = initialState }

  /// Calls `body` with the value while nobody else has it.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try mutex.withLock { try body(&state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes an open lock.
  public convenience init() { self.init(initialState: ()) }

  /// Waits until the lock is open, and locks it.
  public func lock() { mutex.lock() }
  /// Opens the lock.
  public func unlock() { mutex.unlock() }
  /// Calls `body` while nobody else has the lock.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try mutex.withLock { try body() }
  }
}
