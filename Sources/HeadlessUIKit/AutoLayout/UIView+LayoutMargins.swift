// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// ``layoutMargins`` by the direction of text.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set { layoutMargins = newValue.resolved(effectiveUserInterfaceLayoutDirection) }
  }

  /// Whether the safe area is added to the margins. The default is true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutStateStorage?.addsSafeAreaToMargins ?? true }
    set {
      layoutState.addsSafeAreaToMargins = newValue
      constraintsDidChange()
    }
  }

  /// Whether the superview's margins count here, too, where they reach into the view. The default
  /// is false.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutStateStorage?.preservesSuperviewMargins ?? false }
    set {
      layoutState.preservesSuperviewMargins = newValue
      constraintsDidChange()
    }
  }
}
