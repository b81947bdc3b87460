// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UITabBarDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UITabBarDelegate)? { forwardee as? any UITabBarDelegate }

  /// Tells the delegate.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    pass("tabBar:didSelect:", [tabBar, item]) {
      _forwardToDelegate?.tabBar(tabBar, didSelect: item)
    }
  }

  /// Tells the delegate.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    pass("tabBar:willBeginCustomizing:", [tabBar, items]) {
      _forwardToDelegate?.tabBar(tabBar, willBeginCustomizing: items)
    }
  }

  /// Tells the delegate.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    pass("tabBar:didBeginCustomizing:", [tabBar, items]) {
      _forwardToDelegate?.tabBar(tabBar, didBeginCustomizing: items)
    }
  }

  /// Tells the delegate.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    pass("tabBar:willEndCustomizing:changed:", [tabBar, items, NSNumber(value: changed)]) {
      _forwardToDelegate?.tabBar(tabBar, willEndCustomizing: items, changed: changed)
    }
  }

  /// Tells the delegate.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    pass("tabBar:didEndCustomizing:changed:", [tabBar, items, NSNumber(value: changed)]) {
      _forwardToDelegate?.tabBar(tabBar, didEndCustomizing: items, changed: changed)
    }
  }
}
