// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

final class ReferenceHistoryTests: XCTestCase {
  private func git(_ arguments: String..., in folder: String, day: String = "2026-01-02") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=Ada L", "-c", "user.email=a@example.com"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_AUTHOR_DATE": day + "T12:00:00Z", "GIT_COMMITTER_DATE": day + "T12:00:00Z",
      "GIT_CONFIG_GLOBAL": "/dev/null",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "\(arguments)")
  }

  private func write(_ bitmap: Bitmap, _ path: String) throws {
    try AtomicFile.write(try PNG.encode(bitmap), to: path)
  }

  func testTheLastPicturesOfAReferenceAreToldWithWhoAndWhen() throws {
    let run = try PlayedRun()
    try git("init", "-q", in: run.folder)
    let reference = "Snapshots/AppTests/ViewTests/testView.a.png"
    for index in 1...7 {
      try write(.square(at: index, 1), run.package + "/" + reference)
      try git("add", "-A", in: run.folder)
      try git("commit", "-qm", "Step \(index)", in: run.folder, day: "2026-01-0\(index)")
    }
    try run.add("a", reference: .square(at: 7, 1), actual: .square(at: 40, 1))
    var review = Review(try run.finish())

    review.addHistory(package: run.package)

    let history = try XCTUnwrap(review.items.first?.history)
    XCTAssertEqual(history.map(\.subject), ["Step 7", "Step 6", "Step 5", "Step 4", "Step 3"])
    XCTAssertEqual(history.first?.day, "2026-01-07")
    XCTAssertEqual(history.first?.author, "Ada L")
    XCTAssertEqual(history.first?.picture?.digest, review.items.first?.pictures.reference?.digest)
    XCTAssertEqual(Set(history.compactMap { $0.picture?.digest }).count, 5)
    let page = try HTMLReport(review).write(toFolder: run.folder + "/one", asSingleFile: true)
    let read = try Review(at: page)
    XCTAssertEqual(try read.items.first?.history?.last?.picture?.bytes().isEmpty, false)
  }

  func testAShallowCloneDoesNotSayThatItsLastCommitWroteEverything() throws {
    let run = try PlayedRun()
    try git("init", "-q", in: run.folder)
    let reference = "Snapshots/AppTests/ViewTests/testView.a.png"
    for index in 1...3 {
      try write(.square(at: index, 1), run.package + "/" + reference)
      try git("add", "-A", in: run.folder)
      try git("commit", "-qm", "Step \(index)", in: run.folder)
    }
    let clone = run.folder + "/clone"
    try git("clone", "-q", "--depth", "2", "file://" + run.folder, clone, in: run.folder)

    let history = ReferenceHistory(of: [reference], package: clone + "/App")

    XCTAssertEqual(history.changes[reference]?.map(\.subject), ["Step 3"])
  }

  func testOutsideOfARepositoryThereIsNone() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 7, 1), actual: .square(at: 40, 1))
    var review = Review(try run.finish())

    review.addHistory(package: run.package)

    XCTAssertNil(review.items.first?.history)
  }
}
