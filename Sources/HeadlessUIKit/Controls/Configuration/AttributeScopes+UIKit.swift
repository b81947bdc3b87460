// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`, such as
  /// `string.font = .boldSystemFont(ofSize: 17)`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that configurations of views draw.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The text's color.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points that are added after each character.
    public let kern: KernAttribute
    /// Points by which the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How paragraphs are laid out.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The shadow of letters.
    public let shadow: ShadowAttribute
    /// The width of letters' outline, in hundredths of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The color of letters' outline.
    public let strokeColor: StrokeColorAttribute
    /// The color of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far letters lean.
    public let obliqueness: ObliquenessAttribute
    /// What stands in the place of the character U+FFFC.
    public let attachment: AttachmentAttribute
    /// What a part is meant as, such as strongly emphasized. It is one of Foundation's on iOS.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// The key of ``UIKitAttributes/font``.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    /// The key of ``UIKitAttributes/foregroundColor``.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    /// The key of ``UIKitAttributes/backgroundColor``.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    /// The key of ``UIKitAttributes/kern``.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    /// The key of ``UIKitAttributes/baselineOffset``.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }

    /// The key of ``UIKitAttributes/underlineStyle``.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    /// The key of ``UIKitAttributes/strikethroughStyle``.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }

    /// The key of ``UIKitAttributes/paragraphStyle``.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }

    /// The key of ``UIKitAttributes/shadow``.
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }

    /// The key of ``UIKitAttributes/strokeWidth``.
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }

    /// The key of ``UIKitAttributes/strokeColor``.
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }

    /// The key of ``UIKitAttributes/underlineColor``.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }

    /// The key of ``UIKitAttributes/strikethroughColor``.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }

    /// The key of ``UIKitAttributes/obliqueness``.
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }

    /// The key of ``UIKitAttributes/inlinePresentationIntent``.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }

    /// The key of ``UIKitAttributes/attachment``.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
  }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  private typealias Keys = AttributeScopes.UIKitAttributes

  /// Makes a container of a label's attributes; what UIKit's scope does not know is left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func value<Value>(_ key: NSAttributedString.Key) -> Value? { dictionary[key] as? Value }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) }
        ?? dictionary[key] as? CGFloat ?? (dictionary[key] as? Double).map { CGFloat($0) }
        ?? (dictionary[key] as? Int).map { CGFloat($0) }
    }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      dictionary[key] as? NSUnderlineStyle
        ?? number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
    self[Keys.FontAttribute.self] = value(.font)
    self[Keys.ForegroundColorAttribute.self] = value(.foregroundColor)
    self[Keys.BackgroundColorAttribute.self] = value(.backgroundColor)
    self[Keys.KernAttribute.self] = number(.kern)
    self[Keys.BaselineOffsetAttribute.self] = number(.baselineOffset)
    self[Keys.UnderlineStyleAttribute.self] = line(.underlineStyle)
    self[Keys.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    self[Keys.ParagraphStyleAttribute.self] = value(.paragraphStyle)
    self[Keys.ShadowAttribute.self] = value(.shadow)
    self[Keys.StrokeWidthAttribute.self] = number(.strokeWidth)
    self[Keys.StrokeColorAttribute.self] = value(.strokeColor)
    self[Keys.UnderlineColorAttribute.self] = value(.underlineColor)
    self[Keys.StrikethroughColorAttribute.self] = value(.strikethroughColor)
    self[Keys.ObliquenessAttribute.self] = number(.obliqueness)
    self[Keys.AttachmentAttribute.self] = value(.attachment)
    self[Keys.InlinePresentationIntentAttribute.self] = number(.inlinePresentationIntent)
      .map { InlinePresentationIntent(rawValue: UInt($0)) }
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      value(.link) ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes as labels take them.
  var uikitAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self[Keys.FontAttribute.self]
    attributes[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    attributes[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    attributes[.kern] = self[Keys.KernAttribute.self]
    attributes[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
    attributes[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    attributes[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
    attributes[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
    attributes[.shadow] = self[Keys.ShadowAttribute.self]
    attributes[.strokeWidth] = self[Keys.StrokeWidthAttribute.self]
    attributes[.strokeColor] = self[Keys.StrokeColorAttribute.self]
    attributes[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    attributes[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
    attributes[.obliqueness] = self[Keys.ObliquenessAttribute.self]
    attributes[.attachment] = self[Keys.AttachmentAttribute.self]
    attributes[.inlinePresentationIntent] =
      (self[Keys.InlinePresentationIntentAttribute.self]?.rawValue).map { NSNumber(value: $0) }
    attributes[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return attributes
  }
}

extension AttributedString {
  /// The text as labels take it, with `defaults` where it says nothing.
  func uikitString(_ defaults: AttributeContainer) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = defaults.merging(run.attributes, mergePolicy: .keepNew)
      result.append(
        NSAttributedString(
          string: String(self[run.range].characters), attributes: attributes.uikitAttributes))
    }
    return result
  }
}
