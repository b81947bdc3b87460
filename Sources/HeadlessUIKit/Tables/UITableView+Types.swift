// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UITableView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// One list; headers stay at the top while their section shows.
    case plain = 0
    /// Groups from edge to edge.
    case grouped = 1
    /// Groups with round corners, away from the edges.
    case insetGrouped = 2
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As little as shows it.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows come and go. Pictures are still: all are the same here.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As fits the style.
    case automatic = 100
  }

  /// What ``UITableView/separatorInset`` counts from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the cell's edges.
    case fromCellEdges = 0
    /// From where lines start and end by default.
    case fromAutomaticInsets = 1
  }
}

extension UITableViewCell {
  /// The lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line one pixel high.
    case singleLine = 1
  }

  /// What a tap on the control of a cell that is edited does.
  public enum EditingStyle: Int, Sendable {
    /// Nothing: there is no control.
    case none = 0
    /// It deletes the row: a red circle with a minus.
    case delete = 1
    /// It inserts a row: a green circle with a plus.
    case insert = 2
  }
}
