// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The text that iOS has for an error, of the one that Foundation for Linux has: "The operation
/// couldn’t be completed. (Shop.Failure error 1.)". The plug-in `UIKitSources` writes it around
/// `error.localizedDescription`; the texts of errors that say their own stay.
public func descriptionOfError(_ text: String) -> String {
  let beginning = "The operation could not be completed."
  guard text.hasPrefix(beginning) else { return text }
  switch text.dropFirst(beginning.count) {
  case " The data isn’t in the correct format.":
    return "The data couldn’t be read because it isn’t in the correct format."
  case " The data is missing.": return "The data couldn’t be read because it is missing."
  case let rest: return "The operation couldn’t be completed." + rest
  }
}

/// The same of a text that may not be there.
public func descriptionOfError(_ text: String?) -> String? { text.map { descriptionOfError($0) } }

/// What is no text stays.
@_disfavoredOverload
public func descriptionOfError<Other>(_ other: Other) -> Other { other }

/// The object of Foundation's that an error is on iOS, whatever its type; `nil` of what is no error.
/// The plug-in `UIKitSources` writes it for `error as? NSError`, which gives `nil` on Linux for
/// errors that Swift code declares.
public func errorObject<Value>(_ value: Value) -> NSError? {
  (value as? any Error).map { $0 as NSError }
}
