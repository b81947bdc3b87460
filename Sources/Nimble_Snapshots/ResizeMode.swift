// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// How a view gets each of the sizes in which it is compared.
public enum ResizeMode {
  /// By its frame.
  case frame
  /// By constraints of its width and height: its own, or new ones.
  case constrains
  /// By a closure.
  case block(resizeBlock: (UIView, CGSize) -> Void)
  /// By an object of the suite's own.
  case custom(viewResizer: ViewResizer)

  /// Gives a view a size.
  func resize(_ view: UIView, to size: CGSize) {
    switch self {
    case .frame:
      view.frame = CGRect(origin: .zero, size: size)
      view.layoutIfNeeded()
    case .constrains: constrain(view, to: size)
    case .block(let resizeBlock): resizeBlock(view, size)
    case .custom(let viewResizer): viewResizer.resize(view: view, for: size)
    }
  }

  private func constrain(_ view: UIView, to size: CGSize) {
    for (attribute, length) in [
      (NSLayoutConstraint.Attribute.height, size.height),
      (.width, size.width),
    ] {
      let own = view.constraints.last {
        $0.firstAttribute == attribute && $0.relation == .equal && $0.secondItem == nil
      }
      let constraint =
        own
        ?? NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: length)
      constraint.constant = length
      constraint.isActive = true
    }
    view.frame.size = size
    view.layoutIfNeeded()
  }
}

/// Gives a view a size, in the suite's own way.
public protocol ViewResizer {
  /// Gives the view the size, in points.
  func resize(view: UIView, for size: CGSize)
}
