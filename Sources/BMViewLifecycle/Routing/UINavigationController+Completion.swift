// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension UINavigationController {
  /// Shows `viewController` above the present screen.
  ///
  /// - Parameter completion: Called once, on the main queue, after the call has returned.
  public func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void
  ) {
    pushViewController(viewController, animated: animated)
    MainQueue.async(completion)
  }

  /// Takes the last screen away, unless it is the only one.
  ///
  /// - Parameter completion: Called once, on the main queue, after the call has returned, also
  ///   where no screen was taken away.
  public func popViewController(animated: Bool, completion: @escaping () -> Void) {
    popViewController(animated: animated)
    MainQueue.async(completion)
  }
}
