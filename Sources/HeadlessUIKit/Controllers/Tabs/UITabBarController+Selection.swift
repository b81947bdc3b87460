// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// The order of the calls, as UIKit has it:
//
//     new.viewWillAppear · old.viewWillDisappear · old.viewDidDisappear · new.viewDidAppear

extension UITabBarController {
  func setParts(_ new: [UIViewController]) {
    for (index, controller) in new.enumerated() {
      require(
        !new[..<index].contains { $0 === controller },
        "\(type(of: controller)) is given twice; a tab bar controller shows each controller once")
    }
    let old = parts
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
    }
    for controller in new where !old.contains(where: { $0 === controller }) { adopt(controller) }
    parts = new
    tabBarItemsDidChange()
    let kept = new.first { $0 === selected } ?? new.first
    if kept !== selected {
      // A subclass hears of it: ESTabBarController marks its first item so.
      selectedViewController = kept
      select(kept)
    }
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.leaveParent()
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
    childStorage = new + childStorage.filter { child in !new.contains { $0 === child } }
  }

  func select(_ new: UIViewController?) {
    guard new !== selected else { return }
    let old = selected
    selected = new
    tabBar.selectedItem = item(of: new)
    guard isViewLoaded else { return }
    let isOnScreen = appearance == .appeared || appearance == .appearing
    if isOnScreen {
      new?.beginAppearance()
      old?.beginDisappearance()
    }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.containerSafeAreaInsets = .zero
    if isOnScreen { installContents() }
    old?.endDisappearance()
    view.setNeedsLayout()
    if appearance == .appeared {
      view.layoutIfNeeded()
      new?.finishAppearance()
    }
  }

  func tabBarItemsDidChange() {
    let hasMore = hasMoreItem
    let shown = hasMore ? parts.prefix(UITabBarController.partsBesideMore) : parts[...]
    tabBar.items = shown.map { $0.makeTabBarItem() } + (hasMore ? [moreItem] : [])
    tabBar.selectedItem = item(of: selected)
  }

  /// What happens when people press an item.
  func press(_ index: Int) {
    guard !hasMoreItem || index < UITabBarController.partsBesideMore else { return selectMore() }
    guard parts.indices.contains(index) else { return }
    let part = parts[index]
    guard delegate?.tabBarController(self, shouldSelect: part) != false else { return }
    // Pressing the item of the shown part leads back to its first screen.
    if part === selected {
      (part as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: part)
  }
}

extension UITabBarController: ContainerController {
  func layoutContents() {
    guard let viewStorage else { return }
    if (tabBar.items?.last === moreItem) != hasMoreItem { tabBarItemsDidChange() }
    let bounds = viewStorage.bounds
    let covered = viewStorage.safeAreaInsets.bottom
    let hosting = TabBarHosting(
      height: BarMetrics.tabItemHeight(in: bounds.size, above: covered),
      isInline: BarMetrics.isLow(bounds.size) || tabBar.isTabletInline)
    let height = barHeight(in: bounds.size)
    tabBar.isHidden = hidesTabBar || isTabBarHidden
    tabBar.hosting = hosting
    tabBar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    guard let selected, selected.viewIfLoaded?.superview === viewStorage else { return }
    place(selected, in: bounds)
    tabBar.isOverContent = isContentUnderBar(of: selected)
  }

  /// How high the bar is, with what it covers of the screen's edge. A class of its own may say so
  /// by `sizeThatFits(_:)`.
  private func barHeight(in size: CGSize) -> CGFloat {
    let covered = view.safeAreaInsets.bottom
    let height = BarMetrics.tabBarHeight(in: size, above: covered) + covered
    guard type(of: tabBar) != UITabBar.self else { return height }
    let room = CGSize(width: size.width, height: height)
    return height + tabBar.sizeThatFits(room).height - tabBar.usualSize(fitting: room).height
  }

  /// Whether a part's view lies under the bar.
  private func isUnderBar(_ child: UIViewController) -> Bool {
    child.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  /// How large a part's view is where this view is as large as `size`.
  func partSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let child = container as? UIViewController, parts.contains(where: { $0 === child }) else {
      return presentSize(of: container, in: size)
    }
    guard !tabBar.isHidden, !isUnderBar(child) else { return size }
    return CGSize(width: size.width, height: max(0, size.height - barHeight(in: size)))
  }

  private func place(_ child: UIViewController, in bounds: CGRect) {
    var frame = bounds
    var insets = UIEdgeInsets.zero
    if !tabBar.isHidden {
      if isUnderBar(child) {
        insets.bottom = barHeight(in: bounds.size) - view.safeAreaInsets.bottom
      } else {
        frame.size.height = tabBar.frame.minY
      }
    }
    child.view.frame = frame
    child.containerSafeAreaInsets = insets
  }

  /// Whether one of the screens in the shown stack hides the bar.
  private var hidesTabBar: Bool {
    guard let selected else { return false }
    let screens = (selected as? UINavigationController)?.stack ?? [selected]
    return screens.contains(where: \.hidesBottomBarWhenPushed)
  }

  private func isContentUnderBar(of child: UIViewController) -> Bool {
    let screen = (child as? UINavigationController)?.topViewController ?? child
    guard let scrollView = screen.contentScrollView else { return false }
    return scrollView.reaches(below: tabBar.frame.minY, in: view)
  }
}
