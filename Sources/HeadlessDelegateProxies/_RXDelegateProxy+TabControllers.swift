// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UITabBarControllerDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UITabBarControllerDelegate)? {
    forwardee as? any UITabBarControllerDelegate
  }

  /// Asks the delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Tells the delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    pass("tabBarController:didSelect:", [tabBarController, viewController]) {
      _forwardToDelegate?.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  /// Tells the delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    pass("tabBarController:willBeginCustomizing:", [tabBarController, viewControllers]) {
      _forwardToDelegate?.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }

  /// Tells the delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    pass(
      "tabBarController:willEndCustomizing:changed:",
      [tabBarController, viewControllers, NSNumber(value: changed)]
    ) {
      _forwardToDelegate?.tabBarController(
        tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }

  /// Tells the delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    pass(
      "tabBarController:didEndCustomizing:changed:",
      [tabBarController, viewControllers, NSNumber(value: changed)]
    ) {
      _forwardToDelegate?.tabBarController(
        tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }

  /// Asks the delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (_forwardToDelegate ?? Unset()).tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  /// Asks the delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (_forwardToDelegate ?? Unset()).tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }
}

/// What answers where nobody else does.
private final class Unset: NSObject, UITabBarControllerDelegate {}
