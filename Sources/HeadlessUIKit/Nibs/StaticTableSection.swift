// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

/// A section whose cells stand in a storyboard. ``UITableViewController`` gives them to its table,
/// where its subclass does not.
struct StaticTableSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// The height of each row; negative ones stand for that of the content.
  let heights: [CGFloat?]

  init(_ element: NibElement, _ session: NibSession) {
    header = element.string("headerTitle")
    footer = element.string("footerTitle")
    let rows = element.list("cells").compactMap { row in
      (session.makeView(row) as? UITableViewCell).map {
        (cell: $0, height: row.number("rowHeight"))
      }
    }
    cells = rows.map(\.cell)
    heights = rows.map { $0.height.map { CGFloat($0) } }
  }
}

extension UITableView {
  /// The section of a storyboard's rows; `nil` for a table without them.
  func staticSection(_ section: Int) -> StaticTableSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }
}
