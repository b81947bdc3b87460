// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSDataDetectorTests: XCTestCase {
  private func found(_ text: String, _ types: UInt64) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    let range = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, range: range).map {
      $0.url?.absoluteString ?? $0.phoneNumber ?? "?"
    }
  }

  func testLinksAreFoundWithoutWhatEndsTheSentence() throws {
    XCTAssertEqual(
      try found("See https://example.com/a?b=1, www.b.org/ä and (mail ada@c.co.uk).", 32),
      [
        "https://example.com/a?b=1", URL(string: "http://www.b.org/ä")?.absoluteString ?? "",
        "mailto:ada@c.co.uk",
      ])
    XCTAssertEqual(try found("No link in 3.14 or e.g. this", 32), [])
  }

  func testNumbersAreFoundOutsideOfLinks() throws {
    XCTAssertEqual(
      try found("Call +44 20 7946 0958 or https://a.com/5551234567", 32 | 2048),
      ["+44 20 7946 0958", "https://a.com/5551234567"])
  }

  func testOtherKindsAreRefused() {
    XCTAssertThrowsError(try NSDataDetector(types: 8)) {
      XCTAssertTrue("\($0)".contains("bits 8 stand for"), "\($0)")
    }
  }
}
