// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A trait that views can ask to hear of, see
/// ``UITraitChangeObservable/registerForTraitChanges(_:handler:)``.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nothing says another one.
  static var defaultValue: Value { get }
  /// The trait's name. The default is that of the type.
  static var name: String { get }
  /// What tells the trait from others. The default is the type's full name.
  static var identifier: String { get }
  /// Whether colors may depend on the trait. Kept: colors are asked for in each picture. The
  /// default is false.
  static var affectsColorAppearance: Bool { get }
  /// Whether the trait has different values in two collections.
  static func isDifferent(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool
}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }

  /// Whether the values that were set are.
  public static func isDifferent(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    (left.traits.own ?? OwnTraits()).isDifferent(self, from: right.traits.own)
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Whether the styles are.
  public static func isDifferent(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.userInterfaceStyle != right.userInterfaceStyle
  }
}

/// Whether what is seen lies above other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Whether the levels are.
  public static func isDifferent(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.userInterfaceLevel != right.userInterfaceLevel
  }
}

/// How much contrast people ask for.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Whether the contrasts are.
  public static func isDifferent(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.accessibilityContrast != right.accessibilityContrast
  }
}

/// How large the user wants text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// Whether the sizes are.
  public static func isDifferent(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.preferredContentSizeCategory != right.preferredContentSizeCategory
  }
}

/// How much room there is from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// Whether the classes are.
  public static func isDifferent(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.horizontalSizeClass != right.horizontalSizeClass
  }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// Whether the classes are.
  public static func isDifferent(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.verticalSizeClass != right.verticalSizeClass
  }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// 0, for not specified.
  public static var defaultValue: Double { 0 }
  /// Whether the scales are.
  public static func isDifferent(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.displayScale != right.displayScale
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// Whether the kinds are.
  public static func isDifferent(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.userInterfaceIdiom != right.userInterfaceIdiom
  }
}

/// The direction of text.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// Whether the directions are.
  public static func isDifferent(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.layoutDirection != right.layoutDirection
  }
}
