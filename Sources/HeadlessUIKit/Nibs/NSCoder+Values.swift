// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSCoder {
  /// Stops the program, as on iOS, where a coder has no values of names: archived values are read
  /// by `decodeObject(forKey:)`.
  public func value(forKey key: String) -> Any? {
    trap(
      "\(type(of: self)) has no value for the key '\(key)': read it by decodeObject(forKey:)")
  }
}
