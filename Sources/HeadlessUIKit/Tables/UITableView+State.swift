// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UITableView {
  /// How a table arranges its rows and the lines between them. The rows' cells tell of themselves.
  @StatePropertyBuilder var tableProperties: [StateProperty] {
    StateProperty("separatorStyle", term: separatorStyle, default: .singleLine)
    if separatorStyle != .none { StateProperty("separatorColor", color: separatorColor) }
    if let separatorInsetStorage {
      StateProperty("separatorInset", insets: separatorInsetStorage, default: nil)
    }
    StateProperty(
      "separatorInsetReference", term: separatorInsetReference, default: .fromCellEdges)
    StateProperty("editing", flag: isEditing, default: false)
    heightProperties
  }

  @StatePropertyBuilder private var heightProperties: [StateProperty] {
    let automatic = UITableView.automaticDimension
    StateProperty("rowHeight", number: rowHeight, default: automatic)
    StateProperty("sectionHeaderHeight", number: sectionHeaderHeight, default: automatic)
    StateProperty("sectionFooterHeight", number: sectionFooterHeight, default: automatic)
    StateProperty("sectionHeaderTopPadding", number: sectionHeaderTopPadding, default: automatic)
  }
}
