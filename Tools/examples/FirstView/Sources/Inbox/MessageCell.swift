// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Badges
import HeadlessUIKit

/// A row of the inbox: who wrote, about what, and how many of the messages are unread.
public final class MessageCell: UITableViewCell {
  private let sender = UILabel()
  private let subject = UILabel()
  private let badge = BadgeView()

  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .systemBackground
    sender.font = .preferredFont(forTextStyle: .headline)
    subject.font = .preferredFont(forTextStyle: .subheadline)
    subject.textColor = .secondaryLabel
    subject.numberOfLines = 0
    for label in [sender, subject] {
      label.adjustsFontForContentSizeCategory = true
      // The badge is as wide as its text; what is left is the labels'.
      label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    }

    let texts = UIStackView(arrangedSubviews: [sender, subject])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [texts, badge])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  public required init?(coder: NSCoder) { nil }

  public func show(_ message: Message) {
    sender.text = message.sender
    subject.text = message.subject
    badge.isHidden = message.unread == 0
    badge.show(BadgeModel(text: "\(message.unread)", isUrgent: message.unread > 9))
  }
}
