// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSDataDetectorTests: XCTestCase {
  /// `NSTextCheckingResult.CheckingType.link.rawValue`, of which Foundation for Linux warns.
  private let link: UInt64 = 64
  private let phoneNumber: UInt64 = 2048

  private func found(_ text: String, _ types: UInt64) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    let range = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, range: range).map {
      $0.url?.absoluteString ?? $0.phoneNumber ?? "?"
    }
  }

  func testLinksAreFoundWithoutWhatEndsTheSentence() throws {
    XCTAssertEqual(
      try found("See https://example.com/a?b=1, www.b.org/ä and (mail ada@c.co.uk).", link),
      [
        "https://example.com/a?b=1", URL(string: "http://www.b.org/ä")?.absoluteString ?? "",
        "mailto:ada@c.co.uk",
      ])
    XCTAssertEqual(try found("No link in 3.14 or e.g. this", link), [])
  }

  func testDomainsAreFoundByThemselves() throws {
    XCTAssertEqual(
      try found("At example.com/a, docs.swift.org. Not at main.swift, done.in or a.b@c.de", link),
      ["http://example.com/a", "http://docs.swift.org", "mailto:a.b@c.de"])
    XCTAssertEqual(
      try found("example.com/?to=ada@b.org", link), ["http://example.com/?to=ada@b.org"])
  }

  func testNumbersAreFoundOutsideOfLinks() throws {
    XCTAssertEqual(
      try found("Call +44 20 7946 0958 or https://a.com/5551234567", link | phoneNumber),
      ["+44 20 7946 0958", "https://a.com/5551234567"])
  }

  func testItsExpressionFindsTheSamePlaces() throws {
    let text = "See https://a.com or call +44 20 7946 0958"
    let range = NSRange(location: 0, length: text.utf16.count)
    let detector = try NSDataDetector(types: link | phoneNumber)

    XCTAssertEqual(
      try detector.regularExpression.matches(in: text, range: range).map(\.range),
      detector.matches(in: text, range: range).map(\.range))
    XCTAssertEqual(detector.numberOfMatches(in: text, range: range), 2)
  }

  func testOtherKindsAreNotFoundBesideThese() throws {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    try RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(try found("https://a.com on 1 May", 1 << 4 | link), ["https://a.com"])
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
    XCTAssertEqual(link.resultType.rawValue, self.link)
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
