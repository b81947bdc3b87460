// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// A row with initials in a circle, a name, and a phone number where one is known.
public final class ContactView: UIView, BMViewWithViewModel {
  private let initialsLabel = UILabel()
  private let nameLabel = UILabel()
  private let phoneLabel = UILabel()
  private let separator = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
    style()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
    style()
  }

  public func configure() {
    for view in [initialsLabel, nameLabel, phoneLabel, separator] { addSubview(view) }
  }

  public func style() {
    backgroundColor = .systemBackground
    initialsLabel.font = .systemFont(ofSize: 17, weight: .medium)
    initialsLabel.textColor = .white
    initialsLabel.textAlignment = .center
    initialsLabel.backgroundColor = .systemIndigo
    initialsLabel.layer.cornerRadius = 22
    initialsLabel.layer.masksToBounds = true
    nameLabel.font = .systemFont(ofSize: 17)
    phoneLabel.font = .systemFont(ofSize: 13)
    phoneLabel.textColor = .secondaryLabel
    separator.backgroundColor = .separator
  }

  public func update(oldViewModel: ContactViewModel?) {
    initialsLabel.text = viewModel?.initials
    nameLabel.text = viewModel?.fullName
    phoneLabel.text = viewModel?.phone
    phoneLabel.isHidden = viewModel?.phone == nil
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layout()
  }

  public func layout() {
    initialsLabel.frame = CGRect(x: 16, y: bounds.midY - 22, width: 44, height: 44)
    let textWidth = bounds.width - 76 - 16
    if phoneLabel.isHidden {
      nameLabel.frame = CGRect(x: 76, y: 0, width: textWidth, height: bounds.height)
    } else {
      nameLabel.frame = CGRect(x: 76, y: bounds.midY - 21, width: textWidth, height: 22)
      phoneLabel.frame = CGRect(x: 76, y: bounds.midY + 3, width: textWidth, height: 16)
    }
    separator.frame = CGRect(x: 76, y: bounds.height - 0.5, width: bounds.width - 76, height: 0.5)
  }
}
