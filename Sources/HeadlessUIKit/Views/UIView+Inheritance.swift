// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What views take from their superviews: the tint, the style, the limits of text sizes. Each view
// remembers the outcome, so that reading it does not walk up the tree.

extension UIView {
  /// The tint that applies, where this view or one above it has set one.
  var effectiveTint: UIColor? { inherited.tint }

  func setTintColor(_ color: UIColor?) {
    tintColorStorage = color
    updateInherited()
  }

  func resolvedTraits() -> UITraitCollection { inherited.applied(to: .current) }

  /// The style that the view or its controller sets; `unspecified` where neither does.
  var ownUserInterfaceStyle: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    return owningController?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// Elevated for what holds a card; else `unspecified`.
  private var ownUserInterfaceLevel: UIUserInterfaceLevel {
    (self as? PresentationContainerView)?.isCard == true ? .elevated : .unspecified
  }

  /// The traits of the view where its superview's are `outer`.
  func traits(within outer: UITraitCollection) -> UITraitCollection {
    let own = ownTraits.map { UITraitCollection(outer.traits.overridden(by: $0)) } ?? outer
    let traits = own.overriding(ownUserInterfaceStyle, ownUserInterfaceLevel)
    return contentSizeLimits.map { traits.limited(to: $0) } ?? traits
  }

  /// Takes over what the superview hands down, and tells this view and those below what has
  /// changed.
  func updateInherited() {
    let old = inherited
    var new = superviewStorage?.inherited ?? InheritedTraits()
    if let tintColorStorage { new.tint = tintColorStorage }
    if tintAdjustmentModeStorage != .automatic {
      new.isTintDimmed = tintAdjustmentModeStorage == .dimmed
    }
    if let own = ownTraits { new.take(own) }
    let style = ownUserInterfaceStyle
    if style != .unspecified { new.style = style }
    let level = ownUserInterfaceLevel
    if level != .unspecified { new.level = level }
    if let contentSizeLimits {
      new.contentSizes = new.contentSizes?.followed(by: contentSizeLimits) ?? contentSizeLimits
    }
    guard new != old else { return }
    inherited = new
    if new.shownTint != old.shownTint { tintColorDidChange() }
    if new.style != old.style || new.level != old.level || new.contentSizes != old.contentSizes
      || new.others != old.others
    {
      let previous = old.applied(to: .current)
      if previous != traitCollection {
        tellTraitsDidChange(from: previous)
        // As iOS 18 does where `layoutSubviews()` asked for traits.
        setNeedsLayout()
      }
    }
    for subview in subviewStorage { subview.updateInherited() }
  }
}

/// What a view hands down to its subviews.
struct InheritedTraits: Equatable {
  /// `nil` stands for system blue.
  var tint: UIColor?
  /// Whether the tint is gray because something else has the attention.
  var isTintDimmed = false
  /// `unspecified` stands for the environment's.
  var style = UIUserInterfaceStyle.unspecified
  /// `unspecified` stands for the environment's.
  var level = UIUserInterfaceLevel.unspecified
  /// `nil` stands for all sizes.
  var contentSizes: ContentSizeLimits?
  /// All traits that are set above; `nil`, mostly, stands for none.
  private(set) var others: UITraitCollection?

  /// Takes over the traits that a view sets.
  mutating func take(_ traits: Traits) {
    others = UITraitCollection((others?.traits ?? Traits()).overridden(by: traits))
    if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
    if traits.userInterfaceLevel != .unspecified { level = traits.userInterfaceLevel }
  }

  func applied(to outer: UITraitCollection) -> UITraitCollection {
    let above = others.map { UITraitCollection(outer.traits.overridden(by: $0.traits)) } ?? outer
    let traits = above.overriding(style, level)
    return contentSizes.map { traits.limited(to: $0) } ?? traits
  }

  /// What the tint looks like, to be compared.
  fileprivate var shownTint: ShownTint {
    ShownTint(color: tint ?? .appTint, isDimmed: isTintDimmed)
  }
}

private struct ShownTint: Equatable {
  var color: UIColor
  var isDimmed: Bool
}
