// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An exception of Objective-C. Swift cannot catch one, nor go on after it: raising it stops the
/// program here as it does on iOS.
open class NSException: NSObject {
  /// What it is called.
  public let name: NSExceptionName
  /// Why it is raised.
  public let reason: String?
  /// What else is known.
  public let userInfo: [AnyHashable: Any]?

  /// Makes an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Stops the program, saying why.
  open func raise() { trap("\(name.rawValue): \(reason ?? "no reason is given")") }
}

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// Foundation's name.
  public let rawValue: String
  /// Makes a name from Foundation's.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name from Foundation's.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// For any cause.
  public static let genericException = NSExceptionName("NSGenericException")
  /// For an argument that cannot be used.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// For what should not have come about.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// For an index outside of its range.
  public static let rangeException = NSExceptionName("NSRangeException")
}
