// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// A type whose values say how they look in `.dump`.
///
/// ```swift
/// extension Secret: AnySnapshotStringConvertible {
///   var snapshotDescription: String { "Secret" }
/// }
/// ```
public protocol AnySnapshotStringConvertible {
  /// Whether what is in a value is dumped below it. The default is false.
  static var renderChildren: Bool { get }

  /// The value in `.dump`.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Nothing below the value.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes there are.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The moment in UTC, to the second: `2001-01-01T00:00:00Z`.
  public var snapshotDescription: String { ValueDump.words(of: self) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// What the object says of itself, without addresses.
  public var snapshotDescription: String { ValueDump.words(of: self) }
}
