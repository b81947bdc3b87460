// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle

/// The controller of a `ModellableView` in an app without a store: it makes the view, runs its
/// phases and hands it its models.
public class ModellableController<V: UIView & ViewControllerModellableView>: UIViewController {
  public let rootView = V()

  /// What the root view shows.
  public var viewModel: V.VM? {
    didSet { if isViewLoaded { rootView.model = viewModel } }
  }

  public override func loadView() {
    rootView.viewController = self
    rootView.setup()
    rootView.style()
    view = rootView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    if let viewModel { rootView.model = viewModel }
    setupInteraction()
  }

  /// Connects the root view's interactions.
  func setupInteraction() {}
}

/// The profile: pressing the button changes the model.
public final class ModellableProfileController: ModellableController<ModellableProfileView> {
  override func setupInteraction() {
    rootView.didTapFollow = { [weak self] in self?.viewModel?.isFollowed.toggle() }
  }
}

/// The checkout form: it keeps what people choose in its model.
public final class ModellableCheckoutController: ModellableController<ModellableCheckoutView> {
  override func setupInteraction() {
    rootView.didToggleGift = { [weak self] in self?.viewModel?.isGift = $0 }
    rootView.didTapPay = { [weak self] in self?.viewModel?.isPaying = true }
  }
}

/// The settings: they keep what people choose in their model.
public final class ModellableSettingsController: ModellableController<ModellableSettingsView> {
  override func setupInteraction() {
    rootView.didSwitch = { [weak self] in self?.viewModel?[$0] = $1 }
    rootView.didTapReset = { [weak self] in self?.askToReset { self?.viewModel = SettingsModel() } }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }
}
