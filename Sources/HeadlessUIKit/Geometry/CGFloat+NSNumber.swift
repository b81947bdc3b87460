// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension CGFloat {
  /// A number, with as many digits as there are.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// A number; `nil` where it has digits that are not there.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
