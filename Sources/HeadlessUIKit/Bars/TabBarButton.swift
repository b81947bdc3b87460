// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The control that a tab bar shows for an item.
///
///     picture, centered 20 points below the top
///     title, its line 12 points high, 35 points below the top
final class TabBarButton: UIControl {
  private static let imageCenter: CGFloat = 20
  private static let titleTop: CGFloat = 35
  private static let titleHeight: CGFloat = 12
  private static let badgeHeight: CGFloat = 18

  private(set) var item = UITabBarItem()
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  convenience init(item: UITabBarItem) {
    self.init(frame: .zero)
    self.item = item
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.layer.cornerRadius = TabBarButton.badgeHeight / 2
    badge.clipsToBounds = true
    for view in [imageView, label, badge] { addSubview(view) }
    showItem()
  }

  func showItem() {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    label.text = item.title
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    isEnabled = item.isEnabled
    setNeedsLayout()
  }

  func show(isSelected: Bool, tint: UIColor, otherTint: UIColor) {
    self.isSelected = isSelected
    let color = isSelected ? tint : otherTint
    imageView.tintColor = color
    label.textColor = isEnabled ? color : .tertiaryLabel
    showItem()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = UIScreen.main.scale
    func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let image = imageView.image?.size ?? .zero
    imageView.frame = CGRect(
      x: whole(bounds.midX - image.width / 2),
      y: whole(TabBarButton.imageCenter - image.height / 2),
      width: image.width, height: image.height)
    label.frame = CGRect(
      x: 0, y: TabBarButton.titleTop, width: bounds.width, height: TabBarButton.titleHeight)
    let width = max(TabBarButton.badgeHeight, badge.intrinsicContentSize.width + 10)
    badge.frame = CGRect(
      x: whole(bounds.midX + 4), y: 2, width: width, height: TabBarButton.badgeHeight)
  }
}
