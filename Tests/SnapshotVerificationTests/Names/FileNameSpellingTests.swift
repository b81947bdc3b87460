// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotVerification

final class FileNameSpellingTests: XCTestCase {
  private func part(_ name: String) -> String { FileNameSpelling.part(name, byteLimit: 80) }

  func testReadableNamesStay() {
    for name in ["adult", "testEveryState", "390x844@3x", "a_b-c", "über", "日本語", "हिन्दी", "-1"] {
      XCTAssertEqual(part(name), name)
    }
  }

  func testHostileCharactersBecomeOneHyphenAndNoneAtTheEnds() {
    let spellings = [
      "a/b c": "a-b-c", "(iPhone 13) light": "iPhone-13-light", "paramT(n:)": "paramT-n",
      "a.b": "a-b", "../../etc": "etc", "tab\tnew\nline": "tab-new-line",
      "nul\u{0}byte": "nul-byte",
      "🎉party🎉": "party", "a\u{202E}b": "a-b", "\u{FEFF}x": "x", "50 %": "50", "C:\\x": "C-x",
    ]
    for (name, expected) in spellings.sorted(by: { $0.key < $1.key }) {
      XCTAssertEqual(part(name), expected)
    }
  }

  func testTheTwoFormsOfUnicodeGiveTheSameBytes() {
    XCTAssertEqual(Array(part("Cafe\u{301}").utf8), Array("Caf\u{E9}".utf8))
  }

  func testNamesWithoutALetterAreSpelledInCodePoints() {
    XCTAssertEqual(part("🎉"), "u1f389")
    XCTAssertEqual(part("🇮🇹"), "u1f1ee-1f1f9")
    XCTAssertEqual(part(".."), "u2e-2e")
    XCTAssertEqual(part(" "), "u20")
  }

  func testAnEmptyNameIsCalledEmpty() {
    XCTAssertEqual(part(""), "empty")
  }

  func testReservedNamesOfWindowsAreAvoided() {
    XCTAssertEqual(part("Con"), "Con_")
    XCTAssertEqual(part("lpt1"), "lpt1_")
    XCTAssertEqual(part("console"), "console")
  }

  func testLongNamesAreCutAtACharacterAndKeepAChecksumOfTheWhole() {
    let long = String(repeating: "é", count: 100)

    let first = part(long)
    let second = part(long + "x")

    XCTAssertEqual(first, String(repeating: "é", count: 31) + "-b1c912a8e533f4b5")
    XCTAssertLessThanOrEqual(first.utf8.count, 80)
    XCTAssertNotEqual(first, second)
  }

  func testCollisionKeysIgnoreLetterCaseAndTheFormOfUnicode() {
    XCTAssertEqual(
      FileNameSpelling.collisionKey("A/CAFE\u{301}.png"),
      FileNameSpelling.collisionKey("a/caf\u{E9}.png"))
    XCTAssertNotEqual(FileNameSpelling.collisionKey("a"), FileNameSpelling.collisionKey("b"))
    for count in 0..<20 {
      let (before, after) = (String(repeating: "a", count: count), String(repeating: "b", count: 9))
      XCTAssertEqual(
        FileNameSpelling.collisionKey(before + "e\u{301}" + after),
        before + "\u{E9}" + after)
      XCTAssertEqual(FileNameSpelling.collisionKey(before + "e\u{301}"), before + "\u{E9}")
    }
  }
}
