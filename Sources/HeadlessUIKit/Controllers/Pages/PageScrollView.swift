// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What the pages of a page view controller are in, with room for one before and one after the
/// shown one, as UIKit's own: apps find it among the subviews, to stop scrolling or to hear of it.
///
///     ┌────────┬════════┬────────┐
///     │        ║  page  ║        │  contentSize
///     └────────┴════════┴────────┘
final class PageScrollView: UIScrollView {
  /// What the shown page lies in, at its origin.
  let holder: UIView = PageHolder()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(holder)
    contentInsetAdjustmentBehavior = .never
    isPagingEnabled = true
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  /// Takes an area and shows the middle of three pages; nobody hears of that.
  func place(in area: CGRect, _ orientation: UIPageViewController.NavigationOrientation) {
    if frame != area { frame = area }
    let isAcross = orientation == .horizontal
    let size = CGSize(
      width: area.width * (isAcross ? 3 : 1), height: area.height * (isAcross ? 1 : 3))
    if contentSize != size { contentSize = size }
    let start = CGPoint(x: isAcross ? area.width : 0, y: isAcross ? 0 : area.height)
    if bounds.origin != start { bounds.origin = start }
    holder.frame = CGRect(origin: start, size: area.size)
  }

  private final class PageHolder: UIView {
    override func places(_ subview: UIView) -> Bool { subview.owningController != nil }
  }
}
