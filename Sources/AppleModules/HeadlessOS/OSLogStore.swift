// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The messages that were written. Tests have no log: there are none.
public final class OSLogStore: NSObject, Sendable {
  /// Whose messages.
  public enum Scope: Int, Sendable {
    /// All.
    case system = 0
    /// This process's.
    case currentProcessIdentifier = 1
  }

  /// Opens the messages of a scope.
  public init(scope: Scope) throws {}

  /// Opens the messages of the machine.
  public class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }

  /// A place among the messages.
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// A place among the messages, in seconds since the machine started.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  /// A place among the messages, in seconds since the latest one.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  /// The messages: none.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

/// How messages are gone through.
public class OSLogEnumerator: NSObject {
  /// In which order.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The latest first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// A place among messages.
public final class OSLogPosition: NSObject, Sendable {}

/// Something in a log. There is none.
public class OSLogEntry: NSObject {
  /// What was written.
  public var composedMessage: String { "" }
  /// When it was written.
  public var date: Date { Date(timeIntervalSinceReferenceDate: 0) }

  init(never: Never) {}
}

/// A message in a log. There is none.
public final class OSLogEntryLog: OSLogEntry {
  /// How much a message matters.
  public enum Level: Int, Sendable {
    /// Not known.
    case undefined = 0
    /// It helps while a program is written.
    case debug = 1
    /// It helps, and is not essential.
    case info = 2
    /// It says what happens.
    case notice = 3
    /// Something went wrong.
    case error = 4
    /// The program is wrong.
    case fault = 5
  }

  /// How much it matters.
  public var level: Level { .undefined }
  /// The app or the library.
  public var subsystem: String { "" }
  /// The part of it.
  public var category: String { "" }
  /// The program.
  public var process: String { "" }
  /// The module.
  public var sender: String { "" }
  /// The thread.
  public var threadIdentifier: UInt64 { 0 }
}
