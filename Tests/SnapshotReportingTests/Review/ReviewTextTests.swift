// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

final class ReviewTextTests: XCTestCase {
  private func path(_ run: PlayedRun, _ name: String) -> String {
    "\(run.package)/Tests/AppTests/__Snapshots__/ViewTests/testView.\(name)"
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  func testATextIsReviewedByItsLines() throws {
    let run = try PlayedRun()
    try run.add("a", reference: "one\ntwo", actual: "one\n2")

    let item = try XCTUnwrap(Review(run.finish()).items.first)

    XCTAssertTrue(item.isDecidable)
    XCTAssertEqual(
      item.reference, "Tests/AppTests/__Snapshots__/ViewTests/testView.a.txt")
    XCTAssertEqual(item.texts?.lines.map(\.kind), [.same, .removed, .added])
    XCTAssertEqual(item.pictures.all, [])
  }

  func testTextsAreAcceptedAndRestored() throws {
    let run = try PlayedRun()
    try run.add("a", reference: "one", actual: "two")
    try run.add("b", reference: nil, actual: "{}", ending: "json")
    let items = Review(try run.finish()).decidableItems
    let settlement = ReferenceSettlement(package: run.package)

    XCTAssertEqual(
      try settlement.settle(items.map { ($0, .accept) }).map(\.action), [.replaced, .added])
    XCTAssertEqual(text(path(run, "a.txt")), "two")
    XCTAssertEqual(text(path(run, "b.json")), "{}")

    XCTAssertEqual(
      try settlement.settle(items.map { ($0, .restore) }).map(\.action), [.restored, .removed])
    XCTAssertEqual(text(path(run, "a.txt")), "one")
    XCTAssertNil(text(path(run, "b.json")))
  }

  func testATextIsNotWrittenWhereACompilerWouldReadIt() throws {
    let run = try PlayedRun()
    try run.add("a", reference: nil, actual: "let x = 1", ending: "swift")
    let items = Review(try run.finish()).decidableItems

    XCTAssertThrowsError(
      try ReferenceSettlement(package: run.package).settle(items.map { ($0, .accept) })
    ) { XCTAssertTrue("\($0)".contains("this is no place for a reference"), "\($0)") }
    XCTAssertNil(text(path(run, "a.swift")))
  }

  func testAReportsPageKeepsTheTexts() throws {
    let run = try PlayedRun()
    try run.add("a", reference: "<one>", actual: "two")
    let review = Review(try run.finish())
    try HTMLReport(review).write(toFolder: run.artifacts + "/report")

    let read = try Review(at: run.artifacts + "/report")

    XCTAssertEqual(read.id, review.id)
    XCTAssertEqual(read.items.first?.texts, review.items.first?.texts)
  }

  func testTheSummaryForCIShowsTheLines() throws {
    let run = try PlayedRun()
    let message = """
      ViewTests/testView: the text differs from its reference.

      @@ -1,1 +1,1 @@
      -a ``` b
      +c

        reference   /x
      """
    try run.add("a", reference: "a ``` b", actual: "c", message: message)
    let finished = try run.finish()

    let markdown = try ReportFormat.markdown.files(for: finished, in: "/x").first?.bytes ?? []
    let github = try ReportFormat.github.files(for: finished, in: "/x").first?.bytes ?? []
    let colored = finished.summary.text(style: .colored)

    let summary = String(decoding: markdown, as: UTF8.self)
    XCTAssertTrue(
      summary.contains("````diff\n@@ -1,1 +1,1 @@\n-a ``` b\n+c\n````"), summary)
    let annotations = String(decoding: github, as: UTF8.self)
    XCTAssertTrue(annotations.contains("%0A-a ``` b%0A+c%0A"), annotations)
    XCTAssertTrue(colored.contains("\u{1B}[31m-a ``` b\u{1B}[0m"), colored)
    XCTAssertTrue(colored.contains("\u{1B}[32m+c\u{1B}[0m"), colored)
  }

  func testTwoTextFilesAreCompared() throws {
    let run = try PlayedRun()
    let entry = try run.add("a", reference: "one\ntwo", actual: "one\n2")
    let (old, new) = (
      try XCTUnwrap(entry.artifacts.reference), try XCTUnwrap(entry.artifacts.actual)
    )

    let comparison = try XCTUnwrap(TextFileComparison(reference: old, actual: new))

    XCTAssertEqual(
      comparison.text(style: .plain),
      "@@ -1,2 +1,2 @@\n one\n-two\n+2\n\n1 lines removed, 1 added\n")
    XCTAssertEqual(comparison.status, .differences)
    XCTAssertEqual(TextFileComparison(reference: old, actual: old)?.status, .success)
    XCTAssertNil(TextFileComparison(reference: old, actual: run.folder))
  }
}
