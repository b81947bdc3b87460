// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Darwin's functions on numbers that several threads change. Here one lock guards them all: nobody
// sees a number between two of its values.

private let guardian = NSLock()

private func change<Number>(
  _ number: UnsafeMutablePointer<Number>, _ body: (inout Number) -> Void
) -> Number {
  guardian.withLock {
    body(&number.pointee)
    return number.pointee
  }
}

private func swap<Number: Equatable>(
  _ old: Number, _ new: Number, _ number: UnsafeMutablePointer<Number>
) -> Bool {
  guardian.withLock {
    guard number.pointee == old else { return false }
    number.pointee = new
    return true
  }
}

/// Adds 1, and gives the sum.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+= 1 }
}

/// Adds 1, and gives the sum.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+= 1 }
}

/// Takes 1 away, and gives the rest.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &-= 1 }
}

/// Takes 1 away, and gives the rest.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &-= 1 }
}

/// Adds an amount, and gives the sum.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+= amount }
}

/// Adds an amount, and gives the sum.
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+= amount }
}

/// Adds 1, and gives the sum.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+= 1 }
}

/// Adds 1, and gives the sum.
@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+= 1 }
}

/// Takes 1 away, and gives the rest.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &-= 1 }
}

/// Takes 1 away, and gives the rest.
@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &-= 1 }
}

/// Adds an amount, and gives the sum.
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+= amount }
}

/// Adds an amount, and gives the sum.
@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+= amount }
}

/// Sets a number that is `old` to `new`; false where it is another one, which stays.
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }

/// Sets a number that is `old` to `new`; false where it is another one, which stays.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }

/// Sets a number that is `old` to `new`; false where it is another one, which stays.
@discardableResult
public func OSAtomicCompareAndSwapInt(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }

/// Sets a number that is `old` to `new`; false where it is another one, which stays.
@discardableResult
public func OSAtomicCompareAndSwapIntBarrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }

/// Sets a number that is `old` to `new`; false where it is another one, which stays.
@discardableResult
public func OSAtomicCompareAndSwapLong(
  _ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>
) -> Bool { swap(old, new, value) }

/// Sets a number that is `old` to `new`; false where it is another one, which stays.
@discardableResult
public func OSAtomicCompareAndSwapLongBarrier(
  _ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>
) -> Bool { swap(old, new, value) }

/// Sets a number that is `old` to `new`; false where it is another one, which stays.
@discardableResult
public func OSAtomicCompareAndSwap64(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { swap(old, new, value) }

/// Sets a number that is `old` to `new`; false where it is another one, which stays.
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { swap(old, new, value) }

/// Sees to it that what was written before is seen before what is written after.
public func OSMemoryBarrier() { guardian.withLock {} }

/// A lock of Darwin's that is 0 while it is open.
public typealias OSSpinLock = Int32

/// An open lock.
public let OS_SPINLOCK_INIT: OSSpinLock = 0

/// Waits until the lock is open, and locks it.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
  while !swap(0, 1, lock) { sched_yield() }
}

/// Locks a lock that is open; false for one that is not.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { swap(0, 1, lock) }

/// Opens a lock.
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
  guardian.withLock { lock.pointee = 0 }
}
