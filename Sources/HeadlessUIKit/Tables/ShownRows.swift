// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The views of a table that are shown at present, by their places.
struct ShownRows {
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The row whose cell the data source is asked for.
  var pathInMaking: IndexPath?
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Cells that are no longer shown.
  var pool = ReusePool<UITableViewCell>()
  /// Headers and footers that are no longer shown.
  var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()

  /// The rows that have a cell, from top to bottom.
  var paths: [IndexPath] { cells.keys.sorted() }
}

/// The classes of a table's cells, headers and footers by their names.
struct TableRegistrations {
  var cells: [String: AnyClass] = [:]
  var headerFooters: [String: AnyClass] = [:]
  var cellNibs: [String: UINib] = [:]
  var headerFooterNibs: [String: UINib] = [:]
  /// What makes cells of a storyboard's prototypes.
  var prototypes: [String: () -> UITableViewCell?] = [:]
}

/// What a table's geometry was made for, and what of it is out of date.
struct TableGeometryState {
  /// Whether the data source has to be asked for everything.
  var isDataDue = true
  /// Whether the heights have to be asked for.
  var areHeightsDue = true
  var isEditing = false
  /// Whether the data source or the delegate is being asked, who may ask the table in turn.
  var isAsking = false
  var width: CGFloat = -1
  var scale: CGFloat = 0
  /// The table's own inset at the top.
  var insetAtTop: CGFloat = 0
  /// The cell of a row that is being configured again.
  var reconfigured: UITableViewCell?
}

/// A group of updates that has begun.
struct TableUpdates {
  var list = ListUpdates()
  /// How many groups are nested.
  var depth = 0
  /// How many rows each section had.
  var counts: [Int]
}
