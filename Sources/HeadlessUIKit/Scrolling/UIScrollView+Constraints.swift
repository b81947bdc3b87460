// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Apple's Technical Note TN2154, "UIScrollView And Autolayout": between a scroll view and what is
// in it, its edges and middles are those of the content, its width and height those of the frame.

extension UIScrollView {
  func makeContentGuide() -> UILayoutGuide {
    let state = layoutState
    if let guide = state.contentGuide { return guide }
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.identifier = "UIScrollView-contentLayoutGuide"
    state.contentGuide = guide
    constraintsDidChange()
    return guide
  }

  func makeFrameGuide() -> UILayoutGuide {
    let state = layoutState
    if let guide = state.frameGuide { return guide }
    let guide = UILayoutGuide(
      following: self, identifier: "UIScrollView-frameLayoutGuide", insets: { _ in .zero })
    state.frameGuide = guide
    return guide
  }

  /// What `attribute` of this view means in a constraint that the view itself keeps.
  func item(for attribute: NSLayoutConstraint.Attribute) -> LayoutItem {
    attribute.axis == .length ? self : makeContentGuide()
  }
}
