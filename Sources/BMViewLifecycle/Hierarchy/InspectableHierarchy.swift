// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A container that tells which controllers are in it.
///
/// ```swift
/// let screens = navigationController.hierarchy
/// ```
@preconcurrency @MainActor
public protocol InspectableHierarchy: AnyObject {
  /// The controllers in the container, then what it presents.
  var hierarchy: [UIViewController] { get }
}

extension UINavigationController: InspectableHierarchy {
  /// The stack, the first screen first, then what is presented.
  public var hierarchy: [UIViewController] {
    viewControllers + [presentedViewController].compactMap { $0 }
  }
}

extension UITabBarController: InspectableHierarchy {
  /// The selected controller, then what is presented.
  public var hierarchy: [UIViewController] {
    [selectedViewController, presentedViewController].compactMap { $0 }
  }
}

/// A controller that tells what is shown above it.
///
/// ```swift
/// let modal = controller.nextViewController
/// ```
@preconcurrency @MainActor
public protocol InspectablePresentedViewController: AnyObject {
  /// The controller that is presented; `nil` where there is none.
  var nextViewController: UIViewController? { get }
}

extension UIViewController: InspectablePresentedViewController {
  /// The controller that is presented; `nil` where there is none.
  public var nextViewController: UIViewController? { presentedViewController }
}
