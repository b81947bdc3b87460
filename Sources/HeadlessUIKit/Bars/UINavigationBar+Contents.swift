// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UINavigationBar {
  func setUp() {
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(largeTitleClip)
    largeTitleClip.addSubview(largeTitleLabel)
    addSubview(titleLabel)
  }

  func itemsDidChange(from old: [UINavigationItem]) {
    for item in old { item.tellBar = {} }
    for item in items ?? [] {
      item.tellBar = { [weak self] in self?.contentsDidChange() }
    }
    contentsDidChange()
  }

  func contentsDidChange() {
    for view in contents.views where view.superview === self { view.removeFromSuperview() }
    contents = makeContents()
    for view in contents.views { addSubview(view) }
    titleLabel.text = topItem?.title
    largeTitleLabel.text = topItem?.title
    lookDidChange()
  }

  func lookDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    onChange()
  }

  private func makeContents() -> NavigationBarContents {
    var contents = NavigationBarContents()
    guard let topItem, !isCoveredBySearch else { return contents }
    let left = (topItem.leftBarButtonItems ?? []).filter(isShown)
    if let backItem, !topItem.hidesBackButton,
      left.isEmpty || topItem.leftItemsSupplementBackButton
    {
      contents.backTitle = backTitle(to: backItem)
      contents.backButton = makeBackButton(to: backItem)
    }
    contents.left = left.compactMap(makeView)
    contents.right = (topItem.rightBarButtonItems ?? []).filter(isShown).compactMap(makeView)
    contents.titleView = topItem.titleView
    return contents
  }

  /// Whether an item takes part. One that is hidden is listened to.
  private func isShown(_ item: UIBarButtonItem) -> Bool {
    if item.isHidden { item.onChange = { [weak self] in self?.contentsDidChange() } }
    return !item.isHidden
  }

  private func makeBackButton(to item: UINavigationItem) -> BarButton {
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      if let backAction = topItem?.backAction { return backAction.perform(from: self) }
      if let goBack { goBack() } else { popItem(animated: true) }
    }
    let look = shownAppearance as? UINavigationBarAppearance
    let button = item.backBarButtonItem ?? UIBarButtonItem()
    giveAppearance(to: button)
    return BarButton(
      back: button, title: backTitle(to: item), indicator: backIndicator(look),
      look: look?.backButtonAppearance, action: action)
  }

  /// The picture in the place of the chevron; `nil` for the chevron.
  private func backIndicator(_ look: UINavigationBarAppearance?) -> UIImage? {
    if let image = look?.backIndicatorImage { return image }
    return backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
  }

  /// The title of the button back to `item`; `nil` for none.
  private func backTitle(to item: UINavigationItem) -> String? {
    if let button = item.backBarButtonItem { return button.title }
    switch item.backButtonDisplayMode {
    case .default: return item.backButtonTitle ?? item.title ?? UINavigationBar.genericBackTitle
    case .generic: return UINavigationBar.genericBackTitle
    case .minimal: return nil
    }
  }

  static let genericBackTitle = "Back"

  /// What the appearance says about a button.
  private func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
    let appearance = shownAppearance as? UINavigationBarAppearance
    return item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
  }

  private func makeView(for item: UIBarButtonItem) -> UIView? {
    item.onChange = { [weak self] in self?.contentsDidChange() }
    switch item.systemItem {
    case .flexibleSpace: return nil
    case .fixedSpace:
      // The gaps at both sides come in addition.
      return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 0))
    default: break
    }
    giveAppearance(to: item)
    return item.customView ?? BarButton(item: item, look: look(of: item))
  }
}
