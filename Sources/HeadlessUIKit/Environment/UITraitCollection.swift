// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The traits of the surroundings that a view is drawn in.
///
/// ```swift
/// let dark = UITraitCollection(userInterfaceStyle: .dark)
/// let color = UIColor.label.resolvedColor(with: dark)
/// ```
public final class UITraitCollection: NSObject, @unchecked Sendable {
  let traits: Traits

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Makes a collection in which nothing is specified.
  public override convenience init() {
    self.init(Traits())
  }

  /// Makes a collection that says only the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(userInterfaceStyle: userInterfaceStyle))
  }

  /// Makes a collection that says only whether it is for what lies above other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Traits(userInterfaceLevel: userInterfaceLevel))
  }

  /// Makes a collection that says only how much contrast people ask for.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Traits(accessibilityContrast: accessibilityContrast))
  }

  /// Makes a collection that says only the scale, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(Traits(displayScale: displayScale))
  }

  /// Makes a collection that says only how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// Makes a collection that says only how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(verticalSizeClass: verticalSizeClass))
  }

  /// Makes a collection that says only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Traits(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Makes a collection that says only the direction of text.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(layoutDirection: layoutDirection))
  }

  /// Makes a collection that says only how large text is.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Makes a collection that says only which system's look is drawn.
  public convenience init(systemLook: SystemLook) {
    self.init(Traits(systemLook: systemLook))
  }

  /// Makes a collection in which later ones override those of earlier ones.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// Whether what is seen lies above other content, as in a sheet or a popover.
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  /// How much contrast people ask for.
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  /// Pixels per point; 0 where it is not specified.
  public var displayScale: CGFloat { traits.displayScale }
  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The direction of text.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// How large the user wants text; `unspecified` where it is not specified.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  /// Which system's look is drawn; `nil` where it is not specified. UIKit has no such trait: there,
  /// it is that of the system which runs.
  public var systemLook: SystemLook? { traits.systemLook }

  /// The traits of the running task's ``RenderingEnvironment``. While a view lays out its subviews
  /// or draws, they are that view's.
  public static var current: UITraitCollection {
    UITraitCollection(RenderingEnvironment.current.traits)
  }

  /// Calls `actions` with these traits as ``current``. Traits that are not specified stay as they
  /// are.
  public func performAsCurrent(_ actions: () -> Void) {
    var environment = RenderingEnvironment.current
    let traits = environment.traits.overridden(by: traits)
    guard traits != environment.traits else {
      actions()
      return
    }
    environment.traits = traits
    RenderingEnvironment.$current.withValue(environment, operation: actions)
  }

  /// Whether these traits have the value of each one that `traits` specifies.
  public func containsTraits(in traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    return self.traits.overridden(by: traits.traits) == self.traits
  }

  /// Whether dynamic colors may differ from those under `traits`.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    userInterfaceStyle != traits?.userInterfaceStyle
      || userInterfaceLevel != traits?.userInterfaceLevel || systemLook != traits?.systemLook
      || accessibilityContrast != traits?.accessibilityContrast
  }

  /// These traits, with `style` and `level` in place of their own unless they are unspecified.
  func overriding(
    _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .unspecified
  ) -> UITraitCollection {
    // Nearly every view says neither, and is asked again and again.
    guard style != .unspecified || level != .unspecified else { return self }
    let new = traits.overridden(by: Traits(userInterfaceStyle: style, userInterfaceLevel: level))
    return new == traits ? self : UITraitCollection(new)
  }

  /// Equal when all traits are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// Equal collections have equal hashes.
  public override var hash: Int { traits.hashValue }
}
