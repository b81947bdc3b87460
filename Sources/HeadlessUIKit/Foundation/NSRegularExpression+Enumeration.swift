// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSRegularExpression {
  /// Calls a closure for each match in a part of a text. It is not kept, which Foundation for Linux
  /// does not say of its own method.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) {
      enumerateMatches(in: string, options: options, range: range, using: $0)
    }
  }
}
