// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A visual format that has been read: views one after the other, and what lies between them.
///
///     |  -  [a(20)]  -  [b]  -  |
///     ▲     ▲        ▲  ▲       ▲
///     │     elements[0] │       trailing
///     leading        gaps[0]
struct VisualFormat {
  /// The right side of a comparison.
  enum Object {
    case constant(CGFloat)
    case thickness(of: LayoutItem)
  }

  /// A condition on a distance or on a size.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  /// What lies between two neighbors.
  enum Gap {
    case none
    case standard
    case distances([Predicate])

    var isStandard: Bool {
      if case .standard = self { true } else { false }
    }
  }

  /// A view with the conditions on its size.
  struct Element {
    var item: LayoutItem
    var sizes: [Predicate]
    /// The place in the format behind it.
    var end: Int
  }

  /// The superview on one side.
  struct Edge {
    var gap: Gap
    /// The place in the format where its neighbor has to have one.
    var position: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var leading: Edge?
  var elements: [Element] = []
  /// What lies behind each element but the last.
  var gaps: [Gap] = []
  var trailing: Edge?
}
