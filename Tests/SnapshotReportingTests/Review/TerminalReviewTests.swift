// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

final class TerminalReviewTests: XCTestCase {
  private func differingRun() throws -> PlayedRun {
    let run = try PlayedRun()
    let cause = SnapshotRun.Cause(fingerprint: "aa", change: "UIView: moved 8 pt right", pixels: 9)
    for state in ["a", "b"] {
      try run.add(state, reference: .square(at: 1, 1), actual: .square(at: 9, 1), causes: [cause])
    }
    try run.add("new", reference: nil, actual: .square(at: 1, 1))
    _ = try run.finish()
    return run
  }

  private func review(_ run: PlayedRun) throws -> TerminalReview {
    try TerminalReview(package: run.package, artifacts: run.artifacts, report: nil)
  }

  private func screen(_ review: TerminalReview, _ graphics: TerminalGraphics = .none) -> String {
    review.screen(columns: 100, rows: 40, graphics: graphics, style: .plain)
  }

  private func states(_ run: PlayedRun) throws -> [ReferenceSettlement.State] {
    let settlement = ReferenceSettlement(package: run.package)
    return Review(try run.finish()).decidableItems.map { settlement.state(of: $0) }
  }

  func testKeysDecideAtOnceAndUndo() throws {
    let run = try differingRun()
    var review = try review(run)
    XCTAssertTrue(screen(review).contains("[1/3] ViewTests/testView, a"), screen(review))
    XCTAssertTrue(screen(review).contains("UIView: moved 8 pt right"))

    XCTAssertFalse(review.press("a"))
    XCTAssertEqual(try states(run), [.accepted, .reviewed, .reviewed])
    XCTAssertTrue(screen(review).contains("[2/3]"))
    XCTAssertFalse(review.press("u"))
    XCTAssertEqual(try states(run), [.reviewed, .reviewed, .reviewed])
    XCTAssertFalse(review.press("A"))
    XCTAssertEqual(try states(run), [.accepted, .accepted, .reviewed])
    XCTAssertFalse(review.press("r"))
    XCTAssertEqual(review.openCount, 0)
    XCTAssertTrue(screen(review).contains("All are reviewed"))
    XCTAssertFalse(review.press("R"))
    XCTAssertTrue(review.press("q"))
  }

  func testEveryGraphicsProtocolShowsTheCrop() throws {
    let run = try differingRun()
    let review = try review(run)
    let beginnings: [(TerminalGraphics, String)] = [
      (.kitty, "\u{1B}_Ga=T,f=100,q=2,m="), (.iTerm2, "\u{1B}]1337;File=inline=1;"),
      (.sixel, "\u{1B}P0;1;0q"), (.halfBlocks, "\u{1B}[38;2;"), (.coarseHalfBlocks, "\u{1B}[38;5;"),
    ]
    for (graphics, beginning) in beginnings {
      let screen = screen(review, graphics)
      XCTAssertTrue(screen.contains(beginning), "\(graphics)")
      XCTAssertTrue(screen.contains("reference, actual, difference"), "\(graphics)")
    }
    XCTAssertFalse(screen(review, .none).contains("\u{2580}"))
  }

  func testHalfBlocksFitTheTerminal() throws {
    let run = try differingRun()
    let review = try review(run)

    let lines = screen(review, .halfBlocks).components(separatedBy: "\r\n")

    XCTAssertLessThanOrEqual(lines.count, 40)
    for line in lines {
      let seen = line.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
      XCTAssertLessThanOrEqual(seen.count, 100, seen)
    }
  }

  func testTheTerminalIsAskedWhatItCan() {
    let cases: [(answer: String, environment: [String: String], expected: TerminalGraphics)] = [
      ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c", [:], .kitty),
      ("\u{1B}[?62;4;22c", [:], .sixel), ("\u{1B}[?4c", ["TERM": "vt100"], .none),
      ("\u{1B}[?1;2c", ["TERM_PROGRAM": "iTerm.app"], .iTerm2),
      ("\u{1B}[?1;2c", ["COLORTERM": "truecolor"], .halfBlocks),
      ("\u{1B}[?1;2c", ["TERM": "xterm-256color"], .coarseHalfBlocks),
      ("", ["TERM": "dumb", "COLORTERM": "truecolor"], .none),
      ("", ["NO_COLOR": "1", "COLORTERM": "truecolor"], .none),
    ]
    for (answer, environment, expected) in cases {
      XCTAssertEqual(TerminalGraphics(answer: answer, environment: environment), expected)
    }
    XCTAssertFalse(TerminalGraphics.isComplete("\u{1B}_Gi=31;OK\u{1B}\\"))
    XCTAssertTrue(TerminalGraphics.isComplete("\u{1B}[?62;4c"))
  }

  func testHostileNamesMoveNothing() throws {
    let run = try PlayedRun()
    for name in ["a\u{1B}[2Jb", "line\nbreak\r", "\u{202E}x", String(repeating: "x", count: 4_000)]
    {
      try run.add(
        name, reference: .square(at: 1, 1), actual: .square(at: 9, 1), suite: name, test: name,
        causes: [SnapshotRun.Cause(fingerprint: name, change: name, pixels: 1)])
    }
    _ = try run.finish()
    var review = try review(run)
    for _ in 0..<4 {
      let text = screen(review).dropFirst("\u{1B}[2J\u{1B}[3J\u{1B}[H".count)
      XCTAssertFalse(text.contains("\u{1B}"), String(text))
      XCTAssertFalse(text.contains("\u{202E}"))
      XCTAssertTrue(
        text.components(separatedBy: "\r\n").allSatisfy { $0.count <= 100 && !$0.contains("\r") })
      _ = review.press("s")
    }
  }

  func testARefusalIsSaidAndTheLoopGoesOn() throws {
    let run = try differingRun()
    var review = try review(run)
    try Data([1]).write(
      to: URL(fileURLWithPath: run.package + "/Snapshots/AppTests/ViewTests/testView.a.png"))

    XCTAssertFalse(review.press("a"))

    XCTAssertTrue(screen(review).contains("Nothing was changed"), screen(review))
    XCTAssertEqual(review.openCount, 3)
  }
}
