// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Calls `updateConstraints()` where it is due, subviews first.
  func updateConstraintsInTree(depth: Int = 0) {
    guard treeNeedsConstraintUpdate else { return }
    guard CALayer.allowsDepth(depth) else { return }
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
