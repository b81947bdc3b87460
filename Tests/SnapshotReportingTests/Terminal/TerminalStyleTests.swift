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
