// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import TextLayout

extension [FontIdentity] {
  /// Reads what ``lines`` wrote. A line that is no identity, as a later version may write, is left
  /// out.
  init(lines: String) {
    self = lines.split(separator: "\n").compactMap { FontIdentity(String($0)) }
  }

  /// One line for each face; `nil` where there are none.
  var lines: String? {
    isEmpty ? nil : map(\.description).joined(separator: "\n")
  }

  /// In one order, however the views stand.
  var sortedByName: [FontIdentity] {
    sorted { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) }
  }
}
