// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Synchronization

/// The scroll views that a context wants to see whole. Their names are known when the subject was
/// shown.
final class ScrollableContents: Sendable {
  private let found = Mutex<[String]>([])

  /// The names, sorted, after the subject was shown.
  var names: [String] {
    get { found.withLock { $0 } }
    set { found.withLock { $0 = newValue.sorted() } }
  }
}

extension UIScrollView {
  /// Makes the view as large as all that it holds, and shows it from its beginning.
  func expandToContent() {
    layoutIfNeeded()
    let insets = contentInset
    let size = CGSize(
      width: max(bounds.width, contentSize.width + insets.left + insets.right),
      height: max(bounds.height, contentSize.height + insets.top + insets.bottom))
    releaseFrame()
    bounds = CGRect(x: -insets.left, y: -insets.top, width: size.width, height: size.height)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Takes away the constraints that hold the view's frame; those of its content stay.
  private func releaseFrame() {
    for view in sequence(first: self as UIView, next: \.superview) {
      for constraint in view.constraints where holdsFrame(constraint) {
        constraint.isActive = false
      }
    }
    translatesAutoresizingMaskIntoConstraints = true
  }

  private func holdsFrame(_ constraint: NSLayoutConstraint) -> Bool {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    guard items.contains(where: { $0 === self || $0 === frameLayoutGuide }) else { return false }
    return !items.contains { item in
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return item !== self && view !== self && view?.isDescendant(of: self) == true
    }
  }
}
