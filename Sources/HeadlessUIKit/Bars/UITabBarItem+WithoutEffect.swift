// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UITabBarItem {
  /// The look of the bar while the item is chosen. Not drawn, which is reported: set the bar's. The
  /// default is `nil`.
  public var standardAppearance: UITabBarAppearance? {
    get { KeptValues.value(of: self, or: nil) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != nil {
        RenderingEnvironment.reportNotDrawn(
          "UITabBarItem.standardAppearance", "the bar's own appearance is drawn")
      }
    }
  }

  /// The look of the bar while the item is chosen and the content is at its end. Not drawn, which
  /// is reported. The default is `nil`.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { KeptValues.value(of: self, or: nil) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != nil {
        RenderingEnvironment.reportNotDrawn(
          "UITabBarItem.scrollEdgeAppearance", "the bar's own appearance is drawn")
      }
    }
  }
}
