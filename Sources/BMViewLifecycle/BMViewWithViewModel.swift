// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A view that shows a view model.
///
/// `viewModel` is there without being declared, and its type is the one in `update(oldViewModel:)`.
/// Every set, also of an equal value and of `nil`, calls `update(oldViewModel:)` once, on the
/// thread that sets.
///
/// ```swift
/// final class ProfileView: UIView, BMViewWithViewModel {
///   private let name = UILabel()
///
///   func configure() { addSubview(name) }
///   func style() {}
///   func update(oldViewModel: ProfileViewModel?) { name.text = viewModel?.name }
///   func layout() { name.frame = bounds }
/// }
/// ```
@preconcurrency @MainActor
public protocol BMViewWithViewModel: BMView, StateShowing where ShownState == VM {
  /// The type of the view's states.
  associatedtype VM: BMViewModel

  /// What the view shows; `nil`, the default, for nothing yet.
  var viewModel: VM? { get set }

  /// Brings the view up to date with `viewModel`, which already has its new value.
  ///
  /// - Parameter oldViewModel: The value that `viewModel` had before; `nil` at the first time.
  func update(oldViewModel: VM?)
}

extension BMViewWithViewModel {
  /// What the view shows; `nil`, the default, for nothing yet.
  ///
  /// Setting it calls `update(oldViewModel:)` once. The value is stored with the view and released
  /// right after the body of the view's `deinit`, in which it can still be read. Any class may have
  /// one; for a class that is neither a view, a cell nor a controller see
  /// `AssociatedStorage.storage(of:)`.
  ///
  /// A set within `update(oldViewModel:)` calls it again before the outer call goes on, which then
  /// sees the newer value. A view that sets it there each time traps through `LifecycleTrap`.
  public var viewModel: VM? {
    get { AssociatedStorage.storage(of: self)[viewModelKey] as? VM }
    set {
      let storage = AssociatedStorage.storage(of: self)
      let oldViewModel = storage[viewModelKey] as? VM
      storage[viewModelKey] = newValue.map { $0 as Any }
      storage.tell(self, by: "update(oldViewModel:)") { update(oldViewModel: oldViewModel) }
    }
    // `viewModel?.field = x` would call the setter also where there is no view model.
    _modify {
      var newViewModel = viewModel
      let hadViewModel = newViewModel != nil
      yield &newViewModel
      guard hadViewModel || newViewModel != nil else { return }
      viewModel = newViewModel
    }
  }

  /// Sets ``viewModel``.
  public func applyShownState(_ state: VM) { viewModel = state }

  /// Not to be called: traps through `LifecycleTrap`, unless the view declares its own `update()`.
  public func update() {
    LifecycleTrap.trap(
      "You should not use update() in a ModellableView. Change the model instead")
  }
}

/// The view model's place in the view's storage; other protocols' values have keys of their own.
private let viewModelKey = AssociatedStorage.Key<Any>()
