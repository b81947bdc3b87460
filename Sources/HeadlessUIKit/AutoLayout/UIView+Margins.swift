// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// What the keyboard covers. There is none: the strip at the bottom of the view that the safe
  /// area leaves out, with its top where the safe area ends.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(
      following: self, identifier: "UIViewKeyboardLayoutGuide"
    ) { view in
      let isOnSafeArea = view.layoutState.keyboardGuide?.usesBottomSafeArea ?? true
      return UIEdgeInsets(
        top: 0, left: 0, bottom: isOnSafeArea ? view.safeAreaInsets.bottom : 0, right: 0)
    }
    guide.isStripAtBottom = true
    layoutState.keyboardGuide = guide
    layoutState.followingGuides.append(guide)
    return guide
  }

  /// The width of iOS 9 to 18 at the standard size of text. Mac Catalyst on iOS 26 has 920, which
  /// is not the look that is drawn here.
  static let readableWidth: CGFloat = 672
  private static let standardMargin: CGFloat = 8

  func guide(
    _ path: ReferenceWritableKeyPath<ViewLayoutState, UILayoutGuide?>, _ identifier: String,
    _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = layoutState[keyPath: path] { return guide }
    let guide = UILayoutGuide(following: self, identifier: identifier, insets: insets)
    layoutState[keyPath: path] = guide
    layoutState.followingGuides.append(guide)
    return guide
  }

  func resolvedLayoutMargins() -> UIEdgeInsets {
    var margins = ownLayoutMargins
    if insetsLayoutMarginsFromSafeArea {
      let safeArea = safeAreaInsets
      margins.top += safeArea.top
      margins.left += safeArea.left
      margins.bottom += safeArea.bottom
      margins.right += safeArea.right
    }
    return preservesSuperviewLayoutMargins ? keepingSuperviewMargins(margins) : margins
  }

  /// The margins as they were set, or else 8 on each side, and none of a stack. The view of a
  /// controller has at least those of the system, and none of its own.
  private var ownLayoutMargins: UIEdgeInsets {
    let standard = self is UIStackView ? 0 : UIView.standardMargin
    guard let owningController else {
      return layoutStateStorage?.margins
        ?? UIEdgeInsets(top: standard, left: standard, bottom: standard, right: standard)
    }
    var margins = layoutStateStorage?.margins ?? .zero
    guard owningController.viewRespectsSystemMinimumLayoutMargins else { return margins }
    let least = owningController.systemMinimumLayoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    margins.top = max(margins.top, least.top)
    margins.left = max(margins.left, isMirrored ? least.trailing : least.leading)
    margins.bottom = max(margins.bottom, least.bottom)
    margins.right = max(margins.right, isMirrored ? least.leading : least.trailing)
    return margins
  }

  /// The margins, greater where those of the superview reach into the view. An edge outside of the
  /// superview counts as one at its edge: a view that is as large as its margins would grow for
  /// ever.
  func keepingSuperviewMargins(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview else { return margins }
    let (outer, frame, bounds) = (superview.layoutMargins, frame, superview.bounds)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - max(0, frame.minY - bounds.minY)),
      left: max(margins.left, outer.left - max(0, frame.minX - bounds.minX)),
      bottom: max(margins.bottom, outer.bottom - max(0, bounds.maxY - frame.maxY)),
      right: max(margins.right, outer.right - max(0, bounds.maxX - frame.maxX)))
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    guard layoutStateStorage?.margins != margins else { return }
    layoutState.margins = margins
    constraintsDidChange()
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
  }
}
