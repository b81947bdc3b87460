// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UINavigationController: ContainerController {
  /// The height of the bar's part with the buttons on a screen that is wide and low.
  private static let lowBarHeight: CGFloat = 32
  private static let lowScreen: CGFloat = 440

  private var barHeight: CGFloat {
    let size = view.bounds.size
    let isLow = size.width > size.height && size.height <= UINavigationController.lowScreen
    return isLow ? UINavigationController.lowBarHeight : UINavigationBar.compactHeight
  }

  func layoutContents() {
    guard let viewStorage else { return }
    let top = viewStorage.safeAreaInsets.top
    let height = barHeight
    let child = topViewController
    let isOverContent = child?.contentScrollView.map(isScrolled) ?? false
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.hosting = NavigationBarHosting(
      top: top, isOverContent: isOverContent, height: height)
    navigationBar.frame = CGRect(
      x: 0, y: top, width: viewStorage.bounds.width,
      height: height + navigationBar.largeTitleHeight)
    guard let child, child.viewIfLoaded?.superview === viewStorage else { return }
    place(child, in: viewStorage.bounds)
    adjustContent(of: child)
  }

  private func place(_ child: UIViewController, in bounds: CGRect) {
    let bar = navigationBar.frame
    let isUnderBar =
      child.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    var frame = bounds
    var insets = UIEdgeInsets.zero
    if !isNavigationBarHidden {
      if isUnderBar {
        insets.top = bar.height
      } else {
        frame.origin.y = bar.maxY
        frame.size.height = max(0, bounds.height - bar.maxY)
      }
    }
    child.view.frame = frame
    child.containerSafeAreaInsets = insets
  }

  /// Whether content was moved up, under the bar.
  private func isScrolled(_ scrollView: UIScrollView) -> Bool {
    scrollView.contentOffset.y > 0
      || (adjustment?.view == ObjectIdentifier(scrollView)
        && scrollView.contentOffset.y > -(adjustment?.top ?? 0))
  }

  /// Content that has not been scrolled starts below the bar.
  private func adjustContent(of child: UIViewController) {
    guard let scrollView = child.contentScrollView,
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return }
    let id = ObjectIdentifier(scrollView)
    let former = adjustment?.view == id ? adjustment?.top ?? 0 : scrollView.contentInset.top
    let top = scrollView.adjustedContentInset.top
    guard scrollView.contentOffset.y == 0 || scrollView.contentOffset.y == -former else { return }
    adjustment = (id, top)
    if scrollView.contentOffset.y != -top { scrollView.contentOffset.y = -top }
  }
}
