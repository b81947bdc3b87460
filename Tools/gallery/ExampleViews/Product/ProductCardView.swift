// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of a ``ProductCardView``.
public struct ProductCardViewModel: BMViewModel {
  public var name: String
  public var price: String
  /// The price before a discount; `nil` where there is none.
  public var formerPrice: String?
  /// The badge in the corner; `nil` for none.
  public var badge: String?
  public var isAvailable: Bool

  public init(
    name: String, price: String, formerPrice: String? = nil, badge: String? = nil,
    isAvailable: Bool = true
  ) {
    self.name = name
    self.price = price
    self.formerPrice = formerPrice
    self.badge = badge
    self.isAvailable = isAvailable
  }
}

/// A card of a shop: a picture, a name of at most two lines, a price with the former one struck
/// out, and a badge in the corner. What cannot be had is pale.
public final class ProductCardView: UIView, BMViewWithViewModel {
  private let card = UIView()
  private let imageView = UIImageView(image: ExampleImage.cat)
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let badgeLabel = BadgeLabel()

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
    addSubview(card)
    for view in [imageView, nameLabel, priceLabel, badgeLabel] { card.addSubview(view) }
  }

  public func style() {
    backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    card.layer.borderWidth = 0.5
    card.layer.borderColor = UIColor.separator.cgColor
    imageView.contentMode = .scaleAspectFit
    nameLabel.font = .systemFont(ofSize: 15, weight: .medium)
    nameLabel.numberOfLines = 2
  }

  public func update(oldViewModel: ProductCardViewModel?) {
    guard let viewModel else { return }
    nameLabel.text = viewModel.name
    priceLabel.attributedText = priceText(viewModel)
    badgeLabel.text = viewModel.badge
    badgeLabel.isHidden = viewModel.badge == nil
    card.alpha = viewModel.isAvailable ? 1 : 0.4
  }

  private func priceText(_ viewModel: ProductCardViewModel) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: viewModel.price,
      attributes: [
        .font: UIFont.systemFont(ofSize: 17, weight: .bold),
        .foregroundColor: viewModel.formerPrice == nil ? UIColor.label : .systemRed,
      ])
    if let formerPrice = viewModel.formerPrice {
      text.append(NSAttributedString(string: "  "))
      text.append(
        NSAttributedString(
          string: formerPrice,
          attributes: [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel,
            .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          ]))
    }
    return text
  }

  public func layout() {
    for view in [card, imageView, nameLabel, priceLabel, badgeLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      card.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      imageView.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      imageView.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      imageView.heightAnchor.constraint(equalToConstant: 96),
      imageView.widthAnchor.constraint(equalToConstant: 96),
      nameLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 12),
      nameLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 14),
      nameLabel.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -14),
      priceLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      priceLabel.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -14),
      badgeLabel.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      badgeLabel.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
    ])
  }
}
