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
