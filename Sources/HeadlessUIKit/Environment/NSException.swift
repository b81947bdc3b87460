// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What Objective-C's code throws. Here it stops the program.
///
/// ```swift
/// NSException(name: .invalidArgumentException, reason: "no such page", userInfo: nil).raise()
/// ```
open class NSException: NSObject, @unchecked Sendable {
  /// Which kind of mistake it is.
  public let name: NSExceptionName
  /// What happened.
  public let reason: String?
  /// More about it.
  public let userInfo: [AnyHashable: Any]?

  /// Makes an exception that says nothing.
  public override convenience init() { self.init(name: .genericException, reason: nil) }

  /// Makes an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// Stops the program with the exception's name and reason.
  open func raise() { trap("\(name.rawValue): \(reason ?? "no reason is given")") }

  /// Stops the program with a name and a reason.
  ///
  /// - Parameters:
  ///   - format: The reason, as `String(format:)` takes it.
  ///   - arguments: What stands in it, as ``getVaList(_:)`` gives it.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments: VariableArguments
  ) {
    NSException(name: name, reason: String(format: format, arguments: arguments.values)).raise()
  }
}

/// What ``getVaList(_:)`` gives: values for a format. Swift's own `CVaListPointer` lives no longer
/// than a closure on Linux.
public struct VariableArguments {
  let values: [any CVarArg]
}

/// Values for what takes a format and a list of its arguments.
///
/// ```swift
/// NSException.raise(.rangeException, format: "%d of %d", arguments: getVaList([4, 3]))
/// ```
public func getVaList(_ values: [any CVarArg]) -> VariableArguments {
  VariableArguments(values: values)
}

extension NSString {
  /// Makes a text from a format and a list of its arguments.
  public convenience init(format: String, arguments: VariableArguments) {
    self.init(string: String(format: format, arguments: arguments.values))
  }
}

extension NSExceptionName {
  /// Anything.
  public static let genericException = NSExceptionName("NSGenericException")
  /// A value that is beyond what is possible.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that is none.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// Something that must not happen.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
}

/// Would have `handler` told of an exception of Objective-C's that nothing catches. There are none on
/// Linux: it is never called.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
