// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// `snapshots review --terminal` in terminals that answer late, at once, in pieces or not at all.
final class ReviewAnswerTests: XCTestCase {
  private let query = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"
  private let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;22c"
  private let kittyPicture = "\u{1B}_Ga=T,f=100"
  private let halfBlock = "\u{1B}[38;2;"

  private func terminal() throws -> PseudoTerminal {
    let package = try DifferingPackage()
    return try PseudoTerminal(
      [try SnapshotsCommand.binary().path, "review", "--terminal"], in: package.path,
      environment: [
        "SNAPSHOT_ARTIFACTS": "", "TERM": "xterm-256color", "COLORTERM": "truecolor",
        "NO_COLOR": "", "TERM_PROGRAM": "", "LC_TERMINAL": "",
      ], keeping: package)
  }

  func testAnAnswerThatComesAfterTheFirstScreenStillCounts() throws {
    let terminal = try terminal()
    try terminal.read(until: query)
    // Nothing has answered: the first screen is drawn by what the environment says.
    let first = try terminal.read(until: "help  q quit")
    XCTAssertTrue(first.contains(halfBlock))
    XCTAssertFalse(first.contains(kittyPicture))

    try terminal.write(kitty)

    try terminal.read(until: kittyPicture)
    try terminal.read(until: "help  q quit")
    try terminal.write("q")
    XCTAssertEqual(terminal.exitStatus(), 0)
  }

  func testAnAnswerInPiecesAmongKeysIsNeitherLostNorTakenForKeys() throws {
    let terminal = try terminal()
    try terminal.read(until: query)

    try terminal.write("j" + kitty.prefix(5))
    try terminal.read(until: "[2/3]")
    try terminal.write(kitty.dropFirst(5) + "j")

    try terminal.read(until: kittyPicture)
    let last = try terminal.read(until: "[3/3]")
    XCTAssertFalse(last.contains("? shows the keys"), last)
    try terminal.write("q")
    XCTAssertEqual(terminal.exitStatus(), 0)
  }
}
