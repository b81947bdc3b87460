// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension IndexPath {
  /// Makes the path of a table's row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the path of a collection's item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section's index; the path must have one.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row's index in its section; the path must have two indices.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item's index in its section; the path must have two indices.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
