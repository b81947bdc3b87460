// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The subviews of a row and where they are: the same in each lifecycle.
final class PetRowContent: UIView {
  private let nameLabel = UILabel()
  private let ageLabel = UILabel()
  private let statusLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    ageLabel.font = .systemFont(ofSize: 13)
    ageLabel.textColor = .secondaryLabel
    statusLabel.font = .systemFont(ofSize: 13, weight: .medium)
    statusLabel.textAlignment = .right
    for view in [nameLabel, ageLabel, statusLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ pet: Pet?) {
    nameLabel.text = pet?.name
    ageLabel.text = pet?.ageText
    statusLabel.text = pet?.status.rawValue.capitalized
    statusLabel.textColor = Self.color(of: pet?.status)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: 16, dy: 10)
    nameLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width - 100, height: 22)
    ageLabel.frame = CGRect(x: area.minX, y: area.minY + 24, width: area.width - 100, height: 18)
    statusLabel.frame = CGRect(x: area.maxX - 90, y: area.minY + 12, width: 90, height: 20)
  }

  private static func color(of status: Pet.Status?) -> UIColor {
    switch status {
    case .available: .systemGreen
    case .reserved: .systemOrange
    case .adopted, nil: .secondaryLabel
    }
  }
}
