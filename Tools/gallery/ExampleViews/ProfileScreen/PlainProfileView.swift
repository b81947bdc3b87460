// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The profile screen as the MVVM chapter has views: without a lifecycle, configured by its view
/// model.
public final class PlainProfileView: UIView {
  let avatar = AvatarView()
  let nameLabel = UILabel()
  let handleLabel = UILabel()
  let biographyLabel = UILabel()
  let countsLabel = UILabel()
  let followButton = UIButton(type: .system)
  let stack = UIStackView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack)
    for part in [avatar, nameLabel, handleLabel, biographyLabel, countsLabel, followButton] {
      stack.addArrangedSubview(part)
    }
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
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -24),
      followButton.widthAnchor.constraint(equalToConstant: 220),
      followButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  public required init?(coder: NSCoder) {
    nil
  }
}

extension ProfileScreenModel {
  /// Shows the model in a view.
  public func configure(_ view: PlainProfileView) {
    view.avatar.initials = initials
    view.nameLabel.text = name
    view.handleLabel.text = handle
    view.biographyLabel.text = biography
    view.biographyLabel.isHidden = biography.isEmpty
    view.countsLabel.text = counts
    view.followButton.setTitle(followTitle, for: .normal)
    view.followButton.setTitleColor(isFollowed ? .label : .white, for: .normal)
    view.followButton.backgroundColor = isFollowed ? .secondarySystemFill : .systemBlue
  }
}
