// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import DocumentSchemas
import Foundation
import Graphics
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

/// References that are gone or have another name: found, reported, reviewed and settled.
final class ReferenceChangesTests: XCTestCase {
  private let old = Bitmap.square(at: 1, 1)
  private let new = Bitmap.square(at: 50, 1)

  /// One that differs, one that equals, two that are gone, one that was renamed, and one that was
  /// renamed and looks a little otherwise.
  private func playedRun() throws -> PlayedRun {
    let run = try PlayedRun()
    run.isComplete = true
    try run.add("differs", reference: old, actual: new)
    try run.add("equal", reference: old, actual: old)
    try run.leave("gone", Bitmap(width: 9, height: 9, color: .black))
    try run.leave("lost", Bitmap(width: 8, height: 8, color: .black))
    try run.leave("before", .square(at: 33, 33))
    try run.add("after", reference: nil, actual: .square(at: 33, 33))
    try run.leave("then", .square(at: 2, 90, side: 30), suite: "CardTests")
    try run.add("now", reference: nil, actual: .square(at: 4, 90, side: 30), suite: "CardTests")
    return run
  }

  private func changes(_ run: PlayedRun) throws -> ReferenceChanges {
    ReferenceChanges(of: try run.finish())
  }

  private func item(_ run: PlayedRun, _ outcome: ReviewOutcome, _ state: String) throws
    -> ReviewItem
  {
    try XCTUnwrap(
      Review(run.finish()).items.first {
        $0.outcome == outcome && ($0.reference ?? "").contains(".\(state).")
      })
  }

  private func files(_ run: PlayedRun) -> [String: Data] {
    let root = run.package + "/Snapshots"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      names.filter { $0.hasSuffix(".png") }.map {
        (($0 as NSString).lastPathComponent, FileManager.default.contents(atPath: "\(root)/\($0)")!)
      }, uniquingKeysWith: { first, _ in first })
  }

  func testWhatIsGoneAndWhatWasRenamedIsFoundInAFailedRun() throws {
    let run = try playedRun()

    let found = try changes(run)

    func names(_ paths: [String]) -> [String] { paths.map { ($0 as NSString).lastPathComponent } }
    XCTAssertEqual(names(found.removed), ["testView.gone.png", "testView.lost.png"])
    XCTAssertEqual(names(found.renamed.map(\.from)), ["testView.then.png", "testView.before.png"])
    XCTAssertEqual(names(found.renamed.map(\.to)), ["testView.now.png", "testView.after.png"])
  }

  func testNothingIsGoneWhereATestMayHaveEndedEarly() throws {
    let run = try playedRun()
    var finished = try run.finish()

    finished.record.otherFailures = 1
    XCTAssertEqual(ReferenceChanges(of: finished), ReferenceChanges())
    finished.record.otherFailures = nil
    XCTAssertEqual(ReferenceChanges(of: finished), ReferenceChanges())
    finished.record.otherFailures = 0
    finished.run.course?.selection = ["--filter", "A"]
    XCTAssertEqual(ReferenceChanges(of: finished), ReferenceChanges())
    finished.run.course?.selection = []
    finished.run.course?.ending = .crashed
    XCTAssertEqual(ReferenceChanges(of: finished), ReferenceChanges())
  }

  func testARemovalIsReviewedWithItsOldPictureAndDeletesTheFile() throws {
    let run = try playedRun()
    let item = try item(run, .removed, "gone")
    let settlement = ReferenceSettlement(package: run.package)
    let before = files(run)
    XCTAssertEqual(item.test, "testView")
    XCTAssertNotNil(item.pictures.reference)
    XCTAssertNil(item.pictures.actual)
    XCTAssertTrue(item.isDecidable)
    XCTAssertEqual(settlement.state(of: item), .reviewed)

    XCTAssertEqual(try settlement.settle([(item, .accept)]).map(\.action), [.deleted])
    XCTAssertEqual(settlement.state(of: item), .accepted)
    XCTAssertNil(files(run)["testView.gone.png"])
    XCTAssertEqual(files(run).count, before.count - 1)
    XCTAssertEqual(try settlement.settle([(item, .accept)]).map(\.action), [.unchanged])

    XCTAssertEqual(try settlement.settle([(item, .restore)]).map(\.action), [.restored])
    XCTAssertEqual(files(run), before)
  }

  func testARenameMovesTheFileAlsoWhereItsPictureChanged() throws {
    let run = try playedRun()
    let settlement = ReferenceSettlement(package: run.package)
    let before = files(run)
    for (from, to) in [("before", "after"), ("then", "now")] {
      let item = try item(run, .renamed, to)
      XCTAssertTrue(item.formerReference?.hasSuffix("testView.\(from).png") ?? false)
      XCTAssertNotNil(item.pictures.reference)

      XCTAssertEqual(try settlement.settle([(item, .accept)]).map(\.action), [.moved])
      XCTAssertEqual(settlement.state(of: item), .accepted)
      XCTAssertNil(files(run)["testView.\(from).png"])
      XCTAssertEqual(
        ReviewPicture.digest([UInt8](try XCTUnwrap(files(run)["testView.\(to).png"]))),
        item.pictures.actual?.digest)

      XCTAssertEqual(try settlement.settle([(item, .restore)]).map(\.action), [.restored])
      XCTAssertEqual(files(run), before)
    }
  }

  func testAReferenceThatChangedSinceIsNeitherDeletedNorMoved() throws {
    let run = try playedRun()
    let settlement = ReferenceSettlement(package: run.package)
    let removed = try item(run, .removed, "gone"), renamed = try item(run, .renamed, "after")
    try run.leave("gone", .square(at: 60, 60))
    try run.leave("before", .square(at: 61, 60))
    let before = files(run)

    for item in [removed, renamed] {
      for order in [ReferenceSettlement.Order.accept, .restore] {
        XCTAssertThrowsError(try settlement.settle([(item, order)])) {
          XCTAssertTrue("\($0)".contains("has changed since it was reviewed"), "\($0)")
        }
      }
      XCTAssertEqual(settlement.state(of: item), .other)
    }
    XCTAssertEqual(files(run), before)
  }

  func testARenameThatWasCutIsFinishedByTheNext() throws {
    let run = try playedRun()
    let item = try item(run, .renamed, "after")
    let settlement = ReferenceSettlement(package: run.package)
    // The new file was written, and the old one not yet deleted.
    let path = run.package + "/" + (item.reference ?? "")
    try Data(try XCTUnwrap(item.pictures.actual).bytes()).write(to: URL(fileURLWithPath: path))

    XCTAssertEqual(try settlement.settle([(item, .accept)]).map(\.action), [.moved])
    XCTAssertNil(files(run)["testView.before.png"])
  }

  func testReportsCountThemAsClassesOfTheirOwn() throws {
    let played = try playedRun()
    let run = try played.finish()

    let counts = run.fullSummary.counts
    XCTAssertEqual(counts.text, "1 differing, 2 renamed, 2 removed, 1 equal")
    let text = run.fullSummary.text(style: .plain)
    XCTAssertTrue(
      text.contains("removed    Snapshots/AppTests/ViewTests/testView.gone.png"), text)
    let json = run.json()
    XCTAssertEqual(try JSONSchema(named: "run").problems(of: json), [], json)
    XCTAssertTrue(json.contains("\"removed\" : 2"), json)
    let junit = try ReportedRun.text(ReportFormat.junit.files(for: run, in: "/tmp"))
    XCTAssertTrue(junit.contains("type=\"renamed\">renamed from Snapshots/AppTests"), junit)
    XCTAssertTrue(junit.contains("<skipped message=\"removed: "), junit)
    XCTAssertTrue(junit.contains("tests=\"6\" failures=\"3\" errors=\"0\" skipped=\"2\""), junit)
    let tap = try ReportedRun.text(ReportFormat.tap.files(for: run, in: "/tmp"))
    XCTAssertTrue(tap.contains("renamedFrom: \"Snapshots/AppTests"), tap)
    XCTAssertTrue(tap.contains("ViewTests/testView.gone.png # SKIP removed: "), tap)
    let markdown = try ReportedRun.text(ReportFormat.markdown.files(for: run, in: "/tmp"))
    XCTAssertTrue(markdown.contains("## Renamed and removed"), markdown)
    XCTAssertTrue(
      markdown.contains("- removed: **Snapshots/AppTests/ViewTests/testView.gone.png**"), markdown)
    // Its folder goes with it.
    withExtendedLifetime(played) {}
  }
}
