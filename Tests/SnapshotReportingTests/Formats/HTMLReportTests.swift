// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

final class HTMLReportTests: XCTestCase {
  func testTheSameRunGivesTheSameBytes() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    try run.add("b", reference: .square(at: 1, 1), actual: .square(at: 1, 1))
    let finished = try run.finish()

    let first = try ReportFormat.html.files(for: finished, in: "x")
    let second = try ReportFormat.html.files(for: finished, in: "y")

    XCTAssertEqual(first, second)
    XCTAssertEqual(first.first?.path, "report.html")
    XCTAssertEqual(first.count, 4)
  }

  func testEqualPicturesAreStoredOnce() throws {
    let run = try PlayedRun()
    for state in ["a", "b", "c"] {
      try run.add(state, reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    }

    XCTAssertEqual(HTMLReport(Review(try run.finish())).pictures.count, 3)
  }

  func testPicturesOfAnEarlierReportAreRemovedAndOtherFilesAreNot() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    let folder = try TemporaryFolder()
    let old = "images/" + String(repeating: "0", count: 64) + ".png"
    try folder.write([1], to: old)
    try folder.write([1], to: "images/mine.png")

    try HTMLReport(Review(try run.finish())).write(toFolder: folder.path)

    XCTAssertFalse(folder.files.contains(old))
    XCTAssertTrue(folder.files.contains("images/mine.png"))
    XCTAssertEqual(folder.files.count, 5)
  }

  func testTheTableCountsEveryOutcome() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    try run.add("b", reference: nil, actual: .square(at: 9, 9))
    for state in ["c", "d"] {
      try run.add(state, reference: .square(at: 1, 1), actual: .square(at: 1, 1))
    }

    let page = HTMLReport(Review(try run.finish())).page()

    XCTAssertTrue(page.contains("<p>4 snapshots: 1 different, 1 new, 2 equal.</p>"))
  }

  func testNothingInANameEndsTheScriptOrTheTable() throws {
    let run = try PlayedRun()
    for name in [
      "</script><script>alert(1)</script>", "</noscript><b>", "<!--", "]]>", "\u{202E}x",
    ] {
      try run.add(
        name, reference: .square(at: 1, 1), actual: .square(at: 9, 9), suite: name, test: name,
        message: name)
    }

    let page = HTMLReport(Review(try run.finish())).page()

    XCTAssertEqual(page.components(separatedBy: "<script").count, 3)
    XCTAssertEqual(page.components(separatedBy: "</script").count, 3)
    XCTAssertEqual(page.components(separatedBy: "</noscript").count, 2)
    XCTAssertFalse(page.contains("<!--"))
    XCTAssertFalse(page.contains("<b>"))
  }

  func testThePolicyNamesTheDigestsOfScriptAndStyle() {
    let policy = HTMLReport.policy(isLive: false)

    XCTAssertTrue(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    XCTAssertFalse(policy.contains("unsafe"))
    XCTAssertTrue(policy.contains("connect-src 'none'"))
    XCTAssertTrue(HTMLReport.policy(isLive: true).contains("connect-src 'self'"))
  }

  func testAReviewIsReadBackFromItsPage() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    try run.add("<b>", reference: nil, actual: .square(at: 9, 9), message: "</script>")
    try run.add("c", reference: .square(at: 1, 1), actual: .square(at: 1, 1))
    let made = Review(try run.finish())
    _ = try run.report()

    let read = try Review(at: run.artifacts)

    XCTAssertEqual(read.id, made.id)
    XCTAssertEqual(read.items.map(\.title), made.items.map(\.title))
    XCTAssertEqual(read.items.map(\.difference), made.items.map(\.difference))
    XCTAssertEqual(
      read.items.flatMap(\.pictures.all).map(\.digest),
      made.items.flatMap(\.pictures.all).map(\.digest))
  }

  func testWhatIsNoReportIsRefused() throws {
    let folder = try TemporaryFolder()
    XCTAssertThrowsError(try Review(at: folder.path))
    XCTAssertThrowsError(try Review(at: folder.path + "/none"))
    try folder.write(Array("<html>".utf8), to: "report.html")
    XCTAssertThrowsError(try Review(at: folder.path))
    let json =
      "{\"schema\": 1, \"id\": \"x\", \"title\": \"\", \"decidable\": [], \"items\": ["
      + "{\"pictures\": {\"actual\": {\"digest\": \"../../x\"}}}]}"
    try folder.write(
      Array("<script type=\"application/json\" id=\"review\">\(json)</script>".utf8),
      to: "report.html")
    XCTAssertThrowsError(try Review(at: folder.path))
  }

  func testAFileThatIsNoPictureIsNotPutIntoAReport() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    var entry = run.entries[0]
    entry.state = "b"
    entry.reference = entry.reference.map { $0 + ".png" }
    entry.artifacts.actual = "/etc/passwd"
    run.add([entry])

    let review = Review(try run.finish())

    XCTAssertNil(review.items.first { $0.state == "b" }?.pictures.actual)
  }
}
