// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The profile screen as a `BMView`: configure, style, update, layout.
public final class BMProfileView: UIView, BMViewWithViewControllerAndViewModel {
  private let avatar = AvatarView()
  private let nameLabel = UILabel()
  private let handleLabel = UILabel()
  private let biographyLabel = UILabel()
  private let countsLabel = UILabel()
  private let followButton = UIButton(type: .system)
  private let stack = UIStackView()
  public var didTapFollow: () -> Void = {}

  public func configure() {
    navigationItem?.title = "Profile"
    addSubview(stack)
    for part in [avatar, nameLabel, handleLabel, biographyLabel, countsLabel, followButton] {
      stack.addArrangedSubview(part)
    }
    followButton.addAction(
      UIAction { [weak self] _ in self?.didTapFollow() }, for: .touchUpInside)
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

  public func update(oldViewModel: ProfileScreenModel?) {
    guard let viewModel else { return }
    avatar.initials = viewModel.initials
    nameLabel.text = viewModel.name
    handleLabel.text = viewModel.handle
    biographyLabel.text = viewModel.biography
    biographyLabel.isHidden = viewModel.biography.isEmpty
    countsLabel.text = viewModel.counts
    followButton.setTitle(viewModel.followTitle, for: .normal)
    followButton.setTitleColor(viewModel.isFollowed ? .label : .white, for: .normal)
    followButton.backgroundColor = viewModel.isFollowed ? .secondarySystemFill : .systemBlue
  }

  public func layout() {
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

/// The screen: pressing the button changes the view model.
public final class BMProfileViewController: BMViewController<BMProfileView>, Routable {
  public var screenIdentifier: ScreenIdentifier { "profile" }

  public override func setupInteractions() {
    rootView.didTapFollow = { [weak self] in self?.viewModel?.isFollowed.toggle() }
  }
}
