// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of a ``SettingsCell``.
public struct SettingsCellViewModel: BMViewModel {
  /// What stands at the end.
  public enum Control: Sendable {
    case disclosure(value: String?)
    case toggle(isOn: Bool)
    case none
  }

  public var symbol: String
  public var symbolColor: UIColor
  public var title: String
  public var detail: String?
  public var control: Control
  public var isEnabled: Bool

  public init(
    symbol: String, symbolColor: UIColor, title: String, detail: String? = nil, control: Control,
    isEnabled: Bool = true
  ) {
    self.symbol = symbol
    self.symbolColor = symbolColor
    self.title = title
    self.detail = detail
    self.control = control
    self.isEnabled = isEnabled
  }
}

/// A row of settings: a sign on a colored square, a title, and a value or a switch.
public final class SettingsCell: UITableViewCell, BMViewWithViewModel {
  private let badge = UIView()
  private let symbolLabel = UILabel()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let valueLabel = UILabel()
  private let toggle = UISwitch()

  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    configure()
    self.style()
    layout()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public func configure() {
    contentView.addSubview(badge)
    badge.addSubview(symbolLabel)
    for view in [titleLabel, detailLabel, valueLabel] { contentView.addSubview(view) }
  }

  public func style() {
    backgroundColor = .systemBackground
    selectionStyle = .none
    badge.layer.cornerRadius = 7
    symbolLabel.textColor = .white
    symbolLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.font = .preferredFont(forTextStyle: .footnote)
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 0
    // In a row without details the title is in the middle.
    detailLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
    valueLabel.font = .preferredFont(forTextStyle: .body)
    valueLabel.textColor = .secondaryLabel
    valueLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  public func update(oldViewModel: SettingsCellViewModel?) {
    guard let viewModel else { return }
    symbolLabel.text = viewModel.symbol
    badge.backgroundColor = viewModel.symbolColor
    titleLabel.text = viewModel.title
    detailLabel.text = viewModel.detail
    valueLabel.text = nil
    accessoryView = nil
    accessoryType = .none
    switch viewModel.control {
    case .disclosure(let value):
      valueLabel.text = value
      accessoryType = .disclosureIndicator
    case .toggle(let isOn):
      toggle.isOn = isOn
      toggle.isEnabled = viewModel.isEnabled
      accessoryView = toggle
    case .none: break
    }
    contentView.alpha = viewModel.isEnabled ? 1 : 0.4
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    contentView.alpha = 1
  }

  public func layout() {
    for view in [badge, symbolLabel, titleLabel, detailLabel, valueLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 30),
      badge.heightAnchor.constraint(equalToConstant: 30),
      symbolLabel.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      symbolLabel.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
      titleLabel.topAnchor.constraint(equalTo: guide.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 14),
      detailLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      detailLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      detailLabel.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
      detailLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      valueLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      valueLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      valueLabel.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
    ])
  }
}
