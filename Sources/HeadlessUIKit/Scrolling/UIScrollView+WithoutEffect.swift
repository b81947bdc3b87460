// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a scroll view keeps and what changes no pixel here.
extension UIScrollView {
  /// Whether the keys of a keyboard scroll. The default is true.
  public var allowsKeyboardScrolling: Bool {
    get { KeptValues.value(of: self, or: true) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the view around scrolls sideways where this one is at its end. The default is true.
  public var transfersHorizontalScrollingToParent: Bool {
    get { KeptValues.value(of: self, or: true) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the view around scrolls up and down where this one is at its end. The default is true.
  public var transfersVerticalScrollingToParent: Bool {
    get { KeptValues.value(of: self, or: true) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the content moves by itself: never.
  public var isScrollAnimating: Bool { false }

  /// Whether the content is zoomed by itself: never.
  public var isZoomAnimating: Bool { false }

  /// Stops what moves by itself. Nothing does.
  public func stopScrollingAndZooming() {}
}
