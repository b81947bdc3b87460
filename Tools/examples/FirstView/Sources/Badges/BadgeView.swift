// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What a badge says.
public struct BadgeModel {
  public var text: String
  public var isUrgent: Bool

  public init(text: String, isUrgent: Bool = false) {
    self.text = text
    self.isUrgent = isUrgent
  }
}

/// A plain view: it has a method that shows a model, and follows no lifecycle.
public final class BadgeView: UIView {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 10
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  public required init?(coder: NSCoder) { nil }

  public func show(_ model: BadgeModel) {
    label.text = model.text
    backgroundColor = model.isUrgent ? .systemRed : .systemGreen
  }
}
