// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Why a web view could not do something.
public struct WKError: Error, Hashable, Sendable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Something else.
    case unknown = 1
    /// The process that shows pages is not there.
    case webContentProcessTerminated = 2
    /// The view is not there any more.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
    /// A script's result cannot be given.
    case javaScriptResultTypeIsUnsupported = 5
    /// A list of rules could not be compiled.
    case contentRuleListStoreCompileFailed = 6
    /// There is no such list of rules.
    case contentRuleListStoreLookUpFailed = 7
    /// A list of rules could not be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// A list of rules is of another version.
    case contentRuleListStoreVersionMismatch = 9
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors: `WKErrorDomain`.
  public static var errorDomain: String { "WKErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}
