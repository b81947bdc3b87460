// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import SnapshotReporting
import XCTest

@testable import SnapshotVerification

/// What plain `swift test` found waits for review like what a command's run found.
final class UnconductedSnapshotTests: XCTestCase {
  private let black = Bitmap(width: 4, height: 4, color: Color(red: 0, green: 0, blue: 0))
  private let red = Bitmap(width: 4, height: 4, color: Color(red: 255, green: 0, blue: 0))

  /// Tests a state in which it differs, as `swift test` does.
  @discardableResult
  private func find(_ state: String, in played: PlayedRun) throws -> SnapshotRun.Entry {
    let entry = try played.add(state, reference: black, actual: red)
    played.entries.removeLast()
    try UnconductedSnapshot(package: played.package, entry: entry)
      .write(beside: try XCTUnwrap(entry.artifacts.actual))
    return entry
  }

  private func accept(_ entry: SnapshotRun.Entry) throws {
    let reference = try XCTUnwrap(entry.reference)
    try FileManager.default.removeItem(atPath: reference)
    try FileManager.default.copyItem(
      atPath: try XCTUnwrap(entry.artifacts.actual), toPath: reference)
  }

  func testItIsARunWhereNoCommandConductedOne() throws {
    let played = try PlayedRun()
    XCTAssertNil(try FinishedRun.pending(inArtifacts: played.artifacts))
    let entry = try find("a", in: played)

    let run = try XCTUnwrap(FinishedRun.pending(inArtifacts: played.artifacts))

    XCTAssertEqual(run.run.entries, [entry])
    XCTAssertEqual(run.record.package, played.package)
    XCTAssertEqual(run.earlierRuns, [try XCTUnwrap(entry.reference): "swift test"])
    try accept(entry)
    XCTAssertEqual(try FinishedRun.pending(inArtifacts: played.artifacts)?.run.entries, [])
  }

  func testItComesInThePlaceOfWhatARunFoundBefore() throws {
    let played = try PlayedRun()
    let kept = try played.add("a", reference: black, actual: red)
    try played.add("b", reference: black, actual: black)
    _ = try played.finish()
    let entry = try find("b", in: played)

    let run = try XCTUnwrap(FinishedRun.pending(inArtifacts: played.artifacts))

    XCTAssertEqual(run.run.entries, [kept, entry])
  }

  /// A snapshot that equals its reference removes the pictures of the last time.
  func testWhatPassesSinceIsOver() throws {
    let played = try PlayedRun()
    let over = try played.add("a", reference: black, actual: red)
    let kept = try played.add("b", reference: black, actual: red)
    _ = try played.finish()
    try played.removeArtifacts(of: over)

    let run = try XCTUnwrap(FinishedRun.pending(inArtifacts: played.artifacts))

    XCTAssertEqual(run.run.entries, [kept])
  }

  /// Pictures that were not brought along say nothing.
  func testWhatWasBroughtFromElsewhereWithoutPicturesIsStillToReview() throws {
    let played = try PlayedRun()
    let entry = try played.add("a", reference: black, actual: red)
    _ = try played.finish()
    try played.removeArtifacts(of: entry)
    let elsewhere = played.folder + "/download"
    try FileManager.default.moveItem(atPath: played.artifacts, toPath: elsewhere)

    let run = try XCTUnwrap(FinishedRun.pending(inArtifacts: elsewhere))

    XCTAssertEqual(run.run.entries.map(\.state), ["a"])
  }

  /// A run that began later had its say.
  func testWhatALaterRunTookIsOver() throws {
    let played = try PlayedRun()
    try find("a", in: played)
    played.isComplete = true
    try played.add("b", reference: black, actual: black)
    _ = try played.finish()

    let run = try XCTUnwrap(FinishedRun.pending(inArtifacts: played.artifacts))

    XCTAssertEqual(run.run.entries.map(\.state), ["b"])
  }

  func testAFileThatIsNoneIsLeftAlone() throws {
    let played = try PlayedRun()
    let entry = try find("a", in: played)
    let file = (try XCTUnwrap(entry.artifacts.actual) as NSString).deletingLastPathComponent
    try Data("{".utf8).write(to: URL(fileURLWithPath: file + "/snapshot.json"))

    XCTAssertNil(try FinishedRun.pending(inArtifacts: played.artifacts))
  }
}
