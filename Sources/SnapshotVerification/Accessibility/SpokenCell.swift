// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Where a cell stands in its table.
struct SpokenCell: Hashable {
  /// From 0; `nil` for a cell that is in no row.
  var row: Int?
  /// From 0; `nil` for a cell that is in no column.
  var column: Int?
  /// How many rows it spans.
  var height = 1
  /// How many columns it spans.
  var width = 1
  /// Whether it is the first of its row, so that the row's number is read.
  var isFirstInRow = false
  /// The cells that head its row and its column.
  var headers: [SpokenTexts] = []
}

extension SpokenCell {
  /// A cell heads neither itself nor, where it stands right above it, the first of a row.
  init(
    _ cell: any UIAccessibilityContainerDataTableCell,
    in table: any UIAccessibilityContainerDataTable
  ) {
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    row = rows.location == NSNotFound ? nil : rows.location
    column = columns.location == NSNotFound ? nil : columns.location
    (height, width) = (rows.length, columns.length)
    if let row, let column {
      isFirstInRow = !(0..<column).contains {
        table.accessibilityDataTableCellElement(forRow: row, column: $0) != nil
      }
    }
    headers = (rowHeaders(of: cell, in: table) + columnHeaders(of: cell, in: table))
      .compactMap { ($0 as? AccessibilityObject).map { SpokenTexts($0) } }
  }

  private func rowHeaders(
    of cell: any UIAccessibilityContainerDataTableCell,
    in table: any UIAccessibilityContainerDataTable
  ) -> [any UIAccessibilityContainerDataTableCell] {
    guard isFirstInRow, let row else { return [] }
    return (table.accessibilityHeaderElements(forRow: row) ?? []).filter { header in
      header !== cell
        && table.accessibilityDataTableCellElement(
          forRow: header.accessibilityRowRange().location,
          column: header.accessibilityColumnRange().location) === header
    }
  }

  private func columnHeaders(
    of cell: any UIAccessibilityContainerDataTableCell,
    in table: any UIAccessibilityContainerDataTable
  ) -> [any UIAccessibilityContainerDataTableCell] {
    let headers =
      table.accessibilityHeaderElements(forColumn: cell.accessibilityColumnRange().location) ?? []
    return headers.filter { header in
      guard header !== cell else { return false }
      guard let row, let column, isFirstInRow else { return true }
      return header.accessibilityRowRange().location != row - 1
        || header.accessibilityColumnRange().location != column
    }
  }
}
