// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UINavigationControllerDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UINavigationControllerDelegate)? {
    forwardee as? any UINavigationControllerDelegate
  }

  /// Tells the delegate.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    pass(
      "navigationController:willShow:animated:",
      [navigationController, viewController, NSNumber(value: animated)]
    ) {
      _forwardToDelegate?.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
  }

  /// Tells the delegate.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    pass(
      "navigationController:didShow:animated:",
      [navigationController, viewController, NSNumber(value: animated)]
    ) {
      _forwardToDelegate?.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }
  }

  /// Asks the delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (_forwardToDelegate ?? Unset()).navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// Asks the delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (_forwardToDelegate ?? Unset()).navigationController(
      navigationController, interactionControllerFor: animationController)
  }

  /// Asks the delegate.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    (_forwardToDelegate ?? Unset()).navigationControllerSupportedInterfaceOrientations(
      navigationController)
  }

  /// Asks the delegate.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    (_forwardToDelegate ?? Unset())
      .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
  }
}

/// What answers where nobody else does.
private final class Unset: NSObject, UINavigationControllerDelegate {}
