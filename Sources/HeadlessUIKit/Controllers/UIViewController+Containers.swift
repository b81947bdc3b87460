// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where a controller is going, while it goes.
struct ControllerTransition {
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
}

extension UIViewController {
  /// This controller, its parent, and so on.
  var selfAndParents: some Sequence<UIViewController> {
    sequence(first: self) { $0.parentStorage }
  }

  func nearestParent<Container: UIViewController>() -> Container? {
    selfAndParents.dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// What is added to the safe area that the view inherits.
  var addedSafeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: containerSafeAreaInsets.top + additionalSafeAreaInsets.top,
      left: containerSafeAreaInsets.left + additionalSafeAreaInsets.left,
      bottom: containerSafeAreaInsets.bottom + additionalSafeAreaInsets.bottom,
      right: containerSafeAreaInsets.right + additionalSafeAreaInsets.right)
  }

  func safeAreaDidChange() {
    viewStorage?.askForLayoutInTree()
  }

  func titleDidChange() {
    navigationItemStorage?.title = title
    // What was given to the item of the first screen, in whose place this one stands, stays.
    if let first = (self as? UINavigationController)?.viewControllers.first {
      tabBarItemStorage = tabBarItemStorage ?? first.tabBarItemStorage
    }
    tabBarItemStorage?.title = title
  }

  func makeNavigationItem() -> UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem()
    item.title = title
    navigationItemStorage = item
    return item
  }

  func makeTabBarItem() -> UITabBarItem {
    if let tabBarItemStorage { return tabBarItemStorage }
    // A navigation controller stands in a tab bar for its first screen.
    if let first = (self as? UINavigationController)?.viewControllers.first, title == nil {
      return first.makeTabBarItem()
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabBarItemStorage = item
    return item
  }

  func replaceTabBarItem(_ item: UITabBarItem?) {
    tabBarItemStorage = item
    tabBarController?.tabBarItemsDidChange()
  }
}

extension UIView {
  /// Asks for layout here and in all views inside, which may place their subviews by the safe area.
  func askForLayoutInTree() {
    setNeedsLayout()
    for subview in subviewStorage { subview.askForLayoutInTree() }
  }
}
