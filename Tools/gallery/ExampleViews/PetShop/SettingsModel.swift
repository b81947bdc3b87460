// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit
import ModellableViewLifecycle

/// The state of the settings. The screen is written in three lifecycles.
public struct SettingsModel: BMViewModel, ModellableViewLifecycle.ViewModel, Equatable {
  /// One thing that can be switched.
  public enum Setting: Int, CaseIterable, Sendable {
    case notifications, sounds, prices

    var title: String {
      switch self {
      case .notifications: "Notifications"
      case .sounds: "Sounds"
      case .prices: "Show prices"
      }
    }
  }

  public var settings: Set<Setting>

  public init(_ settings: Set<Setting> = [.notifications, .prices]) {
    self.settings = settings
  }

  public subscript(setting: Setting) -> Bool {
    get { settings.contains(setting) }
    set { if newValue { settings.insert(setting) } else { settings.remove(setting) } }
  }
}

/// Switches in rows: the same for each lifecycle.
final class SettingsRowsView: UIView {
  private let stack = UIStackView()
  private let switches = SettingsModel.Setting.allCases.map { _ in UISwitch() }
  var didSwitch: (SettingsModel.Setting, Bool) -> Void = { _, _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack)
    stack.axis = .vertical
    for (setting, toggle) in zip(SettingsModel.Setting.allCases, switches) {
      stack.addArrangedSubview(OrderRow(title: setting.title, control: toggle))
      toggle.addAction(
        UIAction { [weak self, weak toggle] _ in self?.didSwitch(setting, toggle?.isOn == true) },
        for: .valueChanged)
    }
    for view in [self, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ model: SettingsModel?) {
    for (setting, toggle) in zip(SettingsModel.Setting.allCases, switches) {
      toggle.isOn = model?[setting] == true
    }
  }

  /// Places the rows below the safe area's top.
  func place(in view: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
    ])
  }
}

extension UIViewController {
  /// What the settings have in their bars.
  func showSettingsBars(reset: @escaping () -> Void) {
    navigationItem.title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    toolbarItems = [
      UIBarButtonItem(systemItem: .compose), .flexibleSpace(),
      UIBarButtonItem(title: "Reset", primaryAction: UIAction { _ in reset() }),
      .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
  }

  /// Asks whether all settings are to be as they were at first.
  func askToReset(_ reset: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Reset all settings?", message: "Your pets stay as they are.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Reset", style: .destructive) { _ in reset() })
    present(alert, animated: true)
  }
}
