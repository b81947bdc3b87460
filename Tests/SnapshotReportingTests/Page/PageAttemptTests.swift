// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

/// A snapshot that one run took several times.
final class PageAttemptTests: PageTestCase {
  /// Different, equal, and different again.
  private func playedRun() throws -> PlayedRun {
    let run = try PlayedRun()
    var first = try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 1))
    first.seconds = 0.012
    var second = first
    second.outcome = .matched
    second.artifacts = SnapshotRun.Artifacts()
    second.attempt = 2
    run.entries.removeAll()
    var third = try run.add(
      "third", reference: .square(at: 1, 1), actual: .square(at: 40, 60))
    (third.state, third.reference, third.attempt) = ("a", first.reference, 3)
    run.entries = [third, second, first]
    return run
  }

  func testAReviewHasThePictureOfEachAttemptInTheirOrder() throws {
    let run = try playedRun()
    let item = try XCTUnwrap(Review(run.finish()).items.first)

    XCTAssertEqual(item.isFlaky, true)
    XCTAssertEqual(item.attempts?.map(\.outcome), [.differed, .matched, .differed])
    XCTAssertEqual(item.attempts?.map { $0.picture != nil }, [true, false, true])
    XCTAssertEqual(item.attempts?.map(\.seconds), [0.012, 0.012, nil])
  }

  func testAnAttemptIsShownInThePlaceOfTheActualPicture() throws {
    for isSingleFile in [false, true] {
      let browser = try open(playedRun(), asSingleFile: isSingleFile)
      let source = "document.querySelectorAll('.pane img')[2].getAttribute('src')"
      try wait(
        for: "document.querySelectorAll('.card.past').length.toString()", toBe: "3", browser)
      let before = try text(source, browser)

      try browser.evaluate("document.querySelectorAll('.card.past')[0].click()")

      XCTAssertNotEqual(try text(source, browser), before)
      XCTAssertEqual(
        try text("document.querySelectorAll('.card.past')[1].disabled.toString()", browser), "true")
      try browser.evaluate("document.querySelectorAll('.card.past')[0].click()")
      XCTAssertEqual(try text(source, browser), before)
      try assertNoComplaints(browser)
    }
  }
}
