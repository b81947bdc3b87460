// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The values of a trait collection; each may be unspecified.
struct Traits: Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var systemLook: SystemLook?
  /// The app's own; `nil` for none.
  var own: OwnTraits?

  /// These values, with those that `other` specifies in their place.
  func overridden(by other: Traits) -> Traits {
    var traits = self
    if other.userInterfaceStyle != .unspecified {
      traits.userInterfaceStyle = other.userInterfaceStyle
    }
    if other.userInterfaceLevel != .unspecified {
      traits.userInterfaceLevel = other.userInterfaceLevel
    }
    if other.accessibilityContrast != .unspecified {
      traits.accessibilityContrast = other.accessibilityContrast
    }
    if other.displayScale != 0 { traits.displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified {
      traits.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      traits.verticalSizeClass = other.verticalSizeClass
    }
    if other.userInterfaceIdiom != .unspecified {
      traits.userInterfaceIdiom = other.userInterfaceIdiom
    }
    if other.layoutDirection != .unspecified { traits.layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      traits.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if let look = other.systemLook { traits.systemLook = look }
    if let own = other.own { traits.own = traits.own?.overridden(by: own) ?? own }
    return traits
  }
}

extension RenderingEnvironment {
  /// The part of the environment that views see as traits.
  var traits: Traits {
    get {
      Traits(
        userInterfaceStyle: userInterfaceStyle, userInterfaceLevel: userInterfaceLevel,
        accessibilityContrast: accessibilityContrast, displayScale: displayScale,
        horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
        userInterfaceIdiom: userInterfaceIdiom,
        layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        preferredContentSizeCategory: overriddenContentSize ?? preferredContentSizeCategory,
        systemLook: systemLook, own: ownTraits)
    }
    set {
      userInterfaceStyle = newValue.userInterfaceStyle
      userInterfaceLevel = newValue.userInterfaceLevel
      accessibilityContrast = newValue.accessibilityContrast
      displayScale = newValue.displayScale
      horizontalSizeClass = newValue.horizontalSizeClass
      verticalSizeClass = newValue.verticalSizeClass
      userInterfaceIdiom = newValue.userInterfaceIdiom
      layoutDirection = newValue.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      let category = newValue.preferredContentSizeCategory
      overriddenContentSize = category == preferredContentSizeCategory ? nil : category
      systemLook = newValue.systemLook ?? systemLook
      ownTraits = newValue.own
    }
  }
}

/// Whether what is seen lies above other content, where the dark backgrounds of the system are
/// lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// A window's main content.
  case base = 0
  /// Above other content, as in a sheet or a popover.
  case elevated = 1
}

/// How much contrast people ask for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The usual one.
  case normal = 0
  /// More: the system's colors stand out more from their backgrounds.
  case high = 1
}

/// How much room an interface has along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Little, as across a phone.
  case compact = 1
  /// Much, as on a tablet.
  case regular = 2
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// Glasses.
  case vision = 6
}

/// The direction of text, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}
