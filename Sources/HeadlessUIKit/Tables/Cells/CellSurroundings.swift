// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a table says to a cell about its place.
struct CellSurroundings: Equatable {
  /// How far the line below a cell goes.
  enum Line {
    /// There is none.
    case absent
    case inset
    case full
  }

  /// From the cell's edges to its content.
  var margin: CGFloat
  /// Whether the cell lies in a group.
  var isGrouped: Bool
  /// Whether editing shows a circle at each row, with a check mark in those that are chosen.
  var choosesSeveral = false
  /// The height of lines in points, which is not the content's; 0 without lines.
  var separatorHeight: CGFloat = 0
  var separatorColor: UIColor?
  /// The table's own inset; `nil` where it has none.
  var separatorInset: UIEdgeInsets?
  var lineBelow = Line.absent
  /// The line above: a full one above a group, an inset one below the header of a plain table.
  var lineAbove = Line.absent
  /// What the letters at the table's edge cover of the cell, in points.
  var indexRoom: CGFloat = 0
  /// The corners of the group that are the cell's.
  var corners: CACornerMask = []
}

/// The view of a cell's content, with the margins that cells have.
final class UITableViewCellContentView: UIView {
  /// The margins unless others are set; until a table knows the cell, those of any view.
  var cellMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if cellMargins != oldValue, layoutStateStorage != nil { constraintsDidChange() } }
  }

  /// The cell around places the labels.
  override func contentSizeDidChange(of subview: UIView) { superviewStorage?.setNeedsLayout() }

  override var layoutMargins: UIEdgeInsets {
    get { layoutStateStorage?.margins == nil ? cellMargins : super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
}

extension UIView {
  /// Whether this view or one in it keeps a constraint.
  var holdsConstraints: Bool {
    guard treeUsesConstraints else { return false }
    if layoutStateStorage?.constraints.isEmpty == false { return true }
    return subviewStorage.contains { $0.holdsConstraints }
  }

  /// Whether this view itself keeps one: of its own, or of views in it to its edges.
  var holdsOwnConstraints: Bool {
    treeUsesConstraints && layoutStateStorage?.constraints.isEmpty == false
  }
}
