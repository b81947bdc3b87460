// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Closures that are handed on to Foundation and kept by nobody.
final class NSRegularExpressionEnumerationTests: XCTestCase {
  private func matches(
    _ body: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) throws {
    try NSRegularExpression(pattern: "[ab]").enumerateMatches(
      in: "cab", options: [], range: NSRange(location: 0, length: 3), using: body)
  }

  func testTheyAreCalled() throws {
    var places: [Int] = []
    try matches { match, _, _ in places.append(match?.range.location ?? -1) }
    XCTAssertEqual(places, [1, 2])
  }
}
