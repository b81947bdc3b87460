// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UINavigationController {
  /// Whether the bars go away while the keyboard is there. There is none here. The default is
  /// false.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the bars go away where there is little room from top to bottom. They stay, which is
  /// reported. The default is false.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { KeptValues.value(of: self, or: false) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue {
        RenderingEnvironment.reportNotDrawn(
          "UINavigationController.hidesBarsWhenVerticallyCompact",
          "the bars stay where there is little room")
      }
    }
  }
}
