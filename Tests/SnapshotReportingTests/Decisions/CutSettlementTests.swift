// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import FileFaults
import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

/// Accepting and restoring, cut at every call of the system.
final class CutSettlementTests: XCTestCase {
  private let old = Bitmap.square(at: 1, 1, side: 4, width: 12, height: 8)
  private let new = Bitmap.square(at: 6, 1, side: 4, width: 12, height: 8)

  /// What lies below `Snapshots` but for temporary files, by the paths.
  private func references(_ run: PlayedRun) throws -> [String: Data] {
    let root = run.package + "/Snapshots"
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root)
    where path.hasSuffix(".png") {
      files[path] = FileManager.default.contents(atPath: root + "/" + path)
    }
    return files
  }

  private func strays(_ run: PlayedRun) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: run.package)
      .filter { $0.hasSuffix(".tmp") }
  }

  /// Two that are replaced, and between them one that is added in a folder of its own.
  private func prepared() throws -> (run: PlayedRun, review: Review) {
    let run = try PlayedRun()
    try run.add("a", reference: old, actual: new)
    try run.add("b", reference: nil, actual: new, suite: "NewTests")
    try run.add("c", reference: old, actual: new)
    return (run, Review(try run.finish()))
  }

  /// One that is replaced, one that is gone, and one whose name is another one now.
  private func preparedToMove() throws -> (run: PlayedRun, review: Review) {
    let run = try PlayedRun()
    run.isComplete = true
    try run.add("a", reference: old, actual: new)
    try run.leave("gone", Bitmap(width: 3, height: 3, color: .black))
    try run.leave("before", .square(at: 2, 3, side: 2, width: 9, height: 9))
    try run.add(
      "after", reference: nil, actual: .square(at: 2, 3, side: 2, width: 9, height: 9))
    let review = Review(try run.finish())
    XCTAssertEqual(
      review.decidableItems.map(\.outcome), [.differed, .renamed, .removed])
    return (run, review)
  }

  private func settle(
    _ state: (run: PlayedRun, review: Review), _ order: ReferenceSettlement.Order
  ) throws {
    try ReferenceSettlement(package: state.run.package)
      .settle(state.review.decidableItems.map { ($0, order) })
  }

  private func checkEveryCut(
    _ order: ReferenceSettlement.Order,
    prepare: () throws -> (run: PlayedRun, review: Review)
  ) throws {
    let whole = try prepare()
    let before = try references(whole.run)
    try settle(whole, order)
    let after = try references(whole.run)
    XCTAssertNotEqual(before, after)

    let count = try FileCuts.each(prepare: prepare) {
      try settle($0, order)
    } check: { state, place, failure in
      let left = try references(state.run)
      if place.isKill {
        for path in Set(before.keys).union(after.keys) {
          XCTAssert(left[path] == before[path] || left[path] == after[path], "\(place): \(path)")
        }
      } else {
        XCTAssertEqual(left, failure == nil ? after : before, "\(place)")
        XCTAssertEqual(try strays(state.run), [], "\(place)")
      }

      try settle(state, order)
      XCTAssertEqual(try references(state.run), after, "\(place)")
    }
    XCTAssertGreaterThan(count, 30)
  }

  func testAcceptingLeavesAllOldOrAllNewWhereverItFailsAndGoesOnWhereItWasKilled() throws {
    try checkEveryCut(.accept, prepare: prepared)
  }

  func testRestoringLeavesAllOldOrAllNewWhereverItFailsAndGoesOnWhereItWasKilled() throws {
    try checkEveryCut(.restore) {
      let state = try prepared()
      try settle(state, .accept)
      return state
    }
  }

  func testMovingAndDeletingLeaveAllOldOrAllNewWhereverTheyFail() throws {
    try checkEveryCut(.accept, prepare: preparedToMove)
    try checkEveryCut(.restore) {
      let state = try preparedToMove()
      try settle(state, .accept)
      return state
    }
  }

  func testAcceptedPicturesAreSyncedBeforeTheyAreReferences() throws {
    let state = try prepared()

    let log = try FileCuts.log { try settle(state, .accept) }

    let renames = log.indices.filter { log[$0].kind == .rename }
    XCTAssertEqual(renames.count, 3)
    for index in renames {
      XCTAssertEqual(log[index - 1], FileCall(kind: .sync, path: log[index].path))
      XCTAssertEqual(log[index + 1].kind, .syncFolder)
    }
  }
}
