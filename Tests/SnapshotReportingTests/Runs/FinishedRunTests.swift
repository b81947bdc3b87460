// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

final class FinishedRunTests: XCTestCase {
  private func write(
    _ name: String, in folder: TemporaryFolder, artifacts: String? = nil,
    ending: RunSummary.Ending? = .failed
  ) throws -> String {
    let path = "\(folder.path)/runs/\(name)"
    let artifacts = artifacts ?? folder.path
    let entry = ReportedRun.entry(
      "adult", .differed,
      artifacts: SnapshotRun.Artifacts(actual: artifacts + "/A/actual.png", viewTree: "/other/t"))
    try SnapshotRun(entries: [entry]).write(toDirectory: path, name: "1.jsonl")
    var record = RunRecord(command: "test", package: "/app", artifacts: artifacts)
    record.ending = ending
    try record.write(toFolder: path)
    return path
  }

  func testARunComesBackAsItWasWritten() throws {
    let folder = try TemporaryFolder()
    let path = try write("20260131-142501-4711", in: folder)

    let run = try FinishedRun(folder: path)

    XCTAssertEqual(run.name, "20260131-142501-4711")
    XCTAssertEqual(run.record.ending, .failed)
    XCTAssertEqual(run.summary.status, .differences)
    XCTAssertEqual(run.pathInPackage("/app/Tests/x.swift"), "Tests/x.swift")
    XCTAssertEqual(run.pathInPackage("/apple/x"), "/apple/x")
  }

  func testTheNewestRunIsTheLastByName() throws {
    let folder = try TemporaryFolder()
    for name in ["20260131-142501-4711", "20260201-000000-1", "20251231-235959-9"] {
      _ = try write(name, in: folder)
    }
    try folder.write([], to: "runs/20270101-000000-1/no-record")

    XCTAssertEqual(
      try FinishedRun.newest(inArtifacts: folder.path)?.name, "20260201-000000-1")
    XCTAssertNil(try FinishedRun.newest(inArtifacts: folder.path + "/nowhere"))
  }

  func testPicturesOfADownloadedRunAreFoundWhereTheyLieNow() throws {
    let folder = try TemporaryFolder()
    let path = try write("20260131-142501-4711", in: folder, artifacts: "/ci/artifacts")

    let artifacts = try XCTUnwrap(try FinishedRun(folder: path).run.entries.first).artifacts

    XCTAssertEqual(artifacts.actual, folder.path + "/A/actual.png")
    XCTAssertNil(artifacts.viewTree)
  }

  /// Whoever can change a run that somebody downloads must not reach that person's files.
  func testPicturesOutsideOfTheArtifactsFolderAreLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write(.square(at: 1, 1), to: "secret/s.png")
    try folder.write(.square(at: 1, 1), to: "artifacts/A/actual.png")
    for (link, target) in [("A/file.png", "secret/s.png"), ("A/link", "secret")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/artifacts/\(link)", withDestinationPath: "\(folder.path)/\(target)")
    }
    let artifacts = folder.path + "/artifacts"
    let outside = [
      folder.path + "/secret/s.png", artifacts + "/../secret/s.png", artifacts + "/A/file.png",
      artifacts + "/A/link/s.png", artifacts + "/A/link/../secret/s.png", artifacts, "secret/s.png",
    ]
    for path in outside + [artifacts + "/A/actual.png"] {
      var entry = ReportedRun.entry("a", .differed)
      entry.artifacts = SnapshotRun.Artifacts(
        reference: path, actual: path, difference: path, viewTree: path)
      let run = "\(artifacts)/runs/20260131-142501-4711"
      try SnapshotRun(entries: [entry]).write(toDirectory: run, name: "1.jsonl")
      try RunRecord(command: "test", package: "/app", artifacts: artifacts).write(toFolder: run)

      let finished = try FinishedRun(folder: run)

      let found = try XCTUnwrap(finished.run.entries.first)
      if outside.contains(path) {
        XCTAssertEqual(found.artifacts, SnapshotRun.Artifacts(), path)
        XCTAssertTrue(found.message.contains("\n\(path) is left out"), found.message)
        XCTAssertEqual(Review(finished).items.first?.pictures.all, [], path)
      } else {
        XCTAssertEqual(found.artifacts.actual, path)
        XCTAssertEqual(Review(finished).items.first?.pictures.all.count, 3)
      }
      try FileManager.default.removeItem(atPath: run)
    }
  }

  func testAReferenceOutsideOfThePackageIsNotShown() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: nil, outcome: .recordedNew)
    try Data(PNG.encode(.square(at: 1, 1))).write(to: URL(fileURLWithPath: run.folder + "/s.png"))
    var entry = run.entries[0]
    entry.state = "b"
    entry.reference = run.package + "/Snapshots/../../s.png"
    run.add([entry])

    let review = Review(try run.finish())

    XCTAssertNotNil(review.items.first { $0.state == "a" }?.pictures.actual)
    XCTAssertNil(review.items.first { $0.state == "b" }?.pictures.actual)
  }

  func testARunThatNeverEndedCountsAsACrash() throws {
    let folder = try TemporaryFolder()

    let run = try FinishedRun(folder: write("20260131-142501-4711", in: folder, ending: nil))

    XCTAssertEqual(run.summary.status, .failedRun)
  }

  func testBrokenRunsAreErrorsThatSayWhatToDo() throws {
    let folder = try TemporaryFolder()
    let path = try write("20260131-142501-4711", in: folder)

    XCTAssertThrowsError(try FinishedRun(folder: folder.path)) {
      XCTAssertTrue("\($0)".contains("Run 'swift run snapshots test' first"), "\($0)")
    }
    try folder.write(Array("{".utf8), to: "runs/20260131-142501-4711/run.json")
    XCTAssertThrowsError(try FinishedRun(folder: path)) {
      XCTAssertTrue("\($0)".contains("is not the record of a run"), "\($0)")
    }
    try folder.write(Array(#"{"schema":2}"#.utf8), to: "runs/20260131-142501-4711/run.json")
    XCTAssertThrowsError(try FinishedRun(folder: path)) {
      XCTAssertTrue("\($0)".contains("has schema 2, and this version reads up to 1"), "\($0)")
    }
  }

  func testCausesAreGroupedByFingerprintThoseOfMostSnapshotsFirst() {
    func cause(_ fingerprint: String, _ pixels: Int) -> SnapshotRun.Cause {
      SnapshotRun.Cause(fingerprint: fingerprint, change: "change \(fingerprint)", pixels: pixels)
    }
    let run = ReportedRun.run([
      ReportedRun.entry("a", .differed, causes: [cause("1", 5), cause("1", 6)]),
      ReportedRun.entry("b", .differed, causes: [cause("2", 90), cause("3", 1)]),
      ReportedRun.entry("c", .differed, causes: [cause("3", 1)]),
      ReportedRun.entry("d", .matched, causes: [cause("2", 1)]),
    ])

    let groups = run.summary.causeGroups

    XCTAssertEqual(groups.map(\.fingerprint), ["3", "2", "1"])
    XCTAssertEqual(groups.map(\.pixels), [2, 90, 11])
    XCTAssertEqual(groups.map(\.snapshots.count), [2, 1, 1])
  }
}
