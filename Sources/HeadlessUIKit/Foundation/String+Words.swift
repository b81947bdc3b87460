// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Which parts of a text are looked at, of those that Linux's Foundation does not find.
public struct WordEnumerationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Words, as the Unicode Standard finds them.
  public static let byWords = WordEnumerationOptions(rawValue: 1 << 0)
  /// Sentences, each with the space behind it.
  public static let bySentences = WordEnumerationOptions(rawValue: 1 << 1)
  /// From behind.
  public static let reverse = WordEnumerationOptions(rawValue: 1 << 8)
  /// Without the parts' texts.
  public static let substringNotRequired = WordEnumerationOptions(rawValue: 1 << 9)
  /// By the language's rules, which are followed anyway.
  public static let localized = WordEnumerationOptions(rawValue: 1 << 10)
}

extension StringProtocol {
  /// Calls a closure for each word or sentence in a range of the text, which are `.byWords` and
  /// `.bySentences` of `String.EnumerationOptions` on iOS.
  ///
  /// - Parameters:
  ///   - range: The range. Parts begin and end within it.
  ///   - options: Which parts, and how.
  ///   - body: Is given the text, its range, the range with what follows up to the next part, and a
  ///     flag that stops.
  public func enumerateSubstrings(
    in range: some RangeExpression<Index>, options: WordEnumerationOptions,
    _ body: (
      _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
      _ stop: inout Bool
    ) -> Void
  ) {
    let bounds = range.relative(to: self)
    func moved(_ part: Range<Int>) -> Range<Index> {
      let start = utf16.index(bounds.lowerBound, offsetBy: part.lowerBound)
      return start..<utf16.index(start, offsetBy: part.count)
    }
    for part in TextParts(of: String(self[bounds]), options).all {
      let own = moved(part.own)
      var stops = false
      body(
        options.contains(.substringNotRequired) ? nil : String(self[own]), own,
        moved(part.enclosing), &stops)
      if stops { return }
    }
  }
}

extension NSString {
  /// Calls a closure for each word or sentence in a range of the text, which are `.byWords` and
  /// `.bySentences` of `NSString.EnumerationOptions` on iOS.
  public func enumerateSubstrings(
    in range: NSRange, options: WordEnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    func moved(_ part: Range<Int>) -> NSRange {
      NSRange(location: range.location + part.lowerBound, length: part.count)
    }
    for part in TextParts(of: substring(with: range), options).all {
      let own = moved(part.own)
      var stops = ObjCBool(false)
      block(
        options.contains(.substringNotRequired) ? nil : substring(with: own), own,
        moved(part.enclosing), &stops)
      if stops.boolValue { return }
    }
  }
}

/// The words or sentences of a text, in units of UTF-16.
private struct TextParts {
  var all: [(own: Range<Int>, enclosing: Range<Int>)]

  init(of text: String, _ options: WordEnumerationOptions) {
    let units = Array(text.utf16)
    let ranges = InternationalComponents.ranges(
      of: options.contains(.byWords) ? .word : .sentence, in: units, locale: .ofSnapshot)
    all = ranges.enumerated().map { index, own in
      let start = index == 0 ? 0 : own.lowerBound
      let end = index + 1 < ranges.count ? ranges[index + 1].lowerBound : units.count
      return (own, start..<end)
    }
    if options.contains(.reverse) { all.reverse() }
  }
}
