// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import XCTest

@testable import SnapshotVerification

final class RecordingTests: VerifierTestCase {
  private enum Stored { case nothing, equal, different }

  /// Verifies a black mark against what is stored, and says what happened to the file.
  private func run(
    _ mode: RecordMode, _ stored: Stored, conducted: Bool = false
  ) throws -> (outcome: SnapshotRun.Outcome, isFailure: Bool, isWritten: Bool) {
    try? FileManager.default.removeItem(atPath: folder + "/Snapshots")
    switch stored {
    case .nothing: break
    case .equal: recordReference(request(color: .black))
    case .different: recordReference(request(color: .red))
    }
    // A time of long ago shows whether the file is touched.
    let past = Date(timeIntervalSince1970: 1_000_000)
    if stored != .nothing {
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: referencePath)
    }
    var variables = ["SNAPSHOT_RECORD": mode.rawValue]
    if conducted { variables["SNAPSHOT_RUN_DIRECTORY"] = folder + "/run" }
    let result = verify(request(color: .black), variables)
    let date =
      try? FileManager.default.attributesOfItem(atPath: referencePath)[.modificationDate] as? Date
    return (result.outcome.runOutcome, result.isFailure, date != nil && date != past)
  }

  func testNeverWritesNothingAndPassesOnlyAMatch() throws {
    XCTAssert(try run(.never, .nothing) == (.missingReference, true, false))
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/Snapshots"))
    XCTAssert(try run(.never, .equal) == (.matched, false, false))
    XCTAssert(try run(.never, .different) == (.differed, true, false))
  }

  func testMissingWritesWhatIsMissingAndFailsAllTheSame() throws {
    XCTAssert(try run(.missing, .nothing) == (.recordedNew, true, true))
    XCTAssert(try run(.missing, .equal) == (.matched, false, false))
    XCTAssert(try run(.missing, .different) == (.differed, true, false))
  }

  func testFailedReplacesWhatDiffersAndFails() throws {
    XCTAssert(try run(.failed, .nothing) == (.recordedNew, true, true))
    XCTAssert(try run(.failed, .equal) == (.matched, false, false))
    XCTAssert(try run(.failed, .different) == (.recordedChanged, true, true))
  }

  func testAllNeverPassesAndLeavesAnEqualFileUntouched() throws {
    XCTAssert(try run(.all, .nothing) == (.recordedNew, true, true))
    XCTAssert(try run(.all, .equal) == (.recordedUnchanged, true, false))
    XCTAssert(try run(.all, .different) == (.recordedChanged, true, true))
  }

  func testAConductedRunReportsRecordingInItsManifestAndNotAsAFailure() throws {
    XCTAssert(try run(.all, .nothing, conducted: true) == (.recordedNew, false, true))
    XCTAssert(try run(.all, .equal, conducted: true) == (.recordedUnchanged, false, false))
    XCTAssert(try run(.all, .different, conducted: true) == (.recordedChanged, false, true))
    XCTAssert(try run(.failed, .different, conducted: true) == (.recordedChanged, false, true))
    XCTAssert(try run(.never, .nothing, conducted: true) == (.missingReference, true, false))
    XCTAssert(try run(.missing, .different, conducted: true) == (.differed, true, false))

    let entries = try SnapshotRun(directory: folder + "/run").entries
    XCTAssertEqual(
      entries.map(\.outcome).sorted { $0.rawValue < $1.rawValue },
      [
        .differed, .missingReference, .recordedChanged, .recordedChanged, .recordedNew,
        .recordedUnchanged,
      ])
  }

  func testARunWithoutARecordModeStillFailsForAMissingReference() throws {
    let result = verify(request(), ["SNAPSHOT_RUN_DIRECTORY": folder + "/run"])

    XCTAssertEqual(result.outcome, .recorded(.new, mode: .missing))
    XCTAssert(result.isFailure)
  }

  func testWhatWasRecordedMatchesAfterwards() {
    recordReference(request())

    let result = verify(request())

    XCTAssertEqual(result.outcome, .matched)
    XCTAssertFalse(result.isFailure)
    XCTAssertEqual(message(result), "PatchTests/testPatch: the picture equals its reference.")
  }

  func testTheMessagesOfRecordingSayWhatToDo() {
    assertFails(
      verify(request()),
      """
      PatchTests/testPatch: there was no reference; the picture was recorded.

        reference   /p/Snapshots/AppTests/PatchTests/testPatch.png

      Look at the picture and commit it; the next run compares with it.
      """)
    assertFails(
      verify(request(), ["SNAPSHOT_RECORD": "all"]),
      """
      PatchTests/testPatch: the picture equals its reference, and no test passes in record mode all.

        reference   /p/Snapshots/AppTests/PatchTests/testPatch.png

      Turn the record mode off to let the test pass.
      """)
    assertFails(
      verify(request(color: .red), ["SNAPSHOT_RECORD": "failed"]),
      """
      PatchTests/testPatch: the reference was replaced, because it differed and the record mode is \
      failed.

        reference   /p/Snapshots/AppTests/PatchTests/testPatch.png

      Look at the picture and commit it; the next run compares with it.
      """)
  }

  func testRecordingEverythingSaysToTurnItOff() {
    assertFails(
      verify(request(), ["SNAPSHOT_RECORD": "all"]),
      """
      PatchTests/testPatch: there was no reference; the picture was recorded.

        reference   /p/Snapshots/AppTests/PatchTests/testPatch.png

      Look at the picture and commit it; turn the record mode off to let the test pass.
      """)
  }

  func testTheMessagesOfAConductedRunGiveNoAdvice() {
    let conducted = ["SNAPSHOT_RECORD": "all", "SNAPSHOT_RUN_DIRECTORY": folder + "/run"]
    let place = "\n\n  reference   /p/Snapshots/AppTests/PatchTests/testPatch.png"

    let messages = [
      verify(request(), conducted), verify(request(), conducted),
      verify(request(color: .red), conducted),
    ].map(message)

    XCTAssertEqual(
      messages,
      [
        "PatchTests/testPatch: there was no reference; the picture was recorded." + place,
        "PatchTests/testPatch: the picture equals its reference, which was not touched." + place,
        "PatchTests/testPatch: the reference was replaced, because it differed and the record mode "
          + "is all." + place,
      ])
  }

  func testAMissingReferenceIsExplainedWhereRecordingIsOff() {
    assertFails(
      verify(request(), ["CI": "true"]),
      """
      PatchTests/testPatch: there is no reference, and recording is off.

        reference   /p/Snapshots/AppTests/PatchTests/testPatch.png
        actual      /p/.build/snapshots/AppTests/PatchTests/testPatch/actual.png
        view tree   /p/.build/snapshots/AppTests/PatchTests/testPatch/view-tree.txt

      Record it with one of
        SNAPSHOT_RECORD=missing swift test --filter AppTests.PatchTests/testPatch
        swift run snapshots record --filter AppTests.PatchTests/testPatch
      """)
  }

  func testAReferenceSaysWhatItShows() throws {
    var request = request()
    request.state = "adult"
    request.variant = "dark"
    recordReference(request)

    let path = folder + "/Snapshots/AppTests/PatchTests/testPatch.adult.dark.png"
    let metadata = try XCTUnwrap(try StoredReference.read(path)?.metadata)

    XCTAssertEqual(metadata.test, "AppTests/PatchTests/testPatch")
    XCTAssertEqual(metadata.state, "adult")
    XCTAssertEqual(metadata.variant, "dark")
    XCTAssertEqual(metadata.viewType, "Patch")
    XCTAssertEqual(metadata.scale, "2")
    XCTAssertEqual(metadata.renderer, ReferenceMetadata.currentRenderer)
  }
}
