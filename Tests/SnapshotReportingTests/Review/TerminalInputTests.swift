// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotReporting
import XCTest

final class TerminalInputTests: XCTestCase {
  private let kitty = "\u{1B}_Gi=31;OK\u{1B}\\"
  private let attributes = "\u{1B}[?62;4c"

  /// All events of a text that comes in pieces of `size` bytes.
  private func events(_ text: String, size: Int = .max) -> [TerminalInput.Event] {
    var input = TerminalInput()
    var events: [TerminalInput.Event] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: min(size, bytes.count)) {
      input.append(Array(bytes[start...].prefix(size)))
      while let event = input.next() { events.append(event) }
    }
    return events
  }

  func testEveryKeyOfOneReadCounts() {
    XCTAssertEqual(events("arä?"), [.key("a"), .key("r"), .key("ä"), .key("?")])
    XCTAssertEqual(
      events("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D\u{1B}OA\u{1B}[5~"),
      [.key("up"), .key("down"), .key("right"), .key("left"), .key("up"), .key("unknown")])
    XCTAssertEqual(events("\u{3}"), [.key("\u{3}")])
  }

  func testAnAnswerIsKnownWhereverItComesAndHoweverItIsCut() {
    let text = "a" + kitty + attributes + "r" + attributes + "q"
    let expected: [TerminalInput.Event] = [
      .key("a"), .answer(kitty + attributes), .key("r"), .answer(attributes), .key("q"),
    ]
    for size in 1...text.utf8.count {
      XCTAssertEqual(events(text, size: size), expected, "pieces of \(size) bytes")
    }
  }

  func testWhatATerminalTellsUnaskedIsPassedOver() {
    XCTAssertEqual(
      events("\u{1B}]11;rgb:0000/0000/0000\u{7}\u{1B}P1$r0m\u{1B}\\x"), [.key("x")])
  }

  func testALoneEscapeIsAKeyOnlyWhenNothingFollows() {
    var input = TerminalInput()
    input.append([0x1B])
    XCTAssertNil(input.next())
    XCTAssertTrue(input.endsInEscape)
    XCTAssertEqual(input.takeEscape(), .key("escape"))
    XCTAssertNil(input.takeEscape())

    input.append([0x1B])
    XCTAssertNil(input.next())
    input.append(Array("[A".utf8))
    XCTAssertFalse(input.endsInEscape)
    XCTAssertNil(input.takeEscape())
    XCTAssertEqual(input.next(), .key("up"))
  }
}
