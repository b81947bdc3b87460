// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Takes messages and does nothing with them: tests have no log.
public struct Logger: Sendable {
  /// Makes a logger for messages without a place of their own.
  public init() {}

  /// Makes a logger for the messages of a part of an app.
  public init(subsystem: String, category: String) {}

  /// Makes a logger for the messages of a place.
  public init(_ log: OSLog) {}

  /// Takes a message of any type.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Takes a message.
  public func log(_ message: OSLogMessage) {}
  /// Takes a message for who debugs.
  public func trace(_ message: OSLogMessage) {}
  /// Takes a message for who debugs.
  public func debug(_ message: OSLogMessage) {}
  /// Takes a message that helps.
  public func info(_ message: OSLogMessage) {}
  /// Takes a message that says what happens.
  public func notice(_ message: OSLogMessage) {}
  /// Takes a message that something may go wrong.
  public func warning(_ message: OSLogMessage) {}
  /// Takes a message that something went wrong.
  public func error(_ message: OSLogMessage) {}
  /// Takes a message that something went badly wrong.
  public func critical(_ message: OSLogMessage) {}
  /// Takes a message that the program is wrong.
  public func fault(_ message: OSLogMessage) {}
}

/// A message with values in it, which are not evaluated.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Makes a message of a text.
  public init(stringLiteral value: String) {}
  /// Makes a message of a text with values.
  public init(stringInterpolation: Interpolation) {}

  /// Collects a message's parts.
  public struct Interpolation: StringInterpolationProtocol {
    /// Prepares for a message's parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes a piece of text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a value, which is not evaluated.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {}
    /// Takes a number, which is not evaluated.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable {
  /// What the value's type says.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody.
  public static let `private` = OSLogPrivacy()
  /// Nobody, ever.
  public static let sensitive = OSLogPrivacy()
}

/// How a number stands in a message.
public struct OSLogFloatFormatting: Sendable {
  /// With its decimals.
  public static let fixed = OSLogFloatFormatting()
  /// With some decimals.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}
