// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// An object whose view model may be set any number of times, such as a cell.
///
/// `viewModel` and `reconfigureViewModel()` are supplied. Before the next view model is announced,
/// what the former one left in its bag has ended.
///
/// ```swift
/// final class TitleCell: UIView, ReusableViewModelOwner {
///   func didSetViewModel(_ viewModel: Title, disposeBag: ViewModelOwnerDisposeBag) {
///     disposeBag.add(viewModel.observe { [weak self] in self?.show($0) })
///   }
///   func prepareForReuse() {}
/// }
/// ```
@preconcurrency @MainActor
public protocol ReusableViewModelOwner: AnyObject, StateShowing
where ShownState == ViewModelProtocol {
  /// The view model's type, often a protocol; taken from ``didSetViewModel(_:disposeBag:)``.
  associatedtype ViewModelProtocol
  /// The bag's type; taken from ``didSetViewModel(_:disposeBag:)``.
  associatedtype DisposeBagProtocol: ViewModelOwnerDisposeBagProtocol

  /// The view model; `nil` before the first one is set and after it was taken away.
  var viewModel: ViewModelProtocol? { get set }

  /// Called after each view model that was set, equal to the former one or not.
  ///
  /// - Parameters:
  ///   - viewModel: The new view model.
  ///   - disposeBag: A new bag. It ends when the next view model comes or the owner goes.
  func didSetViewModel(_ viewModel: ViewModelProtocol, disposeBag: DisposeBagProtocol)

  /// Announces the present view model again with a new bag; does nothing where there is none.
  func reconfigureViewModel()

  /// Never called from here; cells have it, and every owner should think about it.
  func prepareForReuse()
}

extension ReusableViewModelOwner {
  private var owned: OwnedViewModel<ViewModelProtocol, DisposeBagProtocol> {
    OwnedViewModel(of: self)
  }

  /// The view model. Setting it ends the former one's bag, then calls
  /// ``didSetViewModel(_:disposeBag:)``, which `nil` does not.
  public var viewModel: ViewModelProtocol? {
    get { owned.model }
    set {
      let owned = owned
      owned.model = newValue
      let bag = owned.renewBag()
      if let newValue { owned.announce { didSetViewModel(newValue, disposeBag: bag) } }
    }
  }

  /// Announces the present view model again with a new bag; does nothing where there is none.
  public func reconfigureViewModel() {
    let owned = owned
    guard let model = owned.model else { return }
    let bag = owned.renewBag()
    owned.announce { didSetViewModel(model, disposeBag: bag) }
  }

  /// Sets ``viewModel``.
  public func applyShownState(_ state: ViewModelProtocol) { viewModel = state }
}
