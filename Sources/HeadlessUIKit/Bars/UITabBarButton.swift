// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The control that a tab bar shows for an item.
///
///     picture, centered below the top, see TabBarLook      ┌──┐
///     title, its line 12 points high                       └──┘ Title    side by side in the
///                                                   middle of a low screen, and on a tablet
final class UITabBarButton: UIControl {
  private static let titleHeight: CGFloat = 12
  private static let badgeHeight: CGFloat = 18
  private static let badgeTop: CGFloat = 10.0 / 3
  /// From the picture's middle to the badge.
  private static let badgeDistance: CGFloat = 11
  private static let inlineGap: CGFloat = 6
  private static let inlineTitleSize: CGFloat = 13
  /// How much lower titles stand on a tablet than in the middle: 31 points below the bar's top.
  private static let tabletTitleDrop: CGFloat = 1.5
  /// In a bar that is lower than others, pictures are as much smaller as the system's are.
  private static let lowImageScale: CGFloat = 18 / 25

  private(set) var item = UITabBarItem()
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private var titleFont: UIFont?
  private var look = UITabBarItemStateAppearance()
  /// Whether the title has yet to take the attributes of its item.
  private var isTitleStyleDue = true

  /// Whether the title stands beside the picture.
  var isInline = false {
    didSet { if isInline != oldValue { setNeedsLayout() } }
  }

  convenience init(item: UITabBarItem) {
    self.init(frame: .zero)
    self.item = item
    label.textAlignment = .center
    badge.layer.cornerRadius = UITabBarButton.badgeHeight / 2
    badge.clipsToBounds = true
    for view in [imageView, label, badge] { addSubview(view) }
    showItem()
  }

  func showItem() {
    let image = isSelected ? item.selectedImage ?? item.shownImage : item.shownImage
    imageView.image = image?.symbolDefaults(.tab).forControl
    label.text = item.title
    showBadgeText()
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    isEnabled = item.isEnabled
    isTitleStyleDue = true
    setNeedsLayout()
  }

  private func showBadgeText() {
    let own =
      (isSelected ? item.badgeTextAttributes(for: .selected) : nil)
      ?? item.badgeTextAttributes(for: .normal) ?? [:]
    let base: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    let text = item.badgeValue.map {
      let attributes = base.merging(look.badgeTextAttributes) { $1 }.merging(own) { $1 }
      return NSAttributedString(string: $0, attributes: attributes)
    }
    guard badge.attributedText != text else { return }
    badge.attributedText = text
    badge.textAlignment = .center
  }

  func show(
    isSelected: Bool, tint: UIColor, otherTint: UIColor, _ appearance: UITabBarItemAppearance
  ) {
    self.isSelected = isSelected
    look = appearance.state(isSelected: isSelected, isEnabled: item.isEnabled)
    let color = isSelected ? tint : otherTint
    imageView.tintColor = look.iconColor ?? color
    label.textColor = isEnabled ? color : .tertiaryLabel
    showItem()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    styleTitle(size: titleSize)
    showBadgeText()
    let middle = isInline ? placeInline() : placeStacked()
    imageView.frame = imageView.frame.inset(by: item.shownImageInsets)
    placeBadge(middle)
    let title = item.titlePositionAdjustment
    let offset = title == .zero ? look.titlePositionAdjustment : title
    label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    badge.frame = badge.frame.offsetBy(
      dx: look.badgePositionAdjustment.horizontal, dy: look.badgePositionAdjustment.vertical)
  }

  private func styleTitle(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size, weight: TabBarLook.current.titleWeight)
    guard isTitleStyleDue || font != titleFont else { return }
    isTitleStyleDue = false
    titleFont = font
    if label.font != font { label.font = font }
    BarTitle(
      item, isSelected: isSelected, isEnabled: isEnabled, base: look.titleTextAttributes
    ).style(label)
  }

  /// Puts the badge at the picture's upper right, and not over a title beside it.
  private func placeBadge(_ middle: CGFloat) {
    let width = max(UITabBarButton.badgeHeight, badge.intrinsicContentSize.width + 10)
    var x = middle + UITabBarButton.badgeDistance
    if isInline, label.frame.minX > middle { x = min(x, label.frame.minX - width) }
    badge.frame = CGRect(
      x: whole(x), y: whole(isLow ? 2 : UITabBarButton.badgeTop), width: width,
      height: UITabBarButton.badgeHeight)
  }

  private var isLow: Bool { bounds.height < TabBarLook.current.itemHeight }

  private var titleSize: CGFloat {
    guard isInline else { return 10 }
    return isLow ? 12 : UITabBarButton.inlineTitleSize
  }

  /// How long picture and title are side by side.
  var inlineLength: CGFloat {
    styleTitle(size: UITabBarButton.inlineTitleSize)
    let picture = imageView.image?.size.width ?? 0
    let title = label.intrinsicContentSize.width
    let gap = picture > 0 && label.text?.isEmpty == false ? UITabBarButton.inlineGap : 0
    return whole(picture) + gap + title
  }

  private func whole(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (length * scale).rounded() / scale
  }

  /// Pictures and titles in the middle of a button begin at the pixel before, up to iOS 18.
  private func floored(_ length: CGFloat) -> CGFloat {
    guard TabBarLook.current.platter == nil else { return whole(length) }
    let scale = UIScreen.main.scale
    return (length * scale).rounded(.down) / scale
  }

  /// Returns the picture's middle.
  private func placeStacked() -> CGFloat {
    let look = TabBarLook.current
    let image = imageView.image?.size ?? .zero
    let center = imageView.image?.isSymbolImage == true ? look.symbolCenter : look.imageCenter
    imageView.frame = CGRect(
      x: floored(bounds.midX - image.width / 2),
      y: whole(center - image.height / 2),
      width: image.width, height: image.height)
    // A larger font of the item's own needs a higher line.
    let isLarge = label.font.pointSize > titleSize
    let growth = isLarge ? label.font.lineHeight.rounded(.up) - UITabBarButton.titleHeight : 0
    let natural = look.platter == nil ? label.intrinsicContentSize.width : bounds.width
    let width = min(bounds.width, natural)
    label.frame = CGRect(
      x: floored((bounds.width - width) / 2), y: whole(look.titleTop - growth / 2), width: width,
      height: UITabBarButton.titleHeight + growth)
    return bounds.midX
  }

  /// Returns the picture's middle.
  private func placeInline() -> CGFloat {
    let scale = isLow ? UITabBarButton.lowImageScale : 1
    let picture = imageView.image?.size ?? .zero
    let image = CGSize(width: whole(picture.width * scale), height: whole(picture.height * scale))
    let gap = image.width > 0 && label.text?.isEmpty == false ? UITabBarButton.inlineGap : 0
    let title = min(label.intrinsicContentSize.width, max(0, bounds.width - image.width - gap))
    let start = (bounds.width - image.width - gap - title) / 2
    let x = isMirrored ? start + title + gap : start
    imageView.frame = CGRect(
      x: whole(x), y: whole((bounds.height - image.height) / 2), width: image.width,
      height: image.height)
    label.frame = CGRect(
      x: whole(isMirrored ? start : start + image.width + gap),
      y: BarMetrics.isTablet ? UITabBarButton.tabletTitleDrop : 0, width: title,
      height: bounds.height)
    return x + image.width / 2
  }
}
