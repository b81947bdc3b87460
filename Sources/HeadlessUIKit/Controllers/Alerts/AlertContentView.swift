// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The view of an alert or an action sheet: one group of text and choices, and below a sheet's one
/// the choice that cancels. On iOS 26 it is one card.
final class AlertContentView: UIView {
  private var content = AlertContent()
  private let main = AlertGroupView()
  private let apart = AlertGroupView()
  /// That of iOS 26; `nil` for the groups.
  private var card: AlertCardView?
  /// Called when people have made a choice.
  var onChoice: (UIAlertAction) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(main)
    addSubview(apart)
    for group in [main, apart] { group.onChoice = { [weak self] in self?.onChoice($0) } }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ content: AlertContent) {
    self.content = content
    if SystemLook.current == .iOS26, !content.isInPopover { return showCard() }
    card?.removeFromSuperview()
    card = nil
    let (choices, cancel) = content.groups
    main.show(content, choices: choices, hasText: true)
    apart.show(content, choices: [cancel].compactMap { $0 }, hasText: false)
    main.isHidden = choices.isEmpty && !main.hasText
    apart.isHidden = cancel == nil
    main.background = content.isInPopover ? .popover : .blur
    apart.background = .opaque
    setNeedsLayout()
  }

  private func showCard() {
    let shown = card ?? AlertCardView(frame: .zero)
    card = shown
    shown.onChoice = { [weak self] in self?.onChoice($0) }
    if shown.superview == nil { addSubview(shown) }
    (main.isHidden, apart.isHidden) = (true, true)
    shown.show(content)
    setNeedsLayout()
  }

  /// Texts and choices follow the size of text.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show(content)
    superview?.setNeedsLayout()
  }

  /// An alert with text of one of the largest sizes, from Flutter's `CupertinoAlertDialog`.
  private static let alertWidthForAccessibility: CGFloat = 310

  private func width(in room: CGSize) -> CGFloat {
    switch content.style {
    case .alert:
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        ? AlertContentView.alertWidthForAccessibility : AlertGeometry.alertWidth
    case .actionSheet:
      content.isInPopover
        ? AlertGeometry.popoverWidth
        : min(room.width - 2 * AlertGeometry.sheetMargin, AlertGeometry.widestSheet)
    }
  }

  private func groupHeights(width: CGFloat) -> (main: CGFloat, apart: CGFloat) {
    (main.isHidden ? 0 : main.height(width: width), apart.isHidden ? 0 : apart.height(width: width))
  }

  private func gap(_ heights: (main: CGFloat, apart: CGFloat)) -> CGFloat {
    heights.main > 0 && heights.apart > 0 ? AlertGeometry.cancelGap : 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if (SystemLook.current == .iOS26 && !content.isInPopover) != (card != nil) { show(content) }
    if let card { return card.sizeThatFits(size) }
    let width = width(in: size)
    let heights = groupHeights(width: width)
    let height = heights.main + gap(heights) + heights.apart
    // Popovers and sheets find their room themselves.
    let isAlert = content.style == .alert
    let room = isAlert ? size.height - 2 * AlertGeometry.sheetMargin : size.height
    return CGSize(width: width, height: min(height, max(0, room)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let card { return card.frame = bounds }
    // The arrow of a popover keeps its edge free.
    let place = content.isInPopover ? bounds.inset(by: safeAreaInsets) : bounds
    let heights = groupHeights(width: place.width)
    let room = max(0, place.height - gap(heights) - heights.apart)
    let mainHeight = min(heights.main, room)
    main.frame = CGRect(x: place.minX, y: place.minY, width: place.width, height: mainHeight)
    apart.frame = CGRect(
      x: 0, y: mainHeight + gap(heights), width: bounds.width, height: heights.apart)
  }
}
