// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotReporting

final class TerminalStyleTests: XCTestCase {
  func testColorsNeedATerminalThatWantsThem() {
    XCTAssertEqual(TerminalStyle(isTerminal: true, environment: ["TERM": "xterm"]), .colored)
    XCTAssertEqual(TerminalStyle(isTerminal: true, environment: ["NO_COLOR": ""]), .colored)
    XCTAssertEqual(TerminalStyle(isTerminal: false, environment: [:]), .plain)
    XCTAssertEqual(TerminalStyle(isTerminal: true, environment: ["NO_COLOR": "1"]), .plain)
    XCTAssertEqual(TerminalStyle(isTerminal: true, environment: ["TERM": "dumb"]), .plain)
  }
}

final class TerminalTextTests: XCTestCase {
  func testTextThatWouldActOnTheTerminalIsMadeVisible() {
    XCTAssertEqual(TerminalText.escaped("Größe 🧑‍🚀 שלום"), "Größe 🧑‍🚀 שלום")
    XCTAssertEqual(TerminalText.escaped("\u{1B}]0;x\u{7}"), "\\u{1B}]0;x\\u{7}")
    XCTAssertEqual(TerminalText.escaped("a\nb\r\tc"), "a\\u{A}b\\u{D}\\u{9}c")
    XCTAssertEqual(TerminalText.escaped("\u{9B}2J\u{202E}gnp"), "\\u{9B}2J\\u{202E}gnp")
  }

  func testLinesStayLines() {
    XCTAssertEqual(TerminalText.lines("a\n\n b\r\n\u{1B}c"), ["a", "", " b", "\\u{1B}c"])
  }
}
