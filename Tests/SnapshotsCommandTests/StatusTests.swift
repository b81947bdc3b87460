// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

/// `snapshots status` and `snapshots prune`.
final class StatusTests: XCTestCase {
  private func reference(
    _ name: String, _ color: Color = .white, in package: PlayedPackage
  ) throws {
    let folder = package.path + "/Snapshots/AppTests/ViewTests"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(PNG.encode(Bitmap(width: 2, height: 2, color: color))).write(
      to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }

  private func exists(_ name: String, in package: PlayedPackage) -> Bool {
    FileManager.default.fileExists(
      atPath: "\(package.path)/Snapshots/AppTests/ViewTests/\(name).png")
  }

  /// A package with a reference that is used, one whose state is gone, and one whose test is.
  private func package() throws -> PlayedPackage {
    let package = try PlayedPackage()
    for name in ["testView.adult", "testView.gone", "testNone"] {
      try reference(name, in: package)
    }
    return package
  }

  func testACompleteRunShowsWhatIsObsoleteAndPruneRemovesItWhenAsked() throws {
    let package = try package()
    _ = try package.run(["test"], entries: [package.entry("adult", .matched)])

    let status = try package.run(["status"])
    XCTAssertEqual(status.status, 1, status.errors)
    XCTAssertEqual(
      status.output,
      """
      obsolete   Snapshots/AppTests/ViewTests/testNone.png
                 there is no test ViewTests/testNone any more
      obsolete   Snapshots/AppTests/ViewTests/testView.gone.png
                 the test ViewTests/testView has no such state or variant any more

      0 pending, 0 renamed, 2 obsolete, 0 unused

      """)

    let listed = try package.run(["prune"])
    XCTAssertEqual(listed.status, 1)
    XCTAssertTrue(
      listed.output.hasSuffix("\n0 deleted, 0 moved, 2 obsolete and 0 renamed left\n"),
      listed.output)
    XCTAssertTrue(exists("testView.gone", in: package))

    let pruned = try package.run(["prune", "--yes"])
    XCTAssertEqual(pruned.status, 0, pruned.errors)
    XCTAssertTrue(
      pruned.output.hasPrefix("deleted    Snapshots/AppTests/ViewTests/testNone.png\n"))
    XCTAssertFalse(exists("testView.gone", in: package))
    XCTAssertTrue(exists("testView.adult", in: package))
    XCTAssertEqual(try package.run(["status"]).status, 0)
  }

  func testAPartOfTheTestsProvesNothing() throws {
    let package = try package()
    for arguments in [["--filter", "x"], ["--state", "adult"], ["--", "--skip", "y"]] {
      _ = try package.run(["test"] + arguments, entries: [package.entry("adult", .matched)])

      let status = try package.run(["status"])
      let prune = try package.run(["prune", "--yes", "--rename"])

      XCTAssertEqual(status.status, 0)
      XCTAssertTrue(status.output.contains("unused     Snapshots/AppTests"), status.output)
      XCTAssertTrue(status.output.contains("only a part of the tests was chosen"), status.output)
      XCTAssertEqual(prune.status, 0)
      XCTAssertTrue(exists("testView.gone", in: package))
    }
  }

  func testNoFailedTestToRecordIsNoCompleteRun() throws {
    let package = try package()
    _ = try package.run(["test"], entries: [package.entry("adult", .matched)])
    _ = try package.run(["record", "--failed"])

    let prune = try package.run(["prune", "--yes"])

    XCTAssertTrue(exists("testView.gone", in: package), prune.output)
  }

  func testAFailedRunHasPendingSnapshotsAndNothingObsolete() throws {
    let package = try package()
    _ = try package.run(["test"], entries: [package.entry("adult", .differed)], script: "exit 1")

    let status = try package.run(["status", "--json"])

    XCTAssertEqual(status.status, 1)
    try assertFits(status.output, "status")
    XCTAssertTrue(
      status.output.contains(#""snapshot" : "ViewTests/testView.adult""#), status.output)
    XCTAssertTrue(status.output.contains(#""unused" : [\#n"#), status.output)
  }

  func testARenamedReferenceIsMovedWhenAsked() throws {
    let package = try package()
    try reference("testView.gone", .black, in: package)
    let actual = package.artifacts + "/actual.png"
    try FileManager.default.createDirectory(
      atPath: package.artifacts, withIntermediateDirectories: true)
    try Data(PNG.encode(Bitmap(width: 2, height: 2, color: .black))).write(
      to: URL(fileURLWithPath: actual))
    var new = package.entry("new", .missingReference)
    new.artifacts.actual = actual
    _ = try package.run(
      ["test"], entries: [package.entry("adult", .matched), new], script: "exit 1")

    let status = try package.run(["status"])
    XCTAssertTrue(
      status.output.contains(
        """
        renamed    Snapshots/AppTests/ViewTests/testView.gone.png
                   -> Snapshots/AppTests/ViewTests/testView.new.png

        """), status.output)

    let kept = try package.run(["prune", "--yes"])
    XCTAssertEqual(kept.status, 1)
    XCTAssertTrue(exists("testView.gone", in: package))

    let moved = try package.run(["prune", "--rename", "--json"])
    XCTAssertEqual(moved.status, 0, moved.output)
    try assertFits(moved.output, "prune")
    XCTAssertFalse(exists("testView.gone", in: package))
    XCTAssertTrue(exists("testView.new", in: package))
  }

  func testARenameAfterAPartOfTheTestsIsListedOnly() throws {
    let package = try package()
    try reference("testView.gone", .black, in: package)
    try reference("testView.new", .black, in: package)
    _ = try package.run(
      ["record", "--filter", "testView"],
      entries: [package.entry("adult", .matched), package.entry("new", .recordedNew)])

    let prune = try package.run(["prune", "--rename", "--yes"])

    XCTAssertEqual(prune.status, 1)
    XCTAssertTrue(prune.output.contains("Renames are applied after a run of all tests"))
    XCTAssertTrue(exists("testView.gone", in: package))
  }

  // MARK: Nothing is lost

  func testAReferenceThatIsNewerThanTheRunIsKept() throws {
    let package = try package()
    _ = try package.run(["test"], entries: [package.entry("adult", .matched)])
    try reference("testView.added", in: package)

    let status = try package.run(["status"])
    let prune = try package.run(["prune", "--yes"])

    XCTAssertTrue(
      status.output.contains(
        """
        unused     Snapshots/AppTests/ViewTests/testView.added.png
                   it is newer than the run

        """), status.output)
    XCTAssertTrue(prune.output.contains("2 deleted"), prune.output)
    XCTAssertTrue(exists("testView.added", in: package))
    XCTAssertFalse(exists("testView.gone", in: package))
  }

  func testAReferenceThatGitDoesNotHaveAsItIsIsKept() throws {
    let package = try package()
    try reference("testView.changed", in: package)
    let git = """
      git init -q; git config user.email a@b; git config user.name a
      echo testView.ignored.png > .gitignore
      git add Snapshots/*/*/testView.{adult,gone,changed}.png .gitignore; git commit -qm first
      """
    XCTAssertEqual(try package.shell(git).status, 0)
    try reference("testView.changed", .black, in: package)
    try reference("testView.ignored", in: package)
    _ = try package.run(["test"], entries: [package.entry("adult", .matched)])

    let prune = try package.run(["prune", "--yes"])

    XCTAssertTrue(prune.output.contains("1 deleted"), prune.output)
    XCTAssertFalse(exists("testView.gone", in: package))
    for name in ["testNone", "testView.changed", "testView.ignored", "testView.adult"] {
      XCTAssertTrue(exists(name, in: package), name)
    }
    let status = try package.run(["status"]).output
    XCTAssertEqual(status.components(separatedBy: "git does not have it as it is").count, 4, status)
  }

  func testWhereGitCannotBeAskedNothingIsDeleted() throws {
    let package = try package()
    try FileManager.default.createDirectory(
      atPath: package.path + "/.git", withIntermediateDirectories: true)
    _ = try package.run(["test"], entries: [package.entry("adult", .matched)])

    let prune = try package.run(["prune", "--yes"])

    XCTAssertTrue(prune.output.contains("0 deleted"), prune.output)
    XCTAssertTrue(exists("testView.gone", in: package))
  }

  func testWhatWasPrunedIsTakenBackUpToTheNextRun() throws {
    let package = try package()
    try reference("testView.moved", .black, in: package)
    let actual = package.artifacts + "/actual.png"
    try FileManager.default.createDirectory(
      atPath: package.artifacts, withIntermediateDirectories: true)
    try Data(PNG.encode(Bitmap(width: 2, height: 2, color: .black))).write(
      to: URL(fileURLWithPath: actual))
    var new = package.entry("new", .missingReference)
    new.artifacts.actual = actual
    let entries = [package.entry("adult", .matched), new]
    let names = ["testView.gone", "testNone", "testView.moved"]
    let files = { FileManager.default.contents(atPath: $0) }
    let folder = package.path + "/Snapshots/AppTests/ViewTests/"
    let before = names.map { files("\(folder)\($0).png") }
    _ = try package.run(["test"], entries: entries)
    let pruned = try package.run(["prune", "--yes", "--rename"])
    XCTAssertTrue(pruned.output.contains("2 deleted, 1 moved"), pruned.output)
    XCTAssertTrue(exists("testView.new", in: package))

    let undone = try package.run(["prune", "--undo", "--json"])

    XCTAssertEqual(undone.status, 0, undone.errors)
    try assertFits(undone.output, "prune-undo")
    XCTAssertEqual(names.map { files("\(folder)\($0).png") }, before)
    XCTAssertFalse(exists("testView.new", in: package))
    XCTAssertTrue(try package.run(["prune", "--undo"]).output.contains("0 restored"))

    _ = try package.run(["prune", "--yes", "--rename"])
    _ = try package.run(["test"], entries: entries)
    XCTAssertTrue(try package.run(["prune", "--undo"]).output.contains("0 restored"))
    XCTAssertFalse(exists("testView.gone", in: package))
  }

  func testUndoingOverwritesNothing() throws {
    let package = try package()
    _ = try package.run(["test"], entries: [package.entry("adult", .matched)])
    _ = try package.run(["prune", "--yes"])
    try reference("testView.gone", .black, in: package)

    let undone = try package.run(["prune", "--undo"])

    XCTAssertEqual(undone.status, 1)
    XCTAssertEqual(
      undone.output,
      """
      restored   Snapshots/AppTests/ViewTests/testNone.png
      blocked    Snapshots/AppTests/ViewTests/testView.gone.png

      1 restored
      In the places of 1 there are other files by now.

      """)
    XCTAssertEqual(try package.run(["prune", "--undo", "--yes"]).status, 2)
  }

  func testARunFromTheFutureOrOfAnotherPackagePrunesNothing() throws {
    let package = try package()
    _ = try package.run(["test"], entries: [package.entry("adult", .matched)])
    let runs = package.artifacts + "/runs"
    let run = try XCTUnwrap(package.runs.first)

    let other = try self.package()
    let elsewhere = try other.run(["prune", "--yes", "--run", "\(runs)/\(run)"])
    XCTAssertEqual(elsewhere.status, 2)
    XCTAssertTrue(elsewhere.errors.contains("is one of the package"), elsewhere.errors)
    try FileManager.default.moveItem(
      atPath: "\(runs)/\(run)", toPath: "\(runs)/000001-20991231-235959-1")
    let future = try package.run(["prune", "--yes"])
    XCTAssertEqual(future.status, 2)
    XCTAssertTrue(future.errors.contains("which references are newer"), future.errors)

    XCTAssertTrue(exists("testView.gone", in: package))
    XCTAssertTrue(exists("testView.gone", in: other))
  }

  func testWithoutARunThereIsAnErrorThatSaysWhatToDo() throws {
    for command in ["status", "prune"] {
      let result = try PlayedPackage().run([command])

      XCTAssertEqual(result.status, 2)
      XCTAssertTrue(result.errors.contains("Run 'swift run snapshots test' first"), result.errors)
    }
  }
}
