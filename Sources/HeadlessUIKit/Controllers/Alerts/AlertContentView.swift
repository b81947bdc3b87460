// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The view of an alert or an action sheet: one group of text and choices, and below a sheet's one the
/// choice that cancels.
final class AlertContentView: UIView {
  private var content = AlertContent()
  private let main = AlertGroupView()
  private let apart = AlertGroupView()
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
    let (choices, cancel) = content.groups
    main.show(content, choices: choices, hasText: true)
    apart.show(content, choices: [cancel].compactMap { $0 }, hasText: false)
    main.isHidden = choices.isEmpty && !main.hasText
    apart.isHidden = cancel == nil
    apart.isOpaqueGround = true
    setNeedsLayout()
  }

  private func width(in room: CGSize) -> CGFloat {
    switch content.style {
    case .alert: AlertGeometry.alertWidth
    case .actionSheet:
      min(room.width - 2 * AlertGeometry.sheetMargin, AlertGeometry.widestSheet)
    }
  }

  private func groupHeights(width: CGFloat) -> (main: CGFloat, apart: CGFloat) {
    (main.isHidden ? 0 : main.height(width: width), apart.isHidden ? 0 : apart.height(width: width))
  }

  private func gap(_ heights: (main: CGFloat, apart: CGFloat)) -> CGFloat {
    heights.main > 0 && heights.apart > 0 ? AlertGeometry.cancelGap : 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = width(in: size)
    let heights = groupHeights(width: width)
    return CGSize(width: width, height: heights.main + gap(heights) + heights.apart)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = groupHeights(width: bounds.width)
    main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.main)
    apart.frame = CGRect(
      x: 0, y: heights.main + gap(heights), width: bounds.width, height: heights.apart)
  }
}
