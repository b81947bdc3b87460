// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

@_exported import Foundation

/// A place for messages, by subsystem and category.
public final class OSLog: NSObject, Sendable {
  /// The app or the library, in reverse-DNS notation.
  public let subsystem: String
  /// The part of it.
  public let category: String

  /// Makes a place for messages.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// The place for messages without one of their own.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A place for messages that nobody reads.
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The type's number.
  public var rawValue: UInt8

  /// Makes a type of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Says what happens, by default.
  public static let `default` = OSLogType(rawValue: 0)
  /// Says what helps, and is not essential.
  public static let info = OSLogType(rawValue: 1)
  /// Says what helps while a program is written.
  public static let debug = OSLogType(rawValue: 2)
  /// Says that something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// Says that the program is wrong.
  public static let fault = OSLogType(rawValue: 17)
}

/// Takes a message and does nothing with it: tests have no log.
public func os_log(_ message: StaticString, _ arguments: any CVarArg...) {}

/// Takes a message and does nothing with it: tests have no log.
public func os_log(_ message: StaticString, log: OSLog, _ arguments: any CVarArg...) {}

/// Takes a message and does nothing with it: tests have no log.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType, _ arguments: any CVarArg...
) {}

/// Takes a message and does nothing with it: tests have no log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// Takes a message and does nothing with it: tests have no log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}
