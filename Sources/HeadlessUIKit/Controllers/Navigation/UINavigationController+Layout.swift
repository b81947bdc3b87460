// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UINavigationController: ContainerController {
  private var barHeight: CGFloat { barHeight(in: view.bounds.size) }

  private func barHeight(in size: CGSize) -> CGFloat {
    let presented = selfAndParents.first { $0.presenterStorage != nil }
    let container = presented?.presenterStorage?.presentation?.container
    if navigationBar.isCoveredBySearch { return 0 }
    let isUpright = view.window?.liesOnUprightScreen == true
    let size = isUpright ? CGSize(width: size.height, height: size.width) : size
    return BarMetrics.navigationBarHeight(in: size, isCard: container?.isCard == true)
  }

  /// Where the bar begins, in points: below what covers the screen's edge.
  private var barTop: CGFloat {
    let covered = view.window?.statusBar(over: view) ?? view.safeAreaInsets.top
    return BarMetrics.top(below: covered)
  }

  func layoutContents() {
    guard let viewStorage else { return }
    let top = barTop
    let height = barHeight
    navigationBar.isLow =
      BarMetrics.isLow(viewStorage.bounds.size)
      && viewStorage.window?.liesOnUprightScreen != true
    let child = topViewController
    let scrolled = child?.contentScrollView.map(scrolledLength) ?? 0
    let collapse = min(scrolled, navigationBar.showsLargeTitle ? UINavigationBar.largeTitlePart : 0)
    navigationBar.hosting = NavigationBarHosting(
      top: top, isOverContent: scrolled > collapse, height: height, collapse: collapse,
      hasScrollableContent: child?.contentScrollView != nil)
    child?.navigationItemStorage?.searchController?.searchingController = child
    navigationBar.frame = CGRect(
      x: 0, y: top, width: viewStorage.bounds.width,
      height: navigationBar.extraHeight + height + navigationBar.largeTitleHeight
        + navigationBar.searchHeight)
    layoutToolbar(in: viewStorage)
    guard let child, child.viewIfLoaded?.superview === viewStorage else { return }
    place(child, in: viewStorage.bounds)
    adjustContent(of: child)
  }

  /// Whether the bar takes room. Code hides it by its own `isHidden`, too: apps then pin bars of
  /// their own to the safe area's top, where the bar was (boostcamp's BBus).
  private var showsNavigationBar: Bool { !isNavigationBarHidden && !navigationBar.isHidden }

  /// Whether the toolbar is there for the shown screen.
  private var showsToolbar: Bool {
    !isToolbarHidden && !stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  private func layoutToolbar(in view: UIView) {
    guard let toolbar else { return }
    guard showsToolbar else {
      toolbar.removeFromSuperview()
      return
    }
    if toolbar.superview !== view { view.insertSubview(toolbar, belowSubview: navigationBar) }
    if !(toolbar.items ?? []).elementsEqual(
      topViewController?.toolbarItems ?? [], by: { $0 === $1 })
    {
      toolbar.items = topViewController?.toolbarItems
    }
    let bottom = view.safeAreaInsets.bottom
    let size = view.bounds.size
    let height = BarMetrics.toolbarHeight(in: size, above: bottom)
    let items = BarMetrics.toolbarItemHeight(in: size, above: bottom)
    toolbar.frame = CGRect(
      x: 0, y: size.height - bottom - height, width: size.width, height: items)
    toolbar.hosting = (bottom + height - items, isContentUnderToolbar)
  }

  private var isContentUnderToolbar: Bool {
    guard let scrollView = topViewController?.contentScrollView, let toolbar else { return false }
    return scrollView.reaches(below: toolbar.frame.minY, in: view)
  }

  /// Whether a screen's view lies under the bar at the top.
  private func isUnderBar(_ child: UIViewController) -> Bool {
    child.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  /// Whether a screen's view lies under the toolbar.
  private func isUnderToolbar(_ child: UIViewController) -> Bool {
    child.edgesForExtendedLayout.contains(.bottom)
      && (toolbar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  /// How large a screen's view is where this view is as large as `size`.
  func screenSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let child = container as? UIViewController, stack.contains(where: { $0 === child }) else {
      return presentSize(of: container, in: size)
    }
    var screen = size
    let covered = view.safeAreaInsets
    if showsNavigationBar, !isUnderBar(child) {
      screen.height -=
        barTop + navigationBar.extraHeight + barHeight(in: size)
        + navigationBar.largeTitleHeight + navigationBar.searchHeight
    }
    if showsToolbar, !isUnderToolbar(child) {
      screen.height -=
        covered.bottom + BarMetrics.toolbarHeight(in: size, above: covered.bottom)
    }
    return CGSize(width: screen.width, height: max(0, screen.height))
  }

  private func place(_ child: UIViewController, in bounds: CGRect) {
    let bar = navigationBar.frame
    var frame = bounds
    var insets = UIEdgeInsets.zero
    if showsNavigationBar {
      if isUnderBar(child) {
        insets.top = bar.maxY - view.safeAreaInsets.top
      } else {
        frame.origin.y = bar.maxY
        frame.size.height = max(0, bounds.height - bar.maxY)
      }
    }
    if showsToolbar, let toolbar {
      if isUnderToolbar(child) {
        insets.bottom = bounds.height - toolbar.frame.minY - view.safeAreaInsets.bottom
      } else {
        frame.size.height = max(0, toolbar.frame.minY - frame.minY)
      }
    }
    child.view.frame = frame
    child.containerSafeAreaInsets = insets
  }

  /// How far content was moved up from where it starts, below the whole bar, in points.
  private func scrolledLength(_ scrollView: UIScrollView) -> CGFloat {
    let offset = scrollView.contentOffset.y
    guard let placedTop = scrollView.placedTop else {
      // Not placed below the bar yet; what its author scrolled counts from there.
      let isUntouched = offset == 0 || offset == -scrollView.contentInset.top
      return isUntouched ? 0 : max(0, offset + scrollView.contentInset.top + fullTop)
    }
    return max(0, offset + placedTop)
  }

  /// What the bar with its whole title covers of the shown screen's view, in points.
  private var fullTop: CGFloat {
    guard let child = topViewController, showsNavigationBar, isUnderBar(child) else {
      return showsNavigationBar ? 0 : view.safeAreaInsets.top
    }
    return barTop + navigationBar.extraHeight + barHeight
      + (navigationBar.showsLargeTitle ? UINavigationBar.largeTitlePart : 0)
      + navigationBar.searchHeight
  }

  /// Content that has not been scrolled starts below the bar.
  private func adjustContent(of child: UIViewController) {
    guard let scrollView = child.contentScrollView,
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return }
    scrollView.isBelowBars = true
    scrollView.startBelowSafeArea(orCountFrom: scrollView.contentInset.top + fullTop)
  }
}
