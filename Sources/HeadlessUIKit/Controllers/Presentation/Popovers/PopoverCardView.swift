// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The card of a popover with its arrow and shadow, around the presented view, which lies below the
/// arrow, too: that part is not in its safe area.
final class PopoverCardView: UIView {
  private static let shadowOpacity: Float = 0.2
  private static let shadowRadius: CGFloat = 20

  private let backgroundView = UIView()
  private let outline = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = PopoverCardView.shadowOpacity
    layer.shadowRadius = PopoverCardView.shadowRadius
    layer.shadowOffset = .zero
    backgroundView.layer.mask = outline
    addSubview(backgroundView)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows `view` in the shape of `placement`.
  func show(_ view: UIView, _ placement: PopoverPlacement, color: UIColor?) {
    let path = PopoverShape(placement: placement).path.cgPath
    outline.frame = bounds
    outline.path = path
    layer.shadowPath = path
    backgroundView.frame = bounds
    backgroundView.backgroundColor = color ?? .popoverBackground
    if view.superview !== backgroundView { backgroundView.addSubview(view) }
    view.layer.cornerRadius = 0
    view.frame = backgroundView.bounds
  }
}

extension UIColor {
  /// The blur's color over an empty background.
  fileprivate static let popoverBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 40 / 255, alpha: 1) : UIColor(white: 246 / 255, alpha: 1)
  }
}
