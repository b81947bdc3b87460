// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import FileFaults
import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

final class AdoptionTests: XCTestCase {
  private let old = Bitmap.square(at: 2, 2, side: 10, width: 40, height: 20)
  private let new = Bitmap.square(at: 4, 3, side: 10, width: 40, height: 20)

  /// A run of `adopt` with pictures that this package drew: one differs in letters alone.
  private func played() throws -> PlayedRun {
    let run = try PlayedRun()
    run.command = "adopt"
    for (state, scene) in [
      ("letters", "Card 0 0 40 20\n  UILabel 1 1 30 18 text=Ada"),
      ("moved", "Card 0 0 40 20\n  UIView \"box\" 0 0 40 20"),
    ] {
      let entry = try run.add(state, reference: old, actual: new)
      let name = SnapshotName(
        target: "AppTests", suite: "ViewTests", test: "testView", state: state)
      _ = try StoredReference.write(
        new,
        metadata: ReferenceMetadata(name: name, viewType: "Card", scale: 1, scene: scene + "\n"),
        to: try XCTUnwrap(entry.artifacts.actual))
    }
    try run.add("tall", reference: .square(at: 0, 0, width: 80, height: 40), actual: new)
    try run.add("new", reference: nil, actual: new)
    try run.add("equal", reference: old, actual: old)
    return run
  }

  private func kept(_ run: PlayedRun) -> AdoptedReferences {
    AdoptedReferences(package: run.package, artifacts: run.artifacts)
  }

  private func reference(_ run: PlayedRun, _ state: String) -> Bitmap? {
    let path = "\(run.package)/Snapshots/AppTests/ViewTests/testView.\(state).png"
    return FileManager.default.contents(atPath: path).flatMap {
      try? PNG.decode([UInt8]($0)).bitmap
    }
  }

  func testTheListTellsWhatDiffersByMoreThanLetters() throws {
    let run = try played()
    let adoption = Adoption(try run.finish(), package: run.package)

    XCTAssertEqual(
      adoption.text(style: .plain),
      """
      glyphs     Snapshots/AppTests/ViewTests/testView.letters.png
      moved      Snapshots/AppTests/ViewTests/testView.moved.png
                 UIView "box": 12x11 points at (2, 2)
      scale      Snapshots/AppTests/ViewTests/testView.tall.png
                 2 pixels per point, and 1 here

      1 glyphs, 1 moved, 1 scale; 1 equal within their tolerance; 1 other snapshots to review
      Compare those of 2 pixels per point: run with the device that the suite was recorded on, \
      such as SNAPSHOT_DEVICE=iPhone-8, or put withSnapshotConfiguration(.scale(2)) around a test.
      Adopt what differs by letters alone: swift run snapshots adopt --glyphs
      Look at all, old beside new: swift run snapshots review
      Adopt what is right there, or --only those whose path matches a regular expression, or --all.
      Which the others are: swift run snapshots status

      """)
    XCTAssertEqual(adoption.exitStatus, .differences)
  }

  func testThePageShowsWhereMoreDiffersThanLetters() throws {
    let run = try played()
    var review = Review(try run.finish())
    review.noteAdoptions(of: try run.finish())

    let moved = try XCTUnwrap(review.items.first { $0.state == "moved" })
    XCTAssertEqual(
      moved.findings.map(\.message), ["more than letters differs in 12x11 points at (2, 2)"])
    XCTAssertEqual(
      moved.findings.map(\.frame), [SnapshotRun.Place(x: 2, y: 2, width: 12, height: 11)])
    XCTAssertEqual(review.items.first { $0.state == "letters" }?.findings, [])
    let tall = try XCTUnwrap(review.items.first { $0.state == "tall" })
    XCTAssertEqual(
      tall.findings.map(\.message),
      [
        "2 pixels per point, and 1 here: run with the device that the suite was recorded on, such "
          + "as SNAPSHOT_DEVICE=iPhone-8, or put withSnapshotConfiguration(.scale(2)) around a test"
      ])
  }

  func testWhatWasChosenIsAcceptedAndComesBack() throws {
    let run = try played()
    var adoption = Adoption(try run.finish(), package: run.package)
    try adoption.keep(in: kept(run))

    try adoption.accept(package: run.package) { $0.isOfGlyphs }

    XCTAssertEqual(reference(run, "letters"), new)
    XCTAssertEqual(reference(run, "moved"), old)
    let again = Adoption(try run.finish(), package: run.package)
    XCTAssertEqual(again.items.map(\.review.state), ["moved", "tall"])

    XCTAssertEqual(
      try kept(run).restore().restored, ["Snapshots/AppTests/ViewTests/testView.letters.png"])
    XCTAssertEqual(reference(run, "letters"), old)
    XCTAssertEqual(try kept(run).restore().restored, [])
  }

  func testAFileOfSomebodyElseIsNotReplacedByTheOldOne() throws {
    let run = try played()
    let adoption = Adoption(try run.finish(), package: run.package)
    try adoption.keep(in: kept(run))
    let path = run.package + "/Snapshots/AppTests/ViewTests/testView.moved.png"
    try AtomicFile.write(try PNG.encode(new), to: path)

    let restored = try kept(run).restore()

    XCTAssertEqual(restored.blocked, ["Snapshots/AppTests/ViewTests/testView.moved.png"])
    XCTAssertEqual(reference(run, "moved"), new)
  }

  func testWhereverAdoptingIsCutEachFileIsTheOldOneOrTheNewAndCanComeBack() throws {
    let count = try FileCuts.each {
      let run = try self.played()
      let adoption = Adoption(try run.finish(), package: run.package)
      try adoption.keep(in: self.kept(run))
      return (run, adoption)
    } operation: { (run: PlayedRun, adoption: Adoption) in
      var adoption = adoption
      try adoption.accept(package: run.package) { $0.review.state != "tall" }
    } check: { state, place, _ in
      for name in ["letters", "moved"] {
        XCTAssert([self.old, self.new].contains(self.reference(state.0, name)), "\(place)")
      }
      _ = try self.kept(state.0).restore()
      for name in ["letters", "moved"] {
        XCTAssertEqual(self.reference(state.0, name), self.old, "\(place)")
      }
    }
    XCTAssertGreaterThan(count, 20)
  }
}
