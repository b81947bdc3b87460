// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The text that iOS has for an error, of the one that Foundation for Linux has: "The operation
/// couldn’t be completed. (Shop.Failure error 1.)". The plug-in `UIKitSources` writes it around
/// `error.localizedDescription`, whatever its type is; the texts of errors that say their own stay,
/// and so does what is no text.
public func descriptionOfError<Text>(_ text: Text) -> Text {
  let beginning = "The operation could not be completed."
  guard let string = text as? String, string.hasPrefix(beginning) else { return text }
  let words: String
  switch string.dropFirst(beginning.count) {
  case " The data isn’t in the correct format.":
    words = "The data couldn’t be read because it isn’t in the correct format."
  case " The data is missing.": words = "The data couldn’t be read because it is missing."
  case let rest: words = "The operation couldn’t be completed." + rest
  }
  return words as? Text ?? text
}

/// The object of Foundation's that an error is on iOS, whatever its type; `nil` of what is no error.
/// The plug-in `UIKitSources` writes it for `error as? NSError`, which gives `nil` on Linux for
/// errors that Swift code declares.
public func errorObject<Value>(_ value: Value) -> NSError? {
  (value as? any Error).map { $0 as NSError }
}
