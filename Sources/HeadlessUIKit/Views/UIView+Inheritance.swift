// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What views take from their superviews: the tint and the style. Each view remembers the outcome, so
// that reading it does not walk up the tree.

extension UIView {
  /// The tint that applies, where this view or one above it has set one.
  var effectiveTint: UIColor? { inherited.tint }

  func setTintColor(_ color: UIColor?) {
    tintColorStorage = color
    updateInherited()
  }

  func resolvedTraits() -> UITraitCollection {
    UITraitCollection.current.overriding(inherited.style)
  }

  /// The style that the view or its controller sets; `unspecified` where neither does.
  var ownUserInterfaceStyle: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    return owningController?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// Takes over what the superview hands down, and tells this view and those below what has changed.
  func updateInherited() {
    let old = inherited
    var new = superviewStorage?.inherited ?? InheritedTraits()
    if let tintColorStorage { new.tint = tintColorStorage }
    let style = ownUserInterfaceStyle
    if style != .unspecified { new.style = style }
    guard new != old else { return }
    inherited = new
    if (new.tint ?? .systemBlue) != (old.tint ?? .systemBlue) { tintColorDidChange() }
    if new.style != old.style {
      let previous = UITraitCollection.current.overriding(old.style)
      if previous != traitCollection { tellTraitsDidChange(from: previous) }
    }
    for subview in subviewStorage { subview.updateInherited() }
  }
}

/// What a view hands down to its subviews.
struct InheritedTraits: Equatable {
  /// `nil` stands for system blue.
  var tint: UIColor?
  /// `unspecified` stands for the environment's.
  var style = UIUserInterfaceStyle.unspecified
}
