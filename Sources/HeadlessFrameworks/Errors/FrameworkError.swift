// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An error of a framework, whose reason is one of a list.
public protocol FrameworkError: Error, CustomNSError {
  /// The reasons.
  associatedtype Code: FrameworkErrorCode where Code.Owner == Self
}

/// The reason of an error, which `catch` and `switch` can name:
///
/// ```swift
/// switch error {
/// case LAError.userCancel: return
/// default: show(error)
/// }
/// ```
public protocol FrameworkErrorCode: RawRepresentable, Sendable where RawValue: BinaryInteger {
  /// The error that has the reason.
  associatedtype Owner: FrameworkError
}

/// Whether an error has a reason, also where it is an `NSError` of its domain and number.
public func ~= <Code: FrameworkErrorCode>(code: Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == Code.Owner.errorDomain && error.code == Int(code.rawValue)
}
