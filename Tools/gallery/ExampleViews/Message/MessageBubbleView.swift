// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of a ``MessageBubbleView``.
public struct MessageBubbleViewModel: BMViewModel {
  /// Who wrote the message.
  public enum Sender: CaseIterable, Sendable {
    case me
    case other
  }

  public var text: String
  public var sender: Sender
  public var time: String

  public init(text: String, sender: Sender, time: String) {
    self.text = text
    self.sender = sender
    self.time = time
  }
}

/// One message of a chat: one's own on the right in blue, others' on the left in gray, at most
/// three quarters wide, with the corner at the sender's side less round.
public final class MessageBubbleView: UIView, BMViewWithViewModel {
  private let bubble = UIView()
  private let textLabel = UILabel()
  private let timeLabel = UILabel()
  private var leading: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
    style()
    layout()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
    style()
    layout()
  }

  public func configure() {
    addSubview(bubble)
    bubble.addSubview(textLabel)
    bubble.addSubview(timeLabel)
  }

  public func style() {
    backgroundColor = .systemBackground
    bubble.layer.cornerRadius = 18
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.numberOfLines = 0
    timeLabel.font = .preferredFont(forTextStyle: .caption2)
    timeLabel.textAlignment = .right
  }

  public func update(oldViewModel: MessageBubbleViewModel?) {
    guard let viewModel else { return }
    let isMine = viewModel.sender == .me
    textLabel.text = viewModel.text
    textLabel.textColor = isMine ? .white : .label
    timeLabel.text = viewModel.time
    timeLabel.textColor = isMine ? UIColor.white.withAlphaComponent(0.7) : .secondaryLabel
    bubble.backgroundColor = isMine ? .systemBlue : .systemGray5
    bubble.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner,
      isMine ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner,
    ]
    leading?.isActive = !isMine
    trailing?.isActive = isMine
  }

  public func layout() {
    for view in [bubble, textLabel, timeLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    leading = bubble.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12)
    trailing = bubble.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.75),
      textLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      textLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      textLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
      timeLabel.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 2),
      timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: textLabel.leadingAnchor),
      timeLabel.trailingAnchor.constraint(equalTo: textLabel.trailingAnchor),
      timeLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
    ])
  }
}
