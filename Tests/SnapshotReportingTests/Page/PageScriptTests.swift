// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import SnapshotReporting

/// The functions of the page's script, in the browser: each file of `Script/` beside this one is
/// run in one scope with the script that a report has, before that begins.
final class PageScriptTests: PageTestCase {
  func testWords() throws { try runTests("words") }
  func testFilters() throws { try runTests("filters") }
  func testModes() throws { try runTests("modes") }
  func testOverlay() throws { try runTests("overlay") }
  func testCommand() throws { try runTests("command") }
  func testDecisions() throws { try runTests("decisions") }
  func testText() throws { try runTests("text") }
  func testKeyboard() throws { try runTests("keyboard") }
  func testSheet() throws { try runTests("sheet") }

  /// A file that nobody runs would pass for ever.
  func testEveryFileOfTestsIsRun() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()

    XCTAssertEqual(
      names,
      [
        "command", "decisions", "filters", "harness", "keyboard", "modes", "overlay", "sheet",
        "text", "words",
      ]
      .map { $0 + ".js" })
  }

  func testALineOfTheScriptAndOfTheStyleFitsTheScreen() {
    let lines = (PageScript.text + PageStyle.text).split(separator: "\n")

    XCTAssertEqual(lines.filter { $0.count > 100 || $0.last == " " }, [])
  }

  private static let folder = (#filePath as NSString).deletingLastPathComponent + "/Script"

  private func runTests(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let end = "\nbegin();\n})();"
    XCTAssertTrue(PageScript.text.hasSuffix(end), "the script begins with its last line")
    let parts = try ["harness", name].map {
      try String(contentsOfFile: "\(Self.folder)/\($0).js", encoding: .utf8)
    }
    let browser = try open(PlayedRun())

    let outcome =
      try browser.evaluate(
        "\(PageScript.text.dropLast(end.count))\n\(parts.joined())return runTests();\n})();")
      as? [String: Any]

    XCTAssertEqual(outcome?["failures"] as? [String], [], file: file, line: line)
    XCTAssertGreaterThan(outcome?["count"] as? Int ?? 0, 0, file: file, line: line)
  }
}
