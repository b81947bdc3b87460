// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How large the user wants text: Dynamic Type's setting.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String

  /// Makes a category from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

  /// Not specified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest one.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// The second one.
  public static let small = UIContentSizeCategory("S")
  /// The third one.
  public static let medium = UIContentSizeCategory("M")
  /// The standard.
  public static let large = UIContentSizeCategory("L")
  /// Above the standard.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// The second above the standard.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest one that is not for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first one for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second one for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third one for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth one for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// The twelve categories from the smallest to the largest.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of the five largest.
  public var isAccessibilityCategory: Bool {
    Self.ordered.firstIndex(of: self).map { $0 >= 7 } ?? false
  }
}

extension UIContentSizeCategory: Comparable {
  /// Whether the left one is smaller; `unspecified` is smaller than all.
  public static func < (left: Self, right: Self) -> Bool {
    (ordered.firstIndex(of: left) ?? -1) < (ordered.firstIndex(of: right) ?? -1)
  }
}
