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

  func testOtherKindsAreNotFoundBesideThese() throws {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    try RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(try found("https://a.com on 1 May", 8 | 32), ["https://a.com"])
    }
    XCTAssertEqual(
      issues.messages, ["NSDataDetector: links and telephone numbers alone are found"])
  }

  func testResultsCanBeMade() {
    let range = NSRange(location: 2, length: 3)
    let link = NSTextCheckingResult.linkCheckingResult(
      range: range, url: URL(fileURLWithPath: "/a"))
    XCTAssertEqual(link.url, URL(fileURLWithPath: "/a"))
    XCTAssertEqual(link.range, range)
    XCTAssertEqual(link.resultType.rawValue, 32)
    let number = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "112")
    XCTAssertEqual(number.phoneNumber, "112")
    XCTAssertNil(number.url)
  }

  func testOtherKindsAloneAreRefused() {
    XCTAssertThrowsError(try NSDataDetector(types: 8)) {
      XCTAssertTrue("\($0)".contains("bits 8 stand for"), "\($0)")
    }
  }
}
