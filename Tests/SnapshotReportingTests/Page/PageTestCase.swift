// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// A test in which a browser opens a report.
class PageTestCase: XCTestCase {
  /// One browser for all tests of a class; each test opens its own page.
  private nonisolated(unsafe) static var shared: Chromium?

  override class func tearDown() {
    shared = nil
    super.tearDown()
  }

  override func tearDown() {
    // XCTest keeps its cases up to the end of the process, and nothing would remove the folders
    // then.
    runs = []
    super.tearDown()
  }

  func browser() throws -> Chromium {
    if let browser = Self.shared { return browser }
    let browser = try Chromium()
    Self.shared = browser
    return browser
  }

  /// The folders of the runs whose pages are open.
  private var runs: [PlayedRun] = []

  /// Writes a run's report and opens it with a clean storage, in light colors.
  func open(
    _ run: PlayedRun, _ fragment: String = "", asSingleFile isSingleFile: Bool = false,
    features: [String: String] = [:]
  ) throws -> Chromium {
    runs.append(run)
    let address = try run.report(asSingleFile: isSingleFile) + "#" + fragment
    let browser = try browser()
    try browser.emulate(
      ["prefers-color-scheme": "light", "prefers-reduced-motion": "no-preference"]
        .merging(features) { $1 })
    try browser.resize(width: 1440, height: 900)
    try browser.open(address)
    try browser.evaluate("localStorage.clear()")
    try browser.open(address)
    return browser
  }

  func text(_ expression: String, _ browser: Chromium) throws -> String {
    try browser.evaluate(expression) as? String ?? "no text"
  }

  func number(_ expression: String, _ browser: Chromium) throws -> Double {
    (try browser.evaluate(expression) as? NSNumber)?.doubleValue ?? -1
  }

  /// Waits at most ten seconds until an expression has a value.
  func wait(
    for expression: String, toBe expected: String, _ browser: Chromium,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    for _ in 0..<200 {
      // A page that is being loaded anew meanwhile answers with an error.
      if (try? text(expression, browser)) == expected { return }
      _ = try? browser.evaluate("new Promise(done => setTimeout(done, 50))")
    }
    XCTAssertEqual(try text(expression, browser), expected, file: file, line: line)
  }

  /// The name of the selected snapshot.
  func selection(_ browser: Chromium) throws -> String {
    try text("document.querySelector('h2').textContent", browser)
  }

  func assertNoComplaints(
    _ browser: Chromium, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    XCTAssertEqual(try browser.complaints(), [], file: file, line: line)
  }
}
