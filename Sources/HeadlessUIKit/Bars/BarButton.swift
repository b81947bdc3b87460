// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The control that a navigation bar shows for an item: a sign, an image, a title, or a sign with a
/// title.
final class BarButton: UIControl {
  private static let height: CGFloat = 44
  /// From the sign of the button back to its title, whose F begins 10 points behind the sign's ink
  /// on iOS 17.
  private static let titleGap: CGFloat = 25.0 / 3
  /// A picture in the place of the chevron begins as far before it, and 6 points before the title.
  private static let indicatorOutset: CGFloat = 4.0 / 3
  private static let indicatorGap = 6 - indicatorOutset
  private static let disabledImageAlpha: CGFloat = 0.5

  let label = UILabel()
  /// The item that it shows; `nil` for the button back.
  private(set) weak var item: UIBarButtonItem?
  /// Where the button back leads, even where there is no room to say so.
  private(set) var backTitle: String?
  private let imageView = UIImageView()
  /// The sign: one of the system's, or the picture in the place of the chevron.
  private var symbolView: UIView?
  private var symbolGap = BarButton.titleGap
  private var titleOffset = UIOffset.zero
  private var fixedWidth: CGFloat = 0
  private var title: BarTitle?
  private var imageInsets = UIEdgeInsets.zero
  private var otherTitles: [String] = []
  /// Of an item that stands out.
  private var isProminent = false
  /// Of the system's own text, where no item says another one.
  private var weight = UIFont.Weight.regular
  private let platterView = BarButtonPlatter()
  private var styledLook: SystemLook?

  /// The button for an item.
  convenience init(item: UIBarButtonItem, look: UIBarButtonItemAppearance? = nil) {
    self.init(frame: .zero)
    item.shownButton = self
    self.item = item
    isProminent = item.style == .done
    if let symbol = item.systemItem?.symbol { show(symbol) }
    showText(item.title, weight: isProminent ? .semibold : .regular)
    title = BarTitle(
      item, isEnabled: item.isEnabled,
      base: look?.titleAttributes(isEnabled: item.isEnabled) ?? [:])
    showImage(item.shownImage)
    titleOffset = item.titleOffset ?? look?.titleOffset(isEnabled: item.isEnabled) ?? .zero
    imageInsets = item.shownImageInsets
    otherTitles = item.systemItem == nil ? item.possibleTitles?.sorted() ?? [] : []
    fixedWidth = item.width
    isEnabled = item.isEnabled
    if let tint = item.isEnabled ? item.tintColor : .tertiaryLabel { tintColor = tint }
    addAction(
      UIAction { [weak self, weak item] _ in
        if let self { item?.perform(from: self) }
      }, for: .primaryActionTriggered)
    finish()
  }

  /// The button back: the picture of an item, or a title in the item's look.
  convenience init(
    back item: UIBarButtonItem, title backTitle: String?, indicator: UIImage?,
    look: UIBarButtonItemAppearance?, action: UIAction
  ) {
    self.init(frame: .zero)
    self.backTitle = backTitle
    if let indicator { showIndicator(indicator) } else { show(.chevron) }
    showText(backTitle, weight: .regular)
    title = BarTitle(item, isEnabled: true, base: look?.titleAttributes(isEnabled: true) ?? [:])
    titleOffset = item.backTitleOffset ?? look?.titleOffset(isEnabled: true) ?? .zero
    showImage(item.image)
    if let tint = item.tintColor { tintColor = tint }
    addAction(action, for: .primaryActionTriggered)
    finish()
  }

  /// Takes the first of `titles` with which the button is at most `width` points wide; none where
  /// all are too long.
  func showTitle(from titles: [String], fitting width: CGFloat) {
    for title in titles {
      label.text = title
      if sizeThatFits(.zero).width <= width { return }
    }
    label.text = nil
  }

  private func show(_ symbol: BarSymbol) {
    let view = BarSymbolView(symbol)
    symbolView = view
    addSubview(view)
  }

  /// The sign of a button of the type `close`, which has colors of its own, or a cross.
  private func showCloseSign(inCircle: Bool) {
    guard inCircle != (symbolView is CloseButtonMark) else { return }
    symbolView?.removeFromSuperview()
    guard inCircle else { return show(.cross) }
    let mark = CloseButtonMark(frame: CGRect(origin: .zero, size: CloseButtonMark.size))
    mark.alpha = isEnabled ? 1 : BarButton.disabledImageAlpha
    symbolView = mark
    addSubview(mark)
  }

  private func showIndicator(_ image: UIImage) {
    let view = UIImageView(image: image.forControl)
    view.contentMode = .left
    symbolView = view
    symbolGap = BarButton.indicatorGap
    addSubview(view)
  }

  private func showText(_ text: String?, weight: UIFont.Weight) {
    label.text = text
    self.weight = weight
    label.font = .systemFont(ofSize: 17, weight: weight)
    if text?.isEmpty == false { addSubview(label) }
  }

  private func showImage(_ image: UIImage?) {
    guard let image = image?.symbolDefaults(.bar) else { return }
    imageView.image = image.forControl
    imageView.contentMode = .center
    label.isHidden = symbolView == nil
    addSubview(imageView)
  }

  private func finish() {
    if !isEnabled, imageView.image?.renderingMode == .alwaysOriginal {
      imageView.alpha = BarButton.disabledImageAlpha
    }
    tintColorDidChange()
    addAction(
      UIAction { [weak self] _ in self?.sendActions(for: .primaryActionTriggered) },
      for: .touchUpInside)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }

  /// The button's color and font follow from the look that is drawn.
  private func showLook() {
    let platter = BarLook.current.platter
    let color: UIColor = platter.map(contentColor) ?? tintColor
    if styledLook != .current {
      styledLook = .current
      label.font = .systemFont(ofSize: 17, weight: platter == nil ? weight : .medium)
    }
    label.textColor = color
    title?.style(label)
    if item?.systemItem == .close { showCloseSign(inCircle: platter == nil) }
    guard let platter else {
      if platterView.superview != nil { platterView.removeFromSuperview() }
      return
    }
    for view in [imageView, symbolView] { view?.tintColor = color }
    platterView.show(platter, fill: isProminent && isEnabled ? tintColor : nil)
    if platterView.superview == nil { insertSubview(platterView, at: 0) }
  }

  /// On a platter, what the app has not colored is as text is.
  private func contentColor(on platter: BarLook.Platter) -> UIColor {
    if !isEnabled { return .tertiaryLabel }
    if isProminent { return .white }
    return item?.tintColor ?? platter.content
  }

  /// The title back is told, and not shown, on a platter.
  private var showsLabel: Bool {
    label.superview != nil && !label.isHidden
      && (backTitle == nil || BarLook.current.platter == nil)
  }

  /// From the ends to the content.
  private var padding: CGFloat { BarLook.current.platter?.padding ?? 0 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if styledLook != .current { showLook() }
    let size = contentSize
    guard let platter = BarLook.current.platter else { return size }
    let height = platter.height
    let padding = showsLabel || fixedWidth > 0 ? platter.padding : platter.signPadding
    return CGSize(width: max(height, size.width + 2 * padding), height: height)
  }

  private var contentSize: CGSize {
    if fixedWidth > 0 { return CGSize(width: fixedWidth, height: BarButton.height) }
    var width = symbolView.map { _ in symbolWidth } ?? 0
    if imageView.superview != nil { width += imageView.image?.size.width ?? 0 }
    if showsLabel { width += titleWidth }
    return CGSize(width: width, height: BarButton.height)
  }

  private func placeLabel(from start: CGFloat, _ place: (UIView, CGFloat, CGFloat) -> Void) {
    let x = padding > 0 ? max(start, padding) : start
    place(label, x, max(0, bounds.width - x - padding))
  }

  /// The width of the widest title that the item may have.
  private var titleWidth: CGFloat {
    let shown = label.text
    var width = label.intrinsicContentSize.width
    for title in otherTitles {
      label.text = title
      width = max(width, label.intrinsicContentSize.width)
    }
    if label.text != shown {
      label.text = shown
      title?.style(label)
    }
    return width
  }

  /// The room of the sign, with the gap to a title.
  private var symbolWidth: CGFloat {
    guard let symbolView else { return 0 }
    return symbolView.bounds.width + (showsLabel ? symbolGap : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if styledLook != .current { showLook() }
    platterView.frame = bounds
    if backTitle != nil { label.isHidden = BarLook.current.platter != nil }
    func place(_ view: UIView, at start: CGFloat, width: CGFloat) {
      view.frame = mirrored(
        CGRect(x: start, y: 0, width: width, height: bounds.height),
        in: CGRect(origin: .zero, size: bounds.size))
    }
    let parts = [symbolView != nil, imageView.superview != nil, showsLabel]
    let hasParts = parts.filter { $0 }.count > 1
    // What stands alone is in the middle.
    var start = hasParts ? padding : 0
    if let symbolView {
      let isIndicator = symbolView is UIImageView
      place(
        symbolView, at: isIndicator ? -BarButton.indicatorOutset : 0,
        width: showsLabel || isIndicator ? symbolView.bounds.width : bounds.width)
      start += symbolWidth
    }
    if imageView.superview != nil {
      let width = symbolView == nil ? bounds.width : imageView.image?.size.width ?? 0
      place(imageView, at: start, width: width)
      imageView.frame = imageView.frame.inset(by: imageInsets)
      start += width
    }
    if showsLabel { placeLabel(from: start, place) }
    label.frame = label.frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
  }
}

extension UIBarItem {
  /// Whether the bar is as low as those of a phone on its side.
  private var isLow: Bool { UITraitCollection.current.verticalSizeClass == .compact }

  /// The picture for the height of the bar.
  final var shownImage: UIImage? { isLow ? landscapeImagePhone ?? image : image }

  /// The insets for the height of the bar.
  final var shownImageInsets: UIEdgeInsets {
    isLow && landscapeImagePhoneInsets != .zero ? landscapeImagePhoneInsets : imageInsets
  }
}
