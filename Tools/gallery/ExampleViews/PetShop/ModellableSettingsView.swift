// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle

/// The settings as a `ModellableView`.
public final class ModellableSettingsView: UIView, ViewControllerModellableView {
  private let rows = SettingsRowsView()
  public var didSwitch: (SettingsModel.Setting, Bool) -> Void = { _, _ in }
  public var didTapReset: Interaction?

  public func setup() {
    addSubview(rows)
    rows.place(in: self)
    rows.didSwitch = { [weak self] in self?.didSwitch($0, $1) }
    viewController?.showSettingsBars { [weak self] in self?.didTapReset?() }
  }

  public func style() { backgroundColor = .systemBackground }

  public func update(oldModel: SettingsModel?) { rows.show(model) }
}
