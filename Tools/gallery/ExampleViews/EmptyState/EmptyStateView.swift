// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of an ``EmptyStateView``.
public struct EmptyStateViewModel: BMViewModel {
  public var image: UIImage?
  public var title: String
  public var message: String?
  /// The button's title; `nil` for no button.
  public var actionTitle: String?

  public init(
    image: UIImage? = nil, title: String, message: String? = nil, actionTitle: String? = nil
  ) {
    self.image = image
    self.title = title
    self.message = message
    self.actionTitle = actionTitle
  }
}

/// What a list shows when it has nothing to show: a picture, a title, a message and a way on,
/// stacked in the middle. What is missing takes no room.
public final class EmptyStateView: UIView, BMViewWithViewModel {
  /// Called when the button is tapped.
  public var didTapAction: (() -> Void)?

  private let stack = UIStackView()
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let actionButton = UIButton(type: .system)

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
    addSubview(stack)
    for view in [imageView, titleLabel, messageLabel, actionButton] {
      stack.addArrangedSubview(view)
    }
    actionButton.addAction(
      UIAction { [weak self] _ in self?.didTapAction?() }, for: .touchUpInside)
  }

  public func style() {
    backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(20, after: imageView)
    stack.setCustomSpacing(24, after: messageLabel)
    imageView.contentMode = .scaleAspectFit
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    messageLabel.font = .systemFont(ofSize: 15)
    messageLabel.textColor = .secondaryLabel
    messageLabel.textAlignment = .center
    messageLabel.numberOfLines = 0
    actionButton.backgroundColor = .systemBlue
    actionButton.setTitleColor(.white, for: .normal)
    actionButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    actionButton.contentEdgeInsets = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
    actionButton.layer.cornerRadius = 12
  }

  public func update(oldViewModel: EmptyStateViewModel?) {
    imageView.image = viewModel?.image
    imageView.isHidden = viewModel?.image == nil
    titleLabel.text = viewModel?.title
    messageLabel.text = viewModel?.message
    messageLabel.isHidden = viewModel?.message == nil
    actionButton.setTitle(viewModel?.actionTitle, for: .normal)
    actionButton.isHidden = viewModel?.actionTitle == nil
  }

  public func layout() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -32),
      imageView.heightAnchor.constraint(equalToConstant: 96),
      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),
    ])
  }
}
