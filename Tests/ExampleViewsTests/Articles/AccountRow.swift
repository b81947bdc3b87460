// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots

// The views of the articles' examples: `ArticleExamplesTests` compares the two.

enum AccountStatus: CaseIterable {
  case active
  case invited
  case locked
}

struct AccountModel: BMViewModel {
  var name: String
  var status: AccountStatus
  var isAdmin: Bool
}

/// A name, a status, and a badge for administrators.
final class AccountRow: UIView, BMViewWithViewModel {
  private let nameLabel = UILabel()
  private let statusLabel = UILabel()
  private let badge = UILabel()
  private var spacing: CGFloat = 16

  convenience init(isCompact: Bool) {
    self.init(frame: .zero)
    spacing = isCompact ? 8 : 16
  }

  func configure() {
    badge.accessibilityIdentifier = "badge"
    for view in [nameLabel, statusLabel, badge] { addSubview(view) }
  }

  func style() {
    backgroundColor = .white
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    statusLabel.font = .systemFont(ofSize: 13)
    statusLabel.textColor = .secondaryLabel
    badge.text = "Admin"
    badge.font = .systemFont(ofSize: 13, weight: .medium)
    badge.textColor = .systemIndigo
    badge.textAlignment = .right
  }

  func update(oldViewModel: AccountModel?) {
    nameLabel.text = viewModel?.name
    statusLabel.text = viewModel.map { "\($0.status)".capitalized }
    badge.isHidden = viewModel?.isAdmin != true
  }

  func layout() {
    let area = bounds.insetBy(dx: spacing, dy: 8)
    nameLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width - 70, height: 22)
    statusLabel.frame = CGRect(x: area.minX, y: area.minY + 22, width: 120, height: 18)
    badge.frame = CGRect(x: area.maxX - 60, y: area.minY + 10, width: 60, height: 20)
  }
}

/// A screen that takes what it shows when it is made.
final class AccountController: UIViewController {
  private let account: AccountModel

  init(account: AccountModel) {
    self.account = account
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: view.bounds.insetBy(dx: 16, dy: 0))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = account.name
    view.addSubview(label)
  }
}

/// A cell with one line.
final class PetTableCell: UITableViewCell {
  func show(_ name: String) { textLabel?.text = name }

  override func prepareForReuse() {
    super.prepareForReuse()
    textLabel?.text = nil
  }
}
