// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Begins what one thread at a time does with an object, until ``objc_sync_exit(_:)``. The same
/// thread may begin again.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  lock(of: object).lock()
  return 0
}

/// Ends what ``objc_sync_enter(_:)`` has begun.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  lock(of: object).unlock()
  return 0
}

private nonisolated(unsafe) let lockKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
private let locksOfTypes = Mutex<[ObjectIdentifier: NSRecursiveLock]>([:])
private let guardOfLocks = NSLock()

private func lock(of object: Any) -> NSRecursiveLock {
  // A type is boxed anew by each cast to an object.
  if let type = object as? AnyClass {
    return locksOfTypes.withLock { locks in
      let lock = locks[ObjectIdentifier(type)] ?? NSRecursiveLock()
      locks[ObjectIdentifier(type)] = lock
      return lock
    }
  }
  return guardOfLocks.withLock {
    if let lock = objc_getAssociatedObject(object, lockKey) as? NSRecursiveLock { return lock }
    let lock = NSRecursiveLock()
    objc_setAssociatedObject(object, lockKey, lock, .OBJC_ASSOCIATION_RETAIN)
    return lock
  }
}
