// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where a view of a compositional layout lies.
struct CompositionalPlace {
  var element: CollectionElement
  var frame: CGRect
  var zIndex = 0
  /// The axes on which the view cannot choose its length.
  var givenAxes: UIAxis = .both
  /// Where a header or footer stays in sight.
  var pinning: BoundarySide?
  /// Whether the view moves when its section scrolls across the layout's axis.
  var isInGroup = true
}

extension CollectionElement {
  init(item: Int, section: Int) {
    self.init(category: .cell, kind: "", path: IndexPath(item: item, section: section))
  }
}
