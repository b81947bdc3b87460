// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import FileFaults
import Foundation
import Graphics
import XCTest

@testable import SnapshotVerification

/// Recording, cut at every call of the system: the old reference or the new one is left, the result
/// says nothing that is not so, and the next run heals.
final class CutRecordingTests: VerifierTestCase {
  private func record(_ color: UIColor, run: String) -> SnapshotResult {
    var configuration = configuration([
      "SNAPSHOT_RECORD": "all", "SNAPSHOT_RUN_DIRECTORY": folder + "/" + run,
    ])
    configuration.claims = SnapshotClaims()
    // All files are touched by this thread.
    configuration.crew = WorkCrew(helperCount: 0)
    return SnapshotVerifier(configuration: configuration).verify(request(color: color))
  }

  private func strays() throws -> [String] { try files().filter { $0.hasSuffix(".tmp") } }

  private func checkEveryCut(from old: UIColor?) throws {
    if let old { _ = record(old, run: "before") }
    let before = try AtomicFile.read(referencePath)
    _ = record(.red, run: "before")
    let after = try XCTUnwrap(try AtomicFile.read(referencePath))
    XCTAssertNotEqual(before, after)
    var result: SnapshotResult?

    let count = try FileCuts.each {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder)
      where name != "Package.swift" {
        try FileManager.default.removeItem(atPath: folder + "/" + name)
      }
      if let before { try AtomicFile.write(before, to: referencePath) }
    } operation: {
      result = record(.red, run: "run")
    } check: { _, place, _ in
      let left = try AtomicFile.read(referencePath)
      XCTAssert(left == before || left == after, "\(place)")
      if case .recorded? = result?.outcome { XCTAssertEqual(left, after, "\(place)") }
      if !place.isKill {
        // Alone the removal of what is left may fail, and then nothing is.
        XCTAssertEqual(try strays(), [], "\(place)")
      }
      if FileManager.default.fileExists(atPath: folder + "/run") {
        XCTAssertNoThrow(try SnapshotRun(directory: folder + "/run"), "\(place)")
      }

      let next = record(.red, run: "next")
      XCTAssertFalse(next.outcome.runOutcome == .failed, "\(place): \(next.message)")
      XCTAssertEqual(try AtomicFile.read(referencePath), after, "\(place)")
      XCTAssertEqual(verify(request(color: .red)).outcome, .matched, "\(place)")
      TemporaryFile.sweep(
        (referencePath as NSString).deletingLastPathComponent,
        // `time` counts by the clock's last tick: a file may be from a second that it does not know.
        now: time(nil) + TemporaryFile.strayAge + 1)
      XCTAssertEqual(try strays(), [], "\(place)")
    }
    XCTAssertGreaterThan(count, 30)
  }

  func testANewReferenceIsThereOrNotWhereverTheRecordingIsCut() throws {
    try checkEveryCut(from: nil)
  }

  func testAReferenceIsTheOldOrTheNewOneWhereverTheRecordingIsCut() throws {
    try checkEveryCut(from: .blue)
  }

  func testNothingIsRenamedIntoAReferenceBeforeItIsSynced() throws {
    let log = FileCuts.log { _ = record(.red, run: "run") }

    let name = try XCTUnwrap(
      log.firstIndex { $0.kind == .rename && $0.path.contains("/Snapshots/") })
    XCTAssertEqual(log[name - 1], FileCall(kind: .sync, path: log[name].path))
    XCTAssertEqual(log[name - 2], FileCall(kind: .write, path: log[name].path))
    XCTAssertEqual(
      log[name + 1],
      FileCall(
        kind: .syncFolder, path: (referencePath as NSString).deletingLastPathComponent))
  }

  func testALineThatFindsNoRoomLeavesTheManifestReadable() throws {
    _ = record(.red, run: "run")

    let cut = FileCall.$answer.withValue({ $0.kind == .append ? .short : .proceed }) {
      record(.red, run: "run")
    }
    _ = record(.red, run: "run")

    XCTAssertEqual(cut.outcome.runOutcome, .failed)
    XCTAssertEqual(try SnapshotRun(directory: folder + "/run").entries.count, 2)
  }
}
