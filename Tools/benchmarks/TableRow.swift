// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A line of a table whose columns stand at their right.
enum TableRow {
  /// Cells at least 10 characters wide.
  static func line(_ cells: [String]) -> String {
    cells.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined(separator: " ")
  }

  /// Three digits after the point; `-` for none.
  static func number(_ value: Double?) -> String {
    value.map { String(format: "%.3f", $0) } ?? "-"
  }
}

extension [Double] {
  /// The middle one in order, the upper of two; `nil` where there is none.
  var middle: Double? { isEmpty ? nil : sorted()[count / 2] }
}
