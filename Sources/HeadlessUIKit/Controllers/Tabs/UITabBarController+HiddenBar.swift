// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UITabBarController {
  /// Whether the bar is out of sight. The default is false.
  public var isTabBarHidden: Bool {
    get { KeptValues.value(of: self, or: false) }
    set {
      KeptValues.keep(newValue, of: self)
      view.setNeedsLayout()
    }
  }

  /// Puts the bar in or out of sight, at once.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}
