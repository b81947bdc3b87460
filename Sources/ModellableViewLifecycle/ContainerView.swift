// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A view whose subviews all fill it.
///
/// ```swift
/// container.addSubview(child.view)
/// ```
open class ContainerView: UIView {
  /// Gives every subview the container's bounds as its frame.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for subview in subviews { subview.frame = bounds }
  }
}
