// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Whether the tint keeps its color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview; normal where there is none.
    case automatic = 0
    /// It keeps its color.
    case normal = 1
    /// It is gray, because something above has the attention.
    case dimmed = 2
  }

  /// The tint of this view as it shows: gray where it is dimmed.
  func shownTintColor() -> UIColor {
    let color = effectiveTint ?? .appTint
    return inherited.isTintDimmed ? color.dimmed : color
  }
}

extension UIColor {
  /// The gray that is as light as the color (the luma of ITU-R BT.601), with its opacity. The gray
  /// that iOS takes is not published.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let components = self.components(with: traits)
      let (red, green, blue) = components.redGreenBlue
      return UIColor(
        white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: components.alpha)
    }
  }
}
