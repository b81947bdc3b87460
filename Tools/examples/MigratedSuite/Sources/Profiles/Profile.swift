// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import UIKit

/// A person as the app knows one.
public struct Profile: Codable {
  public var name: String
  public var role: String

  public init(name: String, role: String) {
    self.name = name
    self.role = role
  }
}

/// A card with a name and a role.
public final class ProfileCard: UIView {
  private let nameLabel = UILabel()
  private let roleLabel = UILabel()

  public init(_ profile: Profile) {
    super.init(frame: CGRect(x: 0, y: 0, width: 280, height: 80))
    backgroundColor = .systemBackground
    nameLabel.text = profile.name
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    roleLabel.text = profile.role
    roleLabel.font = .preferredFont(forTextStyle: .subheadline)
    roleLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [nameLabel, roleLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  public required init?(coder: NSCoder) { nil }
}

/// The screen of a profile.
public final class ProfileViewController: UIViewController {
  private let profile: Profile

  public init(_ profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let card = ProfileCard(profile)
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: 80),
    ])
  }
}
