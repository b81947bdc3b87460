// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A view that may know the controller whose root view it is.
///
/// ```swift
/// (view as? AnyViewControllerModellableView)?.viewController?.title
/// ```
@preconcurrency @MainActor
public protocol AnyViewControllerModellableView {
  /// The controller whose root view this is.
  var viewController: UIViewController? { get set }
}

/// A ``ModellableView`` that is the root view of a view controller and knows it.
///
/// `viewController` is there without being declared. The view does not keep its controller alive.
/// The published protocol asks for a model that is made from a store's state; here any model will
/// do.
///
/// ```swift
/// final class ProfileView: UIView, ViewControllerModellableView {
///   func setup() {}
///   func style() { navigationBar?.prefersLargeTitles = true }
///   func update(oldModel: ProfileModel?) { navigationItem?.title = model?.name }
/// }
/// ```
@preconcurrency @MainActor
public protocol ViewControllerModellableView: ModellableView, AnyViewControllerModellableView {}

extension ViewControllerModellableView {
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
