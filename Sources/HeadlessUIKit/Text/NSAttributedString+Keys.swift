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
  /// A number: 0 draws letters one by one where the font has a form for some of them together.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
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
  /// A number by whose exponential letters are wider. It is not drawn, and a note says so.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An effect of letters, ``NSAttributedString/TextEffectStyle/letterpressStyle``. It is not drawn,
  /// and a note says so.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Numbers that embed a text in another direction. They are not heeded, and a note says so.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// An ``NSTextAttachment`` in the place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// The name of an effect for ``Key/textEffect``.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a style from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters as if they were pressed into the page.
    public static let letterpressStyle = TextEffectStyle(
      rawValue: "_UIKitNewLetterpressStyle")
  }
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

  /// Lines without gaps, the default.
  public static let patternSolid: NSUnderlineStyle = []
  /// Dots, with one of the styles above.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes, with one of the styles above.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A dash and a dot by turns, with one of the styles above.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots by turns, with one of the styles above.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// No line under or through spaces, with one of the styles above.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The lengths of dashes and gaps by turns, in thicknesses of the line; empty for a solid line.
  /// How long iOS's are was not published: these are GNUstep's.
  var dashes: [CGFloat] {
    switch rawValue & 0x700 {
    case 0x100: [3, 3]
    case 0x200: [10, 5]
    case 0x300: [10, 3, 3, 3]
    case 0x400: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }
}
