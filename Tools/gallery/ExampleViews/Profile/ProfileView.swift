// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// A badge and a name: green for adults, red for minors. It has no initialiser of its own, so a
/// host runs its phases.
public final class ProfileView: UIView, BMViewWithViewModel {
  private let badge = UIView()
  private let nameLabel = UILabel()

  public func configure() {
    addSubview(badge)
    addSubview(nameLabel)
  }

  public func style() {
    backgroundColor = .systemBackground
    badge.layer.cornerRadius = 12
    nameLabel.font = .systemFont(ofSize: 24, weight: .semibold)
  }

  public func update(oldViewModel: ProfileViewModel?) {
    badge.backgroundColor = viewModel?.badgeColor
    nameLabel.text = viewModel?.name
  }

  public func layout() {
    badge.frame = CGRect(x: 20, y: bounds.midY - 12, width: 24, height: 24)
    nameLabel.frame = CGRect(x: 60, y: 0, width: bounds.width - 80, height: bounds.height)
  }
}
