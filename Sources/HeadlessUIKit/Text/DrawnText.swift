// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// An attributed text as a layout and a painter need it.
struct DrawnText {
  /// How a span looks beside its glyphs.
  struct Look {
    var color: UIColor
    /// The name of a font of Apple's that another one stands for; `nil` for other fonts.
    var standInName: String?
    /// The face of the font, which a fallback stands in for.
    var face: FontFace?
    var background: UIColor?
    var underline: NSUnderlineStyle = []
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    var strikethroughColor: UIColor?
    var attachment: NSTextAttachment?
    /// The room of the attachment from the baseline, before sizes are multiplied.
    var attachmentRoom: CGRect = .zero
    var shadow: NSShadow?
    /// In hundredths of the font's size; negative for letters that are filled too.
    var strokeWidth: CGFloat = 0
    var strokeColor: UIColor?
    /// How far letters lean to the right, per point of height.
    var obliqueness: CGFloat = 0
    /// How the context draws letters that have no stroke of their own; `nil`: it fills them.
    var drawing: TextDrawing?
  }

  /// What counts where the text has no attribute.
  struct Defaults {
    var font: UIFont
    var color: UIColor
    var direction: UIUserInterfaceLayoutDirection = .leftToRight
    /// What all sizes are multiplied with.
    var scale: CGFloat = 1
    /// Of which fonts of text styles take the content size; `nil`: they stay as they were made.
    var traits: UITraitCollection?
    /// How wide a line is, for attachments that ask; `nil`: as wide as it gets.
    var lineWidth: CGFloat?
  }

  private(set) var spans: [TextSpan] = []
  /// A look for each span.
  private(set) var looks: [Look] = []

  /// Reads a text with one look.
  init(_ text: String, _ defaults: Defaults) throws(FontFace.Error) {
    spans = [
      TextSpan(text, style: try defaults.font.scaled(by: defaults.scale).textStyle())
    ]
    looks = [
      Look(
        color: defaults.color, standInName: defaults.font.standInName,
        face: spans[0].style.face)
    ]
  }

  /// Reads a text with attributes.
  init(_ text: NSAttributedString, _ defaults: Defaults) throws(FontFace.Error) {
    var offset = 0
    for piece in text.pieces {
      let attributes = TextAttributes(piece.attributes)
      let room = attributes.attachmentRoom(at: offset, defaults)
      let object = room.map { InlineObject($0, scale: defaults.scale) }
      spans.append(
        TextSpan(
          piece.text, style: try attributes.style(defaults),
          paragraph: attributes.paragraphStyle?.style(in: defaults.direction), object: object))
      var look = attributes.look(defaults)
      look.face = spans[spans.count - 1].style.face
      look.standInName = attributes.font(defaults).standInName
      look.attachmentRoom = room ?? .zero
      looks.append(look)
      offset += piece.text.utf16.count
    }
  }
}

extension DrawnText {
  /// The text with the line that a line break at its end begins. Labels and string drawing have it
  /// on iOS (recorded on iOS 18 in qweqrty/WrapKit: a label of HTML is a line and the last
  /// paragraph's spacing higher than its text).
  var withLastLine: DrawnText {
    guard let span = spans.last, let look = looks.last,
      let last = span.text.unicodeScalars.last, ["\n", "\r", "\u{2029}"].contains(last)
    else { return self }
    var text = self
    text.spans.append(TextSpan("\u{200B}", style: span.style, paragraph: span.paragraph))
    text.looks.append(Look(color: look.color, standInName: look.standInName, face: look.face))
    return text
  }

  /// How many lines the text has at least.
  var leastLineCount: Int {
    1 + spans.reduce(0) { $0 + $1.text.unicodeScalars.count { $0 == "\n" } }
  }
}

/// The attributes of one piece of a text.
private struct TextAttributes {
  let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  var attachment: NSTextAttachment? { values[.attachment] as? NSTextAttachment }

  /// The room of the attachment, if there is one.
  func attachmentRoom(at index: Int, _ defaults: DrawnText.Defaults) -> CGRect? {
    attachment?.attachmentBounds(
      for: nil,
      proposedLineFragment: CGRect(
        x: 0, y: 0, width: defaults.lineWidth ?? 10_000_000, height: font(defaults).lineHeight),
      glyphPosition: .zero, characterIndex: index)
  }

  var paragraphStyle: NSParagraphStyle? { values[.paragraphStyle] as? NSParagraphStyle }

  func font(_ defaults: DrawnText.Defaults) -> UIFont {
    var font = defaults.font
    if let own = values[.font] as? UIFont { font = defaults.traits.map(own.adapted) ?? own }
    return intent.isEmpty ? font : font.meant(as: intent)
  }

  /// What the piece is meant as.
  private var intent: InlinePresentationIntent {
    InlinePresentationIntent(rawValue: UInt(max(0, number(.inlinePresentationIntent) ?? 0)))
  }

  func style(_ defaults: DrawnText.Defaults) throws(FontFace.Error) -> TextStyle {
    var style = try font(defaults).scaled(by: defaults.scale).textStyle()
    let kern = number(.kern)
    style.kern = (kern ?? number(.tracking) ?? 0) * defaults.scale
    // As on iOS, 0 is not the same as nothing: it switches the font's own kerning of pairs off.
    if kern == 0 { style.features.append(FontFeature("kern", value: 0)) }
    if number(.ligature) == 0 {
      style.features += [FontFeature("liga", value: 0), FontFeature("clig", value: 0)]
    }
    style.baselineOffset = (number(.baselineOffset) ?? 0) * defaults.scale
    return style
  }

  private static let notDrawn: [(NSAttributedString.Key, String)] = [
    (.expansion, "letters are as wide as usual"),
    (.textEffect, "letters look as without an effect"),
    (.writingDirection, "the text runs as its letters and its paragraph say"),
  ]

  func look(_ defaults: DrawnText.Defaults) -> DrawnText.Look {
    for (key, what) in Self.notDrawn where values[key] != nil && number(key) != 0 {
      RenderingEnvironment.reportNotDrawn("NSAttributedString.Key(\"\(key.rawValue)\")", what)
    }
    let isLink = values[.link] != nil
    let coreTextColor = (values[.coreTextForegroundColor] as? CGColor).map(UIColor.init(cgColor:))
    let color = values[.foregroundColor] as? UIColor ?? coreTextColor ?? defaults.color
    return DrawnText.Look(
      color: isLink ? .link : color, background: values[.backgroundColor] as? UIColor,
      underline: line(.underlineStyle) ?? (isLink ? .single : []),
      underlineColor: values[.underlineColor] as? UIColor,
      strikethrough: line(.strikethroughStyle)
        ?? (intent.contains(.strikethrough) ? .single : []),
      strikethroughColor: values[.strikethroughColor] as? UIColor, attachment: attachment,
      shadow: values[.shadow] as? NSShadow, strokeWidth: number(.strokeWidth) ?? 0,
      strokeColor: values[.strokeColor] as? UIColor, obliqueness: number(.obliqueness) ?? 0)
  }

  private func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    if let style = values[key] as? NSUnderlineStyle { return style }
    return number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  /// A number of any of the types that people write.
  private func number(_ key: NSAttributedString.Key) -> CGFloat? {
    let value: CGFloat? =
      switch values[key] {
      case let value as CGFloat: value
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return value.flatMap { abs($0) <= 100_000 ? $0 : nil }
  }
}

extension NSAttributedString {
  /// The text in pieces of equal attributes. Half a surrogate pair becomes the replacement
  /// character.
  fileprivate var pieces: [(text: String, attributes: [Key: Any])] {
    var pieces: [(String, [Key: Any])] = []
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
      pieces.append((text.substring(with: range), values))
    }
    return pieces
  }
}

extension InlineObject {
  /// The object of an attachment's room from the baseline.
  fileprivate init(_ room: CGRect, scale: CGFloat) {
    self.init(width: room.width * scale, ascent: room.maxY * scale, descent: -room.minY * scale)
  }
}

extension NSParagraphStyle {
  /// The style for a layout in an interface of the given direction.
  fileprivate func style(in direction: UIUserInterfaceLayoutDirection) -> ParagraphStyle {
    var style = style
    style.baseDirection = baseWritingDirection.baseDirection(in: direction)
    return style
  }
}

extension NSWritingDirection {
  /// The direction for a layout in an interface of the given direction.
  func baseDirection(in direction: UIUserInterfaceLayoutDirection) -> BaseDirection {
    switch self {
    case .natural: direction == .rightToLeft ? .rightToLeft : .leftToRight
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension UIFont {
  fileprivate func scaled(by scale: CGFloat) -> UIFont {
    scale == 1 ? self : withSize(pointSize * scale)
  }
}
