// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of a ``ProfileHeaderView``.
public struct ProfileHeaderViewModel: BMViewModel {
  public var name: String
  public var handle: String
  public var biography: String?
  public var posts: Int
  public var followers: String
  public var isFollowed: Bool

  public init(
    name: String, handle: String, biography: String? = nil, posts: Int, followers: String,
    isFollowed: Bool = false
  ) {
    self.name = name
    self.handle = handle
    self.biography = biography
    self.posts = posts
    self.followers = followers
    self.isFollowed = isFollowed
  }

  var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }
}

/// The head of a profile: initials in a circle, names, figures, and a button to follow.
public final class ProfileHeaderView: UIView, BMViewWithViewModel {
  private let avatar = UILabel()
  private let nameLabel = UILabel()
  private let handleLabel = UILabel()
  private let biographyLabel = UILabel()
  private let figures = UIStackView()
  private let followButton = UIButton(type: .system)
  private let column = UIStackView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
    style()
    layout()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public func configure() {
    let names = UIStackView(arrangedSubviews: [nameLabel, handleLabel])
    names.axis = .vertical
    let head = UIStackView(arrangedSubviews: [avatar, names])
    head.spacing = 16
    head.alignment = .center
    for view in [head, biographyLabel, figures, followButton] { column.addArrangedSubview(view) }
    addSubview(column)
  }

  public func style() {
    backgroundColor = .systemBackground
    avatar.textAlignment = .center
    avatar.font = .systemFont(ofSize: 26, weight: .semibold)
    avatar.textColor = .white
    avatar.backgroundColor = .systemIndigo
    avatar.layer.cornerRadius = 36
    avatar.clipsToBounds = true
    nameLabel.font = .systemFont(ofSize: 22, weight: .bold)
    nameLabel.numberOfLines = 2
    handleLabel.font = .preferredFont(forTextStyle: .subheadline)
    handleLabel.textColor = .secondaryLabel
    biographyLabel.font = .preferredFont(forTextStyle: .body)
    biographyLabel.numberOfLines = 0
    figures.distribution = .fillEqually
    column.axis = .vertical
    column.spacing = 12
  }

  public func update(oldViewModel: ProfileHeaderViewModel?) {
    guard let viewModel else { return }
    avatar.text = viewModel.initials
    nameLabel.text = viewModel.name
    handleLabel.text = viewModel.handle
    biographyLabel.text = viewModel.biography
    biographyLabel.isHidden = viewModel.biography == nil
    for view in figures.arrangedSubviews { view.removeFromSuperview() }
    figures.addArrangedSubview(figure("\(viewModel.posts)", "Posts"))
    figures.addArrangedSubview(figure(viewModel.followers, "Followers"))
    var configuration =
      viewModel.isFollowed ? UIButton.Configuration.gray() : .filled()
    configuration.title = viewModel.isFollowed ? "Following" : "Follow"
    configuration.cornerStyle = .capsule
    followButton.configuration = configuration
  }

  private func figure(_ value: String, _ name: String) -> UIView {
    let (valueLabel, nameLabel) = (UILabel(), UILabel())
    valueLabel.text = value
    valueLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .caption1)
    nameLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [valueLabel, nameLabel])
    stack.axis = .vertical
    stack.alignment = .center
    return stack
  }

  public func layout() {
    avatar.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 72),
      avatar.heightAnchor.constraint(equalToConstant: 72),
      column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }
}
