// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIView {
  func takeFittingSize() {
    let corner = CGPoint(x: frame.minX, y: frame.minY)
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame = CGRect(origin: corner, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  func findTouched(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let touched = subview.hitTest(subview.convert(point, from: self), with: event) {
        return touched
      }
    }
    return self
  }

  /// What the superview's insets leave over this view; each edge is at most the superview's.
  func resolvedSafeAreaInsets() -> UIEdgeInsets {
    var insets = inheritedSafeAreaInsets()
    guard let added = owningController?.addedSafeAreaInsets else { return insets }
    insets.top += added.top
    insets.left += added.left
    insets.bottom += added.bottom
    insets.right += added.right
    return insets
  }

  /// What of the superview's safe area reaches into the view. A window has what the environment
  /// says of a view without superview, or else what of the screen's edges it covers.
  private func inheritedSafeAreaInsets() -> UIEdgeInsets {
    if let superview {
      return remaining(of: superview.safeAreaInsetsOfContent, in: superview.bounds)
    }
    let environment = RenderingEnvironment.current
    guard self is UIWindow, environment.safeAreaInsets == .zero else {
      return environment.safeAreaInsets
    }
    let screen = CGRect(origin: .zero, size: environment.screenSize)
    return remaining(of: environment.screenSafeAreaInsets, in: screen)
  }

  /// What the insets of a rectangle that the view is in leave over the view.
  private func remaining(of outer: UIEdgeInsets, in bounds: CGRect) -> UIEdgeInsets {
    let frame = frame
    func remaining(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, min(inset, inset - distance))
    }
    return UIEdgeInsets(
      top: remaining(outer.top, frame.minY - bounds.minY),
      left: remaining(outer.left, frame.minX - bounds.minX),
      bottom: remaining(outer.bottom, bounds.maxY - frame.maxY),
      right: remaining(outer.right, bounds.maxX - frame.maxX))
  }

  /// The safe area for subviews. A scroll view keeps its content out of the part that it adds to
  /// the content's insets.
  private var safeAreaInsetsOfContent: UIEdgeInsets {
    var insets = safeAreaInsets
    guard let scrollView = self as? UIScrollView else { return insets }
    let (adjusted, own) = (scrollView.adjustedContentInset, scrollView.contentInset)
    insets.top -= adjusted.top - own.top
    insets.left -= adjusted.left - own.left
    insets.bottom -= adjusted.bottom - own.bottom
    insets.right -= adjusted.right - own.right
    return insets
  }
}
