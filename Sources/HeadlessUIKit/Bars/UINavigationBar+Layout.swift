// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UINavigationBar {
  static var compactHeight: CGFloat { BarMetrics.navigationBarHeight }
  static let largeTitlePart: CGFloat = 52
  private static let largeTitleMargins: CGFloat = 11

  /// Whether the shown item's title is large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isLow, !isCoveredBySearch, let items, !items.isEmpty else {
      return false
    }
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .automatic: continue
      case .always: return true
      case .never: return false
      }
    }
    return true
  }

  /// What the large title adds to the bar's height; content that moves up takes it away, and the
  /// title is small when nothing is left.
  var largeTitleHeight: CGFloat {
    showsLargeTitle ? UINavigationBar.largeTitlePart - (hosting?.collapse ?? 0) : 0
  }

  func placeContents() {
    placeBackground()
    showTitles()
    placePrompt()
    let prompt = promptHeight
    let own = min(bounds.height - extraHeight, UINavigationBar.compactHeight)
    let height = isCoveredBySearch ? 0 : (hosting?.height ?? own) + titleSearchHeight
    let geometry = NavigationBarGeometry(width: bounds.width, insets: safeAreaInsets)
    let look = BarLook.current
    // A lower bar, and the bar of a card, is as high as its content.
    let content = height == look.navigationHeight ? look.contentHeight : height
    let left = placeLeft(geometry, height: content)
    let right = placeRight(geometry, height: content)
    placeTitle(geometry, from: left, to: right, height: content)
    let margin = NavigationBarGeometry.margin(width: bounds.width) + look.largeTitleInset
    largeTitleLabel.isHidden = largeTitleHeight == 0
    largeTitleClip.frame = CGRect(
      x: 0, y: prompt + height, width: bounds.width, height: largeTitleHeight)
    largeTitleLabel.frame = CGRect(
      x: margin + safeAreaInsets.left,
      y: PixelGrid(scale: UIScreen.main.scale).round(look.largeTitleTop)
        - (hosting?.collapse ?? 0),
      width: max(0, bounds.width - 2 * margin - safeAreaInsets.left - safeAreaInsets.right),
      height: UINavigationBar.largeTitlePart - UINavigationBar.largeTitleMargins)
    placeSearchBar(below: prompt + height + largeTitleHeight)
    if prompt > 0 {
      for view in [titleLabel] + contents.views { view.frame.origin.y += prompt }
    }
    // They were placed as for text from left to right.
    let area = CGRect(origin: .zero, size: bounds.size)
    for view in [titleLabel, largeTitleLabel] + contents.views where isMirrored {
      view.frame = mirrored(view.frame, in: area)
    }
  }

  /// The titles with the attributes of the look that is shown.
  private func showTitles() {
    let look = shownAppearance as? UINavigationBarAppearance
    show(
      look?.titleTextAttributes ?? [:], titleTextAttributes ?? [:], in: titleLabel,
      font: .systemFont(ofSize: 17, weight: .semibold))
    show(
      look?.largeTitleTextAttributes ?? [:], largeTitleTextAttributes ?? [:], in: largeTitleLabel,
      font: .systemFont(ofSize: 34, weight: .bold))
  }

  private func show(
    _ attributes: [NSAttributedString.Key: Any], _ own: [NSAttributedString.Key: Any],
    in label: UILabel, font: UIFont
  ) {
    guard let title = topItem?.title, !title.isEmpty else { return }
    let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
    let all = base.merging(own) { $1 }.merging(attributes) { $1 }
    let text = NSAttributedString(string: title, attributes: all)
    // Setting an equal text would ask for layout again.
    if label.attributedText != text { label.attributedText = text }
  }

  private func placeBackground() {
    let top = hosting?.top ?? 0
    background.frame = CGRect(
      x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    background.show(shownAppearance, color: barTintColor)
    shownAppearance?.onChange = { [weak self] in self?.setNeedsLayout() }
    background.setNeedsLayout()
  }

  /// A bar that stands alone, and one that nothing shines through, has its background always.
  var shownAppearance: UIBarAppearance? {
    var standard = topItem?.standardAppearance ?? oldAppearance ?? standardAppearance
    if isLow, let compact = topItem?.compactAppearance ?? compactAppearance { standard = compact }
    let isAtEdge = hosting?.isOverContent == false
    guard isAtEdge else { return standard }
    let compactEdge = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if isLow, let compactEdge { return compactEdge }
    if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    if let oldAppearance { return oldAppearance }
    return isTranslucent && barTintColor == nil ? nil : standard
  }

  private func placeLeft(_ geometry: NavigationBarGeometry, height: CGFloat) -> CGFloat {
    if let title = contents.backTitle {
      contents.backButton?.showTitle(
        from: [title, UINavigationBar.genericBackTitle],
        fitting: geometry.backRoom(titleWidth: titleSize.width))
    }
    let back = contents.backButton?.sizeThatFits(bounds.size).width
    contents.backButton?.frame = CGRect(
      x: geometry.insets.left + NavigationBarGeometry.chevronMargin(width: bounds.width), y: 0,
      width: back ?? 0, height: height)
    contents.backButton?.setNeedsLayout()
    let sizes = contents.left.map(size)
    let (starts, end) = geometry.leftSpans(back: back, widths: sizes.map(\.width))
    for (index, view) in contents.left.enumerated() {
      place(view, x: starts[index], size: sizes[index], height: height)
    }
    return end
  }

  private func placeRight(_ geometry: NavigationBarGeometry, height: CGFloat) -> CGFloat {
    let sizes = contents.right.map(size)
    let (starts, end) = geometry.rightSpans(widths: sizes.map(\.width))
    for (index, view) in contents.right.enumerated() {
      place(view, x: starts[index], size: sizes[index], height: height)
    }
    return end
  }

  private func placeTitle(
    _ geometry: NavigationBarGeometry, from left: CGFloat, to right: CGFloat, height: CGFloat
  ) {
    titleLabel.isHidden =
      contents.titleView != nil || largeTitleHeight > 0 || isCoveredBySearch
    let size = titleSize
    let span =
      titleSearchBar == nil
      ? geometry.title(width: size.width, from: left, to: right)
      : geometry.titleSearch(from: left, to: right)
    place(
      contents.titleView ?? titleLabel, x: span.x,
      size: CGSize(width: span.width, height: size.height), height: height)
    let offset = (shownAppearance as? UINavigationBarAppearance)?.titlePositionAdjustment ?? .zero
    titleLabel.frame = titleLabel.frame.offsetBy(
      dx: offset.horizontal, dy: offset.vertical + oldLook.titleOffset(isLow: isLow))
  }

  /// The size of what stands in the middle; none while the title is large.
  private var titleSize: CGSize {
    if let titleView = contents.titleView {
      guard titleView is UISearchBar else { return size(titleView) }
      return CGSize(width: 0, height: UINavigationBar.compactHeight + titleSearchHeight)
    }
    return largeTitleHeight > 0 ? .zero : titleLabel.intrinsicContentSize
  }

  /// A view of the app's own keeps its size, or has the one of its content.
  private func size(_ view: UIView) -> CGSize {
    if let button = view as? BarButton { return button.sizeThatFits(bounds.size) }
    if !view.translatesAutoresizingMaskIntoConstraints || view.bounds.size == .zero {
      return view.systemLayoutSizeFitting(.zero)
    }
    return view.bounds.size
  }

  private func place(_ view: UIView, x: CGFloat, size: CGSize, height: CGFloat) {
    let scale = UIScreen.main.scale
    let y = ((height - size.height) / 2 * scale).rounded() / scale
    view.frame = CGRect(
      x: (x * scale).rounded() / scale, y: y, width: size.width, height: size.height)
  }
}
