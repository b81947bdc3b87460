// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A view with a view model that is the root view of a view controller and knows it.
///
/// `viewController` is there without being declared. The view does not keep its controller alive.
///
/// ```swift
/// final class ProfileView: UIView, BMViewWithViewControllerAndViewModel {
///   func configure() {}
///   func style() {}
///   func update(oldViewModel: ProfileViewModel?) { viewController?.title = viewModel?.name }
///   func layout() {}
/// }
/// ```
@preconcurrency @MainActor
public protocol BMViewWithViewControllerAndViewModel: BMViewWithViewModel {
  /// The controller whose root view this is; `nil` before it has one and after that one is gone.
  var viewController: UIViewController? { get set }
}

extension BMViewWithViewControllerAndViewModel {
  /// The controller whose root view this is; `nil` before it has one and after that one is gone.
  ///
  /// The published design keeps a reference that dangles after the controller's end; this one is
  /// weak.
  public var viewController: UIViewController? {
    get { AssociatedStorage.storage(of: self)[viewControllerKey]?.controller }
    set {
      AssociatedStorage.storage(of: self)[viewControllerKey] = newValue.map(WeakController.init)
    }
  }
}

extension BMViewWithViewControllerAndViewModel {
  /// The bar of the navigation controller that the view's controller is in.
  public var navigationBar: UINavigationBar? {
    viewController?.navigationController?.navigationBar
  }

  /// What a navigation bar shows for the view's controller.
  public var navigationItem: UINavigationItem? { viewController?.navigationItem }
}

private struct WeakController {
  weak var controller: UIViewController?
}

private let viewControllerKey = AssociatedStorage.Key<WeakController>()
