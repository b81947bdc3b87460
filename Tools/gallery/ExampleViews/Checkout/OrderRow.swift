// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A title at one side, and a price or a control at the other.
final class OrderRow: UIView {
  let titleLabel = UILabel()
  let priceLabel = UILabel()

  /// A row with a price; in bold for a sum.
  convenience init(title: String, price: String, isSum: Bool = false) {
    self.init(frame: .zero)
    titleLabel.text = title
    priceLabel.text = price
    for label in [titleLabel, priceLabel] {
      label.font = .systemFont(ofSize: 17, weight: isSum ? .semibold : .regular)
    }
    priceLabel.setContentHuggingPriority(.required, for: .horizontal)
    priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    fill(with: priceLabel)
  }

  /// A row with a control.
  convenience init(title: String, control: UIView) {
    self.init(frame: .zero)
    titleLabel.text = title
    fill(with: control)
  }

  private func fill(with trailing: UIView) {
    for view in [titleLabel, trailing] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      trailing.leadingAnchor.constraint(
        greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      trailing.trailingAnchor.constraint(equalTo: trailingAnchor),
      trailing.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
