// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// UIKit describes a distance in the visual format where the constraint says it from the place
// before to the place behind: `H:|-(8)-[UILabel]`, `V:[UILabel]-(>=4)-[UIView]`,
// `H:[UILabel]-(8@750)-|`. Others, such as `label.trailing == view.trailing - 8`, are equations.

extension NSLayoutConstraint {
  /// The description in the visual format, and the view whose edge is `|`; `nil` where the
  /// constraint is an equation.
  var visualForm: (text: String, edge: String?)? {
    guard distances == nil, multiplier == 1, let behind = firstItem as? UIView,
      let before = secondItem as? UIView, let axis = visualAxis
    else { return nil }
    let length = visualLength
    func box(_ view: UIView) -> String { "[\(Self.name(of: view))]" }
    switch (firstAttribute.isStart, secondAttribute.isStart) {
    case (true, true) where behind.superview === before:
      return ("\(axis)|-(\(length))-\(box(behind))", Self.name(of: before))
    case (false, false) where before.superview === behind:
      return ("\(axis)\(box(before))-(\(length))-|", Self.name(of: behind))
    case (true, false) where behind.superview != nil && behind.superview === before.superview:
      return ("\(axis)\(box(before))-(\(length))-\(box(behind))", nil)
    default: return nil
    }
  }

  /// `H:` or `V:`; `nil` where the attributes are not edges of one kind. Left and right would need
  /// a mark of the direction and stay equations.
  private var visualAxis: String? {
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.trailing, .trailing), (.leading, .trailing): "H:"
    case (.top, .top), (.bottom, .bottom), (.top, .bottom): "V:"
    default: nil
    }
  }

  private var visualLength: String {
    let sign = relation == .equal ? "" : relation.sign
    let strength = priority == .required ? "" : "@\(number(CGFloat(priority.rawValue)))"
    return sign + number(constant) + strength
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is the edge at which a view begins.
  fileprivate var isStart: Bool { self == .leading || self == .top }
}
