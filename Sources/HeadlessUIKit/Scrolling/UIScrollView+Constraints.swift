// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Apple's "Auto Layout Guide", "Working with Scroll Views": "Constraints between the edges or margins
// of the scroll view and its content attach to the scroll view's content area. Constraints between
// the height, width, or centers attach to the scroll view's frame."

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
    attribute.isOfScrolledContent ? makeContentGuide() : self
  }
}
