// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The forms of iOS before 13, which give an `NSString`. Those of Foundation for Linux give a
/// `String`.
extension Scanner {
  /// Reads a text, where it comes next.
  @discardableResult
  public func scanString(_ string: String, into result: inout NSString?) -> Bool {
    keep(scanString(string), in: &result)
  }

  /// Reads the characters of a set that come next.
  @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    keep(scanCharacters(from: set), in: &result)
  }

  /// Reads what comes before a text, or all that is left.
  @discardableResult
  public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
    keep(scanUpToString(string), in: &result)
  }

  /// Reads what comes before the characters of a set, or all that is left.
  @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    keep(scanUpToCharacters(from: set), in: &result)
  }

  private func keep(_ text: String?, in result: inout NSString?) -> Bool {
    guard let text else { return false }
    result = NSString(string: text)
    return true
  }
}
