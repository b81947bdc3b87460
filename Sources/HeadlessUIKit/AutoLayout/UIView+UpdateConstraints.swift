// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Whether ``updateConstraints()`` is due.
  public func needsUpdateConstraints() -> Bool { isConstraintUpdateDue }

  /// Calls ``updateConstraints()`` where it is due in this view and those in it.
  public func updateConstraintsIfNeeded() {
    updateConstraintsInTree()
  }

  /// Calls `updateConstraints()` where it is due, subviews first.
  func updateConstraintsInTree(depth: Int = 0) {
    guard treeNeedsConstraintUpdate else { return }
    CALayer.requireDepth(depth)
    treeNeedsConstraintUpdate = false
    for subview in subviewStorage { subview.updateConstraintsInTree(depth: depth + 1) }
    if isConstraintUpdateDue {
      isConstraintUpdateDue = false
      if let owningController {
        owningController.updateViewConstraints()
      } else {
        updateConstraints()
      }
    }
  }

  func markConstraintUpdate() {
    isConstraintUpdateDue = true
    markTreeNeedsConstraintUpdate()
    setNeedsLayout()
  }

  func markTreeNeedsConstraintUpdate() {
    for view in sequence(first: self, next: \.superviewStorage) {
      guard !view.treeNeedsConstraintUpdate else { return }
      view.treeNeedsConstraintUpdate = true
    }
  }
}
