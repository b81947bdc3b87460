// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Traits that can be set one by one.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Whether what is seen lies above other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// How much contrast people ask for.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Pixels per point; 0 where it is not specified.
  var displayScale: CGFloat { get set }
  /// How much room there is from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The direction of text.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// How large the user wants text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Which system's look is drawn; `nil` where it is not specified.
  var systemLook: SystemLook? { get set }
  /// The value of a trait, of the app's own or of UIKit's.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension Traits: UIMutableTraits {}

/// The traits that a view or a controller sets for itself and what is in it; those that are not
/// specified are as above it.
public struct UITraitOverrides: UIMutableTraits, Equatable {
  var traits = Traits()

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits.userInterfaceStyle = newValue }
  }
  /// Whether what is seen lies above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { traits.userInterfaceLevel }
    set { traits.userInterfaceLevel = newValue }
  }
  /// How much contrast people ask for.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { traits.accessibilityContrast }
    set { traits.accessibilityContrast = newValue }
  }
  /// Pixels per point; 0 where it is not specified. A picture has one scale: only the code of views
  /// sees another one.
  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { traits.displayScale = newValue }
  }
  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { traits.userInterfaceIdiom = newValue }
  }
  /// The direction of text.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }
  /// How large the user wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { traits.preferredContentSizeCategory = newValue }
  }
  /// Which system's look is drawn; `nil` where it is not specified.
  public var systemLook: SystemLook? {
    get { traits.systemLook }
    set { traits.systemLook = newValue }
  }
}

extension UITraitOverrides {
  /// The traits that are specified, each with its name.
  var terms: [StateProperty.Value] {
    let none = Traits()
    let all: [(String, Bool, String)] = [
      ("style", userInterfaceStyle != none.userInterfaceStyle, "\(userInterfaceStyle)"),
      ("level", userInterfaceLevel != none.userInterfaceLevel, "\(userInterfaceLevel)"),
      (
        "contrast", accessibilityContrast != none.accessibilityContrast, "\(accessibilityContrast)"
      ),
      ("scale", displayScale != none.displayScale, "\(displayScale)"),
      ("width", horizontalSizeClass != none.horizontalSizeClass, "\(horizontalSizeClass)"),
      ("height", verticalSizeClass != none.verticalSizeClass, "\(verticalSizeClass)"),
      ("idiom", userInterfaceIdiom != none.userInterfaceIdiom, "\(userInterfaceIdiom)"),
      ("direction", layoutDirection != none.layoutDirection, "\(layoutDirection)"),
      (
        "text size", preferredContentSizeCategory != none.preferredContentSizeCategory,
        preferredContentSizeCategory.rawValue
      ),
      ("look", systemLook != none.systemLook, systemLook?.name ?? ""),
    ]
    return all.filter(\.1).flatMap { [.term($0.0), .term($0.2)] }
  }
}

extension UITraitCollection {
  /// Makes a collection of the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Traits().mutated(by: mutations))
  }

  /// These traits with those that `mutations` sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(traits.mutated(by: mutations)) }

  /// Whether no trait is specified.
  var isUnspecified: Bool { traits == Traits() }
}

extension Traits {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> Traits {
    var mutable: any UIMutableTraits = self
    mutations(&mutable)
    return mutable as? Traits ?? self
  }
}
