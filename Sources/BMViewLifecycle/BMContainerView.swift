// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A view whose subviews all fill it.
///
/// ```swift
/// controller.add(ProfileViewController(), to: container)
/// ```
public class BMContainerView: UIView {
  /// Gives every subview the container's bounds as its frame.
  public override func layoutSubviews() {
    super.layoutSubviews()
    for subview in subviews { subview.frame = bounds }
  }
}
