// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The point of the bounds that ``center`` is the place of, from (0, 0) to (1, 1). The default is
  /// the middle.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
