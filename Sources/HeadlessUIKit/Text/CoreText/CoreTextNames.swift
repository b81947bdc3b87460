// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// The names of Core Foundation that Core Text's functions are called with.

/// A place among others, or a number of them.
public typealias CFIndex = Int
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A unit of UTF-16.
public typealias UniChar = UInt16
/// The number of a glyph in its font.
public typealias CGGlyph = UInt16

/// What functions give for a place that is not there: -1.
public let kCFNotFound: CFIndex = -1

/// Characters of a text, counted in UTF-16.
public struct CFRange: Hashable, Sendable {
  /// The first one.
  public var location: CFIndex
  /// How many there are.
  public var length: CFIndex

  /// Makes a range.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }

  /// No characters, at the start.
  public init() { self.init(location: 0, length: 0) }

  /// As Core Text reads it: no length stands for all that follows.
  func range(in text: NSAttributedString) -> NSRange {
    let start = min(max(0, location), text.length)
    let end = length <= 0 ? text.length : min(text.length, start + length)
    return NSRange(location: start, length: end - start)
  }
}

/// Makes a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// Makes a text with the same attributes everywhere; their names are those of
/// `NSAttributedString.Key`.
public func CFAttributedStringCreate(
  _ alloc: AnyObject?, _ str: CFString?, _ attributes: CFDictionary?
) -> CFAttributedString? {
  guard let str else { return nil }
  var values: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes as? [String: Any] ?? [:] {
    values[NSAttributedString.Key(rawValue: key)] = value
  }
  return NSAttributedString(string: str, attributes: values)
}

/// The attribute of the font: that of `NSAttributedString.Key.font`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The attribute of the paragraph's style: that of `NSAttributedString.Key.paragraphStyle`.
public let kCTParagraphStyleAttributeName: CFString =
  NSAttributedString.Key.paragraphStyle.rawValue
/// The attribute of the space after each character: that of `NSAttributedString.Key.kern`.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The attribute of the space after each character, beside the font's kerning: that of
/// `NSAttributedString.Key.tracking`.
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
/// The attribute of the letters' color, a `CGColor`.
public let kCTForegroundColorAttributeName: CFString =
  NSAttributedString.Key.coreTextForegroundColor.rawValue

extension NSAttributedString.Key {
  /// Core Text's color of letters.
  static let coreTextForegroundColor = NSAttributedString.Key(rawValue: "CTForegroundColor")
}
