// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotReporting

final class TerminalTextTests: XCTestCase {
  func testTextThatWouldActOnTheTerminalIsMadeVisible() {
    XCTAssertEqual(TerminalText.escaped("Größe 🧑‍🚀 שלום"), "Größe 🧑‍🚀 שלום")
    XCTAssertEqual(TerminalText.escaped("\u{1B}]0;x\u{7}"), "\\u{1B}]0;x\\u{7}")
    XCTAssertEqual(TerminalText.escaped("a\nb\r\tc"), "a\\u{A}b\\u{D}\tc")
    XCTAssertEqual(TerminalText.escaped("\u{9B}2J\u{202E}gnp"), "\\u{9B}2J\\u{202E}gnp")
  }

  func testLinesStayLines() {
    XCTAssertEqual(TerminalText.lines("a\n\n b\r\n\u{1B}c"), ["a", "", " b", "\\u{1B}c"])
  }
}
