// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of a ``BannerView``.
public struct BannerViewModel: BMViewModel {
  /// What a banner tells of.
  public enum Kind: Sendable {
    case info
    case success
    case failure
  }

  public var kind: Kind
  public var title: String
  public var message: String?
  public var actionTitle: String?

  public init(kind: Kind, title: String, message: String? = nil, actionTitle: String? = nil) {
    self.kind = kind
    self.title = title
    self.message = message
    self.actionTitle = actionTitle
  }
}

/// A message at the top of a screen, with a bar in the color of its kind, a shadow, and an action.
public final class BannerView: UIView, BMViewWithViewModel {
  private let card = UIView()
  private let bar = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let actionButton = UIButton(type: .system)
  private let texts = UIStackView()

  /// Called when the action is tapped.
  public var onAction: (() -> Void)?

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
    addSubview(card)
    card.addSubview(bar)
    for view in [titleLabel, messageLabel] { texts.addArrangedSubview(view) }
    card.addSubview(texts)
    card.addSubview(actionButton)
    actionButton.addTarget(self, action: Selector(BannerView.didTapAction), for: .touchUpInside)
  }

  public func style() {
    backgroundColor = .systemGray6
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.shadowOpacity = 0.15
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    bar.layer.cornerRadius = 2
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 0
    messageLabel.font = .preferredFont(forTextStyle: .subheadline)
    messageLabel.textColor = .secondaryLabel
    messageLabel.numberOfLines = 0
    texts.axis = .vertical
    texts.spacing = 2
    actionButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    actionButton.setContentHuggingPriority(.required, for: .horizontal)
  }

  public func update(oldViewModel: BannerViewModel?) {
    guard let viewModel else { return }
    bar.backgroundColor =
      switch viewModel.kind {
      case .info: .systemBlue
      case .success: .systemGreen
      case .failure: .systemRed
      }
    titleLabel.text = viewModel.title
    messageLabel.text = viewModel.message
    messageLabel.isHidden = viewModel.message == nil
    var configuration = UIButton.Configuration.tinted()
    configuration.title = viewModel.actionTitle
    configuration.buttonSize = .small
    actionButton.configuration = configuration
    actionButton.isHidden = viewModel.actionTitle == nil
    actionButton.tintColor = bar.backgroundColor
  }

  private func didTapAction() { onAction?() }

  public func layout() {
    for view in [card, bar, texts, actionButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let spaceForAction = texts.trailingAnchor.constraint(
      lessThanOrEqualTo: actionButton.leadingAnchor, constant: -12)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      bar.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      bar.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      bar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      bar.widthAnchor.constraint(equalToConstant: 4),
      texts.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      texts.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      texts.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 12),
      spaceForAction,
      actionButton.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      actionButton.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
  }
}
