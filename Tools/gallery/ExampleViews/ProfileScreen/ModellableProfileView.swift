// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle

/// The profile screen as a `ModellableView`: setup, style, update, layoutSubviews.
public final class ModellableProfileView: UIView, ViewControllerModellableView {
  private let avatar = AvatarView()
  private let nameLabel = UILabel()
  private let handleLabel = UILabel()
  private let biographyLabel = UILabel()
  private let countsLabel = UILabel()
  private let followButton = UIButton(type: .system)
  private let stack = UIStackView()
  public var didTapFollow: Interaction?

  public func setup() {
    navigationItem?.title = "Profile"
    addSubview(stack)
    for part in [avatar, nameLabel, handleLabel, biographyLabel, countsLabel, followButton] {
      stack.addArrangedSubview(part)
    }
    followButton.addAction(
      UIAction { [weak self] _ in self?.didTapFollow?() }, for: .touchUpInside)
    placeParts()
  }

  public func style() {
    backgroundColor = .systemBackground
    nameLabel.font = .systemFont(ofSize: 28, weight: .bold)
    handleLabel.textColor = .secondaryLabel
    biographyLabel.numberOfLines = 0
    biographyLabel.textAlignment = .center
    countsLabel.font = .systemFont(ofSize: 15)
    countsLabel.textColor = .secondaryLabel
    followButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    followButton.layer.cornerRadius = 12
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.setCustomSpacing(2, after: nameLabel)
    stack.setCustomSpacing(24, after: countsLabel)
  }

  public func update(oldModel: ProfileScreenModel?) {
    guard let model else { return }
    avatar.initials = model.initials
    nameLabel.text = model.name
    handleLabel.text = model.handle
    biographyLabel.text = model.biography
    biographyLabel.isHidden = model.biography.isEmpty
    countsLabel.text = model.counts
    followButton.setTitle(model.followTitle, for: .normal)
    followButton.setTitleColor(model.isFollowed ? .label : .white, for: .normal)
    followButton.backgroundColor = model.isFollowed ? .secondarySystemFill : .systemBlue
  }

  private func placeParts() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -24),
      followButton.widthAnchor.constraint(equalToConstant: 220),
      followButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
