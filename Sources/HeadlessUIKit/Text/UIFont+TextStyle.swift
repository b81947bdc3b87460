// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIFont {
  /// The role of a text, from which Dynamic Type makes a font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// Makes a style from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points at the standard size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the standard size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the standard size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the standard size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold, at the standard size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points at the standard size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the standard size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points at the standard size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points at the standard size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the standard size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the standard size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font for a role at the user's content size,
  /// ``RenderingEnvironment/preferredContentSizeCategory``: traits that a view overrides do not
  /// count, as pictures of iOS show.
  ///
  /// A role that is not one of the eleven gives that of ``TextStyle/body``.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a role at the content size of `traitCollection`; `nil` is the user's.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category =
      traitCollection.map(UIContentSizeCategory.wanted)
      ?? RenderingEnvironment.current.preferredContentSizeCategory
    let font = systemFont(
      ofSize: style.size(at: category), weight: style == .headline ? .semibold : .regular)
    return UIFont(font.design, size: font.pointSize, dynamic: .style(style))
  }
}

extension UIContentSizeCategory {
  /// The category of `traits` or, where it says none, of the current traits.
  static func wanted(by traits: UITraitCollection?) -> UIContentSizeCategory {
    let own = traits?.preferredContentSizeCategory ?? .unspecified
    return own == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : own
  }
}

extension UIFont.TextStyle {
  /// Points at a content size.
  func size(at category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[self] ?? Self.bodySizes
    return sizes[UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3]
  }

  /// From baseline to baseline at a content size, in points.
  func linePitch(at category: UIContentSizeCategory) -> CGFloat {
    let size = size(at: category)
    return UIFont.linePitches[size] ?? size
  }

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// Points at the twelve content sizes, from the typography page of Apple's Human Interface
  /// Guidelines.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes, .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

extension UIFont {
  /// What a text style's font asks for between two lines, in points: so much that baselines are as
  /// far apart as the typography page of Apple's Human Interface Guidelines says for its size
  /// ("leading"). Labels of real iOS agree: 21 points at 16, 29 at 23, 19 at 14.
  static func styleLeading(_ design: Design, _ dynamic: Dynamic?, size: CGFloat) -> CGFloat {
    guard case .system = design else { return 0 }
    switch dynamic {
    case nil: return 0
    case .style: return linePitches[size].map { max(0, $0 - 2444 * size / 2048) } ?? 0
    case .scaled(let base, _, _):
      return base.pointSize > 0 ? base.styleLeading * size / base.pointSize : 0
    }
  }

  /// From baseline to baseline at the sizes that text styles have, in points.
  fileprivate static let linePitches: [CGFloat: CGFloat] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41,
    36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59,
    51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
  ]
}
