// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSMutableAttributedString {
  /// Makes an empty text.
  public convenience init() { self.init(string: "") }
}
