// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Looks for words that are spelled wrong. There are no dictionaries here, so that it finds none,
/// as on iOS in a language without one.
open class UITextChecker: NSObject {
  /// Words that are right in this text.
  open var ignoredWords: [String]? = []

  /// The languages of the dictionaries: none.
  open class var availableLanguages: [String] { [] }

  /// Words that people taught the device. Kept nowhere: false.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Teaches the device a word. Kept nowhere.
  open class func learnWord(_ word: String) {}
  /// Makes the device forget a word. Kept nowhere.
  open class func unlearnWord(_ word: String) {}

  /// Where the next word is that is spelled wrong: nowhere, at `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// What may have been meant with a word: nothing is known.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// How a word may go on: nothing is known.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    nil
  }

  /// Takes a word for right in this text.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
}
