// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Where a cell is in an outline: how deep, and whether the items in its own show.
struct OutlinePlace: Equatable {
  var level: Int
  var isExpanded: Bool
  /// Expands the item, or collapses it.
  var toggle: () -> Void = {}

  static func == (left: OutlinePlace, right: OutlinePlace) -> Bool {
    left.level == right.level && left.isExpanded == right.isExpanded
  }
}
