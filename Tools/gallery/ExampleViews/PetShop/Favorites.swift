// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit
import ModellableViewLifecycle
import ViewModelOwnership

/// How many pets people like. While there are none, the screen says so; the tab's badge has the
/// number.
public struct FavoritesModel: BMViewModel, ModellableViewLifecycle.ViewModel {
  public var count: Int

  public init(count: Int = 0) {
    self.count = count
  }

  var badge: String? { count > 0 ? "\(count)" : nil }

  static var placeholder: EmptyStateViewModel {
    EmptyStateViewModel(
      image: ExampleImage.cat, title: "No favorites yet",
      message: "Pets that you like are kept here.")
  }
}

/// Favorites as a `BMView`.
public final class BMFavoritesView: UIView, BMViewWithViewControllerAndViewModel {
  private let placeholder = EmptyStateView()

  public func configure() { addSubview(placeholder) }

  public func style() { placeholder.viewModel = FavoritesModel.placeholder }

  public func update(oldViewModel: FavoritesModel?) {}

  public func layout() {
    placeholder.frame = bounds
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

/// The screen of ``BMFavoritesView``.
///
/// The tab's badge is there before the view is: the controller keeps it up to date.
public final class BMFavoritesViewController: BMViewController<BMFavoritesView> {
  public override func didUpdate(old: FavoritesModel?) { tabBarItem.badgeValue = viewModel?.badge }
}

/// Favorites as a `ModellableView`.
public final class ModellableFavoritesView: UIView, ViewControllerModellableView {
  private let placeholder = EmptyStateView()

  public func setup() { addSubview(placeholder) }

  public func style() { placeholder.viewModel = FavoritesModel.placeholder }

  public func update(oldModel: FavoritesModel?) {}

  public override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.frame = bounds
  }
}

/// The screen of ``ModellableFavoritesView``.
public final class ModellableFavoritesController: ModellableController<ModellableFavoritesView> {
  public override var viewModel: FavoritesModel? {
    didSet { tabBarItem.badgeValue = viewModel?.badge }
  }
}

/// Favorites as a controller that owns its view model, which is set once.
public final class OwnerFavoritesController: UIViewController, NonReusableViewModelOwner {
  public override func loadView() {
    let placeholder = EmptyStateView()
    placeholder.viewModel = FavoritesModel.placeholder
    view = placeholder
  }

  public func didSetViewModel(_ viewModel: FavoritesModel, disposeBag: ViewModelOwnerDisposeBag) {
    tabBarItem.badgeValue = viewModel.badge
  }
}
