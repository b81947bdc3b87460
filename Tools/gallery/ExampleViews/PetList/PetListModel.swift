// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit
import ModellableViewLifecycle

/// The state of one row of a list of pets.
public struct PetRowModel: BMViewModel, ModellableViewLifecycle.ViewModel {
  public var name: String
  public var price: String
  /// Sold pets have a badge and a gray price.
  public var isSold: Bool

  public init(name: String, price: String, isSold: Bool = false) {
    self.name = name
    self.price = price
    self.isSold = isSold
  }
}

/// The state of a list of pets. The list is written in three lifecycles, with cells that are used
/// again.
public struct PetListModel: BMViewModel, ModellableViewLifecycle.ViewModel {
  public var rows: [PetRowModel]

  public init(rows: [PetRowModel] = []) {
    self.rows = rows
  }
}

/// What a row shows: the same for each lifecycle.
final class PetRowView: UIView {
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let badge = BadgeLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [nameLabel, priceLabel, badge] { addSubview(view) }
    badge.text = "Sold"
    nameLabel.font = .systemFont(ofSize: 17)
    priceLabel.font = .systemFont(ofSize: 15)
    priceLabel.textAlignment = .right
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a row; `nil` empties it.
  func show(_ row: PetRowModel?) {
    nameLabel.text = row?.name
    priceLabel.text = row?.price
    priceLabel.textColor = row?.isSold == true ? .tertiaryLabel : .secondaryLabel
    badge.isHidden = row?.isSold != true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: 16, dy: 0)
    let price = priceLabel.sizeThatFits(inner.size).width
    priceLabel.frame = CGRect(x: inner.maxX - price, y: 0, width: price, height: inner.height)
    let badgeSize = badge.isHidden ? .zero : badge.intrinsicContentSize
    let room = inner.width - price - 8 - (badge.isHidden ? 0 : badgeSize.width + 8)
    let name = min(nameLabel.sizeThatFits(inner.size).width, room)
    nameLabel.frame = CGRect(x: inner.minX, y: 0, width: name, height: inner.height)
    badge.frame = CGRect(
      x: nameLabel.frame.maxX + 8, y: (inner.height - badgeSize.height) / 2,
      width: badgeSize.width, height: badgeSize.height)
  }
}
