// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import LinearConstraints

/// The unknowns of a view or a guide: its alignment rectangle in its superview's coordinates.
struct LayoutVariables {
  var minX: Variable
  var minY: Variable
  var width: Variable
  var height: Variable
}

/// What Auto Layout keeps about a view. Views that have nothing to do with it have none.
final class ViewLayoutState {
  var followsMask = true
  /// The active constraints that this view keeps, in the order in which they came.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?

  /// The guides that follow the view's bounds, among them the four above.
  var followingGuides: [UILayoutGuide] = []
  /// Of a scroll view: its content, whose corner is at (0, 0).
  var contentGuide: UILayoutGuide?
  /// Of a scroll view: its frame.
  var frameGuide: UILayoutGuide?
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
  var margins: UIEdgeInsets?
  var addsSafeAreaToMargins = true
  var preservesSuperviewMargins = false

  /// The unknowns of the solution being made.
  var variables: LayoutVariables?
  /// Whether the view followed its superview's size in the last solution.
  var isFilling = false
  /// Whether a constraint of the last solution took this view's frame as given.
  var isTakenAsGiven = false
  /// Where the last solution puts the view, untransformed, in whole pixels.
  var solvedFrame: CGRect?
  /// Of a tree's root: the last solution, where only constants have changed since.
  var solved: SolvedLayout?
  /// Of a tree's root: whether a solution is being made.
  var isSolving = false
  /// Whether the last solution leaves the view's place or size open.
  var isAmbiguous = false
  /// Whether an ambiguous view was put elsewhere on purpose.
  var isExercised = false
}

/// A priority for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(_ both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
