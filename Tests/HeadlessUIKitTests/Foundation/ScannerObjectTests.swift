// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class ScannerObjectTests: XCTestCase {
  func testTextsAreReadAsObjects() {
    let scanner = Scanner(string: "<b>12</b>")
    var read: NSString?
    XCTAssertTrue(scanner.scanString("<", into: &read))
    XCTAssertEqual(read, "<")
    XCTAssertTrue(scanner.scanUpTo(">", into: &read))
    XCTAssertEqual(read, "b")
    XCTAssertFalse(scanner.scanString("<", into: &read))
    XCTAssertEqual(read, "b")
    XCTAssertTrue(scanner.scanUpToCharacters(from: .decimalDigits, into: &read))
    XCTAssertEqual(read, ">")
    XCTAssertTrue(scanner.scanCharacters(from: .decimalDigits, into: &read))
    XCTAssertEqual(read, "12")
  }
}
