// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// Across the axis. No view is larger than the canvas, and the canvas is as large as the largest
// view where nothing else says how large it is. Both are pulled to no length, as UIKit's constraints
// "UISV-spanning-fit" and "UISV-ambiguity-suppression" do: a view without a length of its own has
// none where it does not fill the stack.

extension UIStackView {
  /// The priority of the canvas's least length.
  private static let spanning = UILayoutPriority(51)

  func align(_ views: [UIView]) {
    var across = StackSide.across(axis)
    if axis == .vertical, isMirrored { across = across.mirrored }
    if alignment != .fill {
      constrain(canvas, across.length, .equal, nil, plus: 0, UIStackView.spanning)
    }
    for view in views {
      switch alignmentAcross {
      case .fill:
        constrain(view, across.start, .equal, canvas, across.start)
        constrain(view, across.end, .equal, canvas, across.end)
      case .leading: pin(view, across, across.start, inside: across.end)
      case .trailing: pin(view, across, across.end, inside: across.start)
      case .center:
        pin(view, across, across.center, inside: across.start)
        keepInside(view, across.end)
      case .firstBaseline: alignBaselines(view, views[0], .firstBaseline, across)
      case .lastBaseline: alignBaselines(view, views[0], .lastBaseline, across)
      }
    }
  }

  /// The views of a column have no baseline in common: they lie at the leading edge.
  private var alignmentAcross: Alignment {
    guard axis == .vertical, [.firstBaseline, .lastBaseline].contains(alignment) else {
      return alignment
    }
    RenderingEnvironment.report(
      RenderingIssue(
        "only the views of a horizontal stack can be aligned at baselines: \(self)", kind: .warning,
        in: [self]))
    return .leading
  }

  private func pin(
    _ view: UIView, _ across: StackSide, _ place: NSLayoutConstraint.Attribute,
    inside edge: NSLayoutConstraint.Attribute
  ) {
    constrain(view, place, .equal, canvas, place)
    keepInside(view, edge)
    constrain(view, across.length, .equal, nil, plus: 0, UIStackView.lowest)
  }

  private func keepInside(_ view: UIView, _ edge: NSLayoutConstraint.Attribute) {
    let isLower = edge == .left || edge == .top
    constrain(view, edge, isLower ? .greaterThanOrEqual : .lessThanOrEqual, canvas, edge)
  }

  private func alignBaselines(
    _ view: UIView, _ first: UIView, _ baseline: NSLayoutConstraint.Attribute, _ across: StackSide
  ) {
    if view !== first { constrain(view, baseline, .equal, first, baseline) }
    // Where the stack is higher than its views, those of one last baseline lie at its lower edge:
    // what is asked for first holds.
    let edges = [across.start, across.end]
    for edge in baseline == .lastBaseline ? edges.reversed() : edges {
      keepInside(view, edge)
      constrain(view, edge, .equal, canvas, edge, UIStackView.lowest)
    }
  }
}
