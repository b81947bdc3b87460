// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ViewModelOwnership

/// The view model of the settings: an object that tells of its changes.
public final class SettingsViewModel {
  public private(set) var model: SettingsModel
  private var observer: ((SettingsModel) -> Void)?

  public init(_ model: SettingsModel = SettingsModel()) {
    self.model = model
  }

  /// Calls `observer` now and after each change, until what it returns is disposed of.
  func observe(_ observer: @escaping (SettingsModel) -> Void) -> ViewModelOwnerAutoDisposable {
    self.observer = observer
    observer(model)
    return ViewModelOwnerAutoDisposable { [weak self] in self?.observer = nil }
  }

  public func set(_ setting: SettingsModel.Setting, _ isOn: Bool) {
    model[setting] = isOn
    observer?(model)
  }

  public func reset() {
    model = SettingsModel()
    observer?(model)
  }
}

/// The settings as a controller that owns its view model, which is set once.
public final class OwnerSettingsController: UIViewController, NonReusableViewModelOwner {
  private let rows = SettingsRowsView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(rows)
    rows.place(in: view)
    rows.didSwitch = { [weak self] in self?.viewModel.set($0, $1) }
    showSettingsBars { [weak self] in self?.askToReset { self?.viewModel.reset() } }
    if hasConfiguredViewModel { reconfigureViewModel() }
  }

  public func didSetViewModel(
    _ viewModel: SettingsViewModel, disposeBag: ViewModelOwnerDisposeBag
  ) {
    guard isViewLoaded else { return }
    disposeBag.add(viewModel.observe { [weak self] in self?.rows.show($0) })
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }
}
