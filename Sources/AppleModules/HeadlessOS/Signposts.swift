// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The type's number.
  public var rawValue: UInt8

  /// Makes a type of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// Where something begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// Where it ends.
  public static let end = OSSignpostType(rawValue: 2)
}

/// What tells signposts of one name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Makes an identifier of a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Makes an identifier; there is no log, and all are equal.
  public init(log: OSLog) { self = .exclusive }

  /// Makes the identifier of an object; there is no log, and all are equal.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// For signposts of which none overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identifier.
  public static let invalid = OSSignpostID(UInt64.max)
  /// No identifier.
  public static let null = OSSignpostID(0)

  /// By their numbers.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Marks a place in time, and does nothing: tests have no log.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a place in time with a message, and does nothing: tests have no log.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// Marks places in time, and does nothing: tests have no log.
public struct OSSignposter: Sendable {
  /// Makes one for an app or a library.
  public init(subsystem: String, category: String) {}
  /// Makes one for a log.
  public init(logHandle: OSLog) {}
  /// Makes one for a logger.
  public init(logger: Logger) {}
  /// Makes one for messages without a place of their own.
  public init() {}

  /// Whether anybody reads what is marked: false.
  public var isEnabled: Bool { false }

  /// An identifier; all are equal.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// An object's identifier; all are equal.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Marks where something begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Marks where something begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Marks where it ends.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks where it ends.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  /// Calls `task`, which is marked.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// Something that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}
