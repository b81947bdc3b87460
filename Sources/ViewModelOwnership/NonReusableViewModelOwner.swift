// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// An object whose view model is set once, such as a screen.
///
/// Everything but ``didSetViewModel(_:disposeBag:)`` is supplied. `nil` cannot be set; a second
/// view model fails an assertion (``kz_assert(_:_:file:line:)``) and is then taken as a reusable
/// owner would.
///
/// ```swift
/// final class TitleController: UIViewController, NonReusableViewModelOwner {
///   func didSetViewModel(_ viewModel: Title, disposeBag: ViewModelOwnerDisposeBag) {
///     guard isViewLoaded else { return }  // and reconfigureViewModel() in viewDidLoad()
///     show(viewModel)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol NonReusableViewModelOwner: AnyObject, StateShowing
where ShownState == ViewModelProtocol {
  /// The view model's type, often a protocol; taken from ``didSetViewModel(_:disposeBag:)``.
  associatedtype ViewModelProtocol
  /// The bag's type; taken from ``didSetViewModel(_:disposeBag:)``.
  associatedtype DisposeBagProtocol: ViewModelOwnerDisposeBagProtocol

  /// The view model. Reading it before it is set traps.
  var viewModel: ViewModelProtocol { get set }

  /// The view model; `nil` before it is set.
  var _underlyingViewModel: ViewModelProtocol? { get }

  /// Called after the view model was set.
  ///
  /// - Parameters:
  ///   - viewModel: The view model.
  ///   - disposeBag: A new bag. It ends when the owner goes.
  func didSetViewModel(_ viewModel: ViewModelProtocol, disposeBag: DisposeBagProtocol)

  /// Announces the view model again with a new bag. Traps where there is none.
  func reconfigureViewModel()

  /// Whether the view model was set.
  var hasConfiguredViewModel: Bool { get }
}

extension NonReusableViewModelOwner {
  private var owned: OwnedViewModel<ViewModelProtocol, DisposeBagProtocol> {
    OwnedViewModel(of: self)
  }

  /// The view model. Setting it calls ``didSetViewModel(_:disposeBag:)``; setting it a second time
  /// fails an assertion, ends the former one's bag and goes on. Reading it before it is set traps.
  public var viewModel: ViewModelProtocol {
    get {
      guard let model = owned.model else {
        LifecycleTrap.trap(
          "\(type(of: self)) has no view model yet. Set viewModel first, or ask "
            + "hasConfiguredViewModel.")
      }
      return model
    }
    set {
      let owned = owned
      kz_assert(
        owned.model == nil,
        "\(type(of: self)) doesn't support reusable viewModel. Use ReusableViewModelOwner instead.")
      owned.model = newValue
      let bag = owned.renewBag()
      owned.announce { didSetViewModel(newValue, disposeBag: bag) }
    }
  }

  /// The view model; `nil` before it is set.
  public var _underlyingViewModel: ViewModelProtocol? { owned.model }

  /// Whether the view model was set.
  public var hasConfiguredViewModel: Bool { owned.model != nil }

  /// Announces the view model again with a new bag, without the assertion. Traps where there is
  /// none.
  public func reconfigureViewModel() {
    let owned = owned
    let bag = owned.renewBag()
    let model = viewModel
    owned.announce { didSetViewModel(model, disposeBag: bag) }
  }

  /// Sets ``viewModel``.
  public func applyShownState(_ state: ViewModelProtocol) { viewModel = state }
}
