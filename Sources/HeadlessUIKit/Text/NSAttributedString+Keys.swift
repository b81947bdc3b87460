// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The attributes that labels draw. Others are ignored.
extension NSAttributedString.Key {
  /// A ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A ``UIColor``: the text's.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A ``UIColor`` behind the text, as high as the line.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: points that are added after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: points that are added after each character; ``kern`` comes first where it is there,
  /// too. 0 leaves the font's own kerning on.
  public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
  /// An ``NSParagraphStyle``; that of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A ``UIColor`` for the underline; the text's without it.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle`` for the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A ``UIColor`` for the line through the text; the text's without it.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An ``NSShadow`` of the letters and of the lines under and through them; attachments and emoji
  /// have none.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A number: the width of the letters' outline in hundredths of the font's size. A positive one
  /// draws the outline alone, a negative one letters that are filled too. It does not change the
  /// text's size.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A ``UIColor`` for the outline; the text's without it.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number: how far letters lean to the right, per point of height. It does not change the
  /// text's size.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A `URL` or `String`; a label shows it in ``UIColor/link``, underlined.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An ``NSTextAttachment`` in the place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

/// How a line under or through text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's number of the style.
  public let rawValue: Int

  /// Makes a style from UIKit's number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
