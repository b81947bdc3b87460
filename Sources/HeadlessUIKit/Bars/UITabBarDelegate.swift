// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Hears of the items that people choose in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// The user pressed an item. By default nothing.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
