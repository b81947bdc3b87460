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
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point; 0 where it is not said.
  public let displayScale: CGFloat
  /// How large the user wants text; `unspecified` where it is not said.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Makes a collection in which nothing is said.
  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified, displayScale: 0)
  }

  /// Makes a collection that says only the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  /// Makes a collection that says only the scale, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  /// Makes a collection that says only how large text is.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: 0,
      preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// Makes a collection in which later ones override what earlier ones say.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var style = UIUserInterfaceStyle.unspecified
    var scale: CGFloat = 0
    var category = UIContentSizeCategory.unspecified
    for traits in collections {
      if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
      if traits.displayScale != 0 { scale = traits.displayScale }
      if traits.preferredContentSizeCategory != .unspecified {
        category = traits.preferredContentSizeCategory
      }
    }
    self.init(
      userInterfaceStyle: style, displayScale: scale, preferredContentSizeCategory: category)
  }

  init(
    userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
    super.init()
  }

  /// The traits of the running task's ``RenderingEnvironment``. While a view lays out its subviews or
  /// draws, they are that view's.
  public static var current: UITraitCollection {
    let environment = RenderingEnvironment.current
    return UITraitCollection(
      userInterfaceStyle: environment.userInterfaceStyle, displayScale: environment.displayScale,
      preferredContentSizeCategory: environment.preferredContentSizeCategory)
  }

  /// Calls `actions` with these traits as ``current``. Traits that are not said stay as they are.
  public func performAsCurrent(_ actions: () -> Void) {
    let environment = RenderingEnvironment.current
    var changed = environment
    if userInterfaceStyle != .unspecified { changed.userInterfaceStyle = userInterfaceStyle }
    if displayScale != 0 { changed.displayScale = displayScale }
    if preferredContentSizeCategory != .unspecified {
      changed.preferredContentSizeCategory = preferredContentSizeCategory
    }
    if changed.userInterfaceStyle == environment.userInterfaceStyle
      && changed.displayScale == environment.displayScale
      && changed.preferredContentSizeCategory == environment.preferredContentSizeCategory
    {
      actions()
    } else {
      RenderingEnvironment.$current.withValue(changed, operation: actions)
    }
  }

  /// Whether dynamic colors may differ from those under `traits`.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    userInterfaceStyle != traits?.userInterfaceStyle
  }

  /// These traits, with `style` in place of their own unless it is unspecified.
  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(
      userInterfaceStyle: style, displayScale: displayScale,
      preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// Equal when all traits are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// Equal collections have equal hashes.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }
}
