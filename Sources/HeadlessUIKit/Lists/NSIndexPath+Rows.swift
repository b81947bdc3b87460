// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSIndexPath {
  /// Makes the path of a table's row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Makes the path of a collection's item.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section's index.
  public var section: Int { index(atPosition: 0) }
  /// The row's index in its section.
  public var row: Int { index(atPosition: 1) }
  /// The item's index in its section.
  public var item: Int { index(atPosition: 1) }
}
