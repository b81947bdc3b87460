// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A cell of a table with rows and columns.
///
/// ```swift
/// final class ScoreView: UIView, UIAccessibilityContainerDataTableCell {
///   var (row, column) = (0, 0)
///   func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
///   func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: AnyObject {
  /// The rows that it spans, from 0; their location is `NSNotFound` where it is in none.
  func accessibilityRowRange() -> NSRange
  /// The columns that it spans, from 0; their location is `NSNotFound` where it is in none.
  func accessibilityColumnRange() -> NSRange
}

/// A table with rows and columns, whose ``AccessibilityObject/accessibilityContainerType`` is
/// `dataTable`.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
  /// The cell of a row and a column; `nil` where there is none.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?

  /// How many rows there are.
  func accessibilityRowCount() -> Int
  /// How many columns there are.
  func accessibilityColumnCount() -> Int

  /// The cells that head a row. The default is none.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?

  /// The cells that head a column. The default is none.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// None.
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }

  /// None.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}
