// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// Across the axis. No view is larger than the canvas, and the canvas is as large as the largest
// view where nothing else says how large it is.

extension UIStackView {
  func align(_ views: [UIView]) {
    var across = StackSide.across(axis)
    if axis == .vertical, isMirrored { across = across.mirrored }
    for view in views {
      switch alignmentAcross {
      case .fill:
        constrain(view, across.start, .equal, canvas, across.start)
        constrain(view, across.end, .equal, canvas, across.end)
      case .leading: pin(view, across.start, loose: across.end)
      case .trailing: pin(view, across.end, loose: across.start)
      case .center:
        constrain(view, across.center, .equal, canvas, across.center)
        loosen(view, across.start)
        loosen(view, across.end)
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
    _ view: UIView, _ edge: NSLayoutConstraint.Attribute, loose: NSLayoutConstraint.Attribute
  ) {
    constrain(view, edge, .equal, canvas, edge)
    loosen(view, loose)
  }

  /// Keeps an edge inside the canvas, and at its edge where nothing is in the way.
  private func loosen(_ view: UIView, _ edge: NSLayoutConstraint.Attribute) {
    let isLower = edge == .left || edge == .top
    constrain(view, edge, isLower ? .greaterThanOrEqual : .lessThanOrEqual, canvas, edge)
    constrain(view, edge, .equal, canvas, edge, UIStackView.lowest)
  }

  private func alignBaselines(
    _ view: UIView, _ first: UIView, _ baseline: NSLayoutConstraint.Attribute, _ across: StackSide
  ) {
    if view !== first { constrain(view, baseline, .equal, first, baseline) }
    // Where the stack is higher than its views, those of one last baseline lie at its lower edge:
    // what is asked for first holds.
    let edges = [across.start, across.end]
    for edge in baseline == .lastBaseline ? edges.reversed() : edges { loosen(view, edge) }
  }
}
