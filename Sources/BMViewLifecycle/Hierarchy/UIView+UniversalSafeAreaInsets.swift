// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension UIView {
  /// The view's safe area insets, in points. On iOS before 11 they had to be worked out; here the
  /// name is kept for views that were written with it.
  public var universalSafeAreaInsets: UIEdgeInsets { safeAreaInsets }
}
