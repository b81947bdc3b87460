// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What Apple's Foundation and Objective-C module declare and Linux's does not.

/// Objective-C's name of `Int`.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt
/// The largest `Int`.
public let NSIntegerMax = Int.max
/// The smallest `Int`.
public let NSIntegerMin = Int.min
/// The largest `UInt`.
public let NSUIntegerMax = UInt.max
/// The number of an error of a C function of iOS's; 0 for none.
public typealias OSStatus = Int32
/// A number of four bytes, such as a kind of file.
public typealias OSType = UInt32
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the year 2001.
public typealias CFAbsoluteTime = Double
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject

/// Where a function of Objective-C puts its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Seconds since the year 2001, by the machine's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Calls `body`. Objects go as soon as nothing holds them: there is no pool.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
