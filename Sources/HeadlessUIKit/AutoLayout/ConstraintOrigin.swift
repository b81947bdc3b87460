// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Where a linear constraint comes from.
enum ConstraintOrigin {
  /// One that was activated.
  case constraint(NSLayoutConstraint)
  /// A view's natural size.
  case content(UIView, NSLayoutConstraint.Axis)
  /// The engine itself.
  case engine

  /// The constraint in UIKit's form; `nil` for those of the engine.
  var description: String? {
    switch self {
    case .constraint(let constraint): constraint.description
    case .content(let view, let axis): ConstraintOrigin.description(of: view, axis)
    case .engine: nil
    }
  }

  /// The constraint that was activated.
  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }

  /// The views that it binds, the first item's first.
  var views: [UIView] {
    switch self {
    case .constraint(let constraint):
      [constraint.firstItem, constraint.secondItem].compactMap { layoutItem($0)?.itemView }
    case .content(let view, _): [view]
    case .engine: []
    }
  }

  private static func description(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
    let size = view.contentSizeForLayout
    let length = axis == .horizontal ? size.width : size.height
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    return "<NSContentSizeLayoutConstraint \(NSLayoutConstraint.name(of: view))."
      + "\(axis == .horizontal ? "width" : "height") == \(number(length)) "
      + "Hug:\(number(CGFloat(hugging))) CompressionResistance:\(number(CGFloat(resistance)))>"
  }
}
