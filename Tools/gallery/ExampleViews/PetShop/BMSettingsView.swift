// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The settings as a `BMView`.
public final class BMSettingsView: UIView, BMViewWithViewControllerAndViewModel {
  private let rows = SettingsRowsView()
  public var didSwitch: (SettingsModel.Setting, Bool) -> Void = { _, _ in }
  public var didTapReset: () -> Void = {}

  public func configure() {
    addSubview(rows)
    rows.didSwitch = { [weak self] in self?.didSwitch($0, $1) }
    viewController?.showSettingsBars { [weak self] in self?.didTapReset() }
  }

  public func style() { backgroundColor = .systemBackground }

  public func update(oldViewModel: SettingsModel?) { rows.show(viewModel) }

  public func layout() { rows.place(in: self) }
}

/// The screen: it keeps what people choose in its view model.
public final class BMSettingsViewController: BMViewController<BMSettingsView>, Routable {
  public var screenIdentifier: ScreenIdentifier { "settings" }

  public override func setupInteractions() {
    rootView.didSwitch = { [weak self] in self?.viewModel?[$0] = $1 }
    rootView.didTapReset = { [weak self] in
      self?.askToReset { self?.update(to: SettingsModel()) }
    }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }
}
