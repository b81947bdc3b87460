// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Graphics

final class BitmapTurningTests: XCTestCase {
  /// a b c
  /// d e f
  private let picture = Bitmap(
    width: 3, height: 2, bytes: Array("aaaabbbbccccddddeeeeffff".utf8))

  private func turned(_ swaps: Bool, _ columns: Bool, _ rows: Bool) -> [String] {
    let result = picture.turned(swapsAxes: swaps, mirrorsColumns: columns, mirrorsRows: rows)
    return (0..<result.height).map { y in
      String((0..<result.width).map { Character(Unicode.Scalar(result[$0, y].red)) })
    }
  }

  func testPixelsAreTurnedAndMirrored() {
    XCTAssertEqual(turned(false, false, false), ["abc", "def"])
    XCTAssertEqual(turned(false, true, false), ["cba", "fed"])
    XCTAssertEqual(turned(false, false, true), ["def", "abc"])
    XCTAssertEqual(turned(true, false, false), ["ad", "be", "cf"])
    XCTAssertEqual(turned(true, true, false), ["cf", "be", "ad"])
    XCTAssertEqual(turned(true, false, true), ["da", "eb", "fc"])
    XCTAssertEqual(turned(true, true, true), ["fc", "eb", "da"])
  }
}
