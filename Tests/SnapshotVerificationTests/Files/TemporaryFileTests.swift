// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import SnapshotVerification

final class TemporaryFileTests: VerifierTestCase {
  private let hour = TemporaryFile.strayAge

  /// Makes a temporary file that was written `age` seconds ago.
  private func makeStray(_ name: String, age: Int) throws {
    try makeFile(name, "half a picture")
    let written = timespec(tv_sec: time(nil) - age, tv_nsec: 0)
    XCTAssertEqual(utimensat(AT_FDCWD, folder + "/" + name, [written, written], 0), 0)
  }

  func testNamesDoNotComeFromTheProcessAndNeverRepeat() {
    let names = (0..<10_000).map { _ in TemporaryFile.newName() }

    XCTAssertEqual(Set(names).count, names.count)
    for name in names.prefix(100) {
      XCTAssertNotNil(name.wholeMatch(of: /\.snapshot-[0-9a-f]{32}\.tmp/), name)
      XCTAssert(TemporaryFile.isName(name))
    }
  }

  func testAFileOfAnotherContainerWithTheSameProcessIsNeitherInTheWayNorRemoved() throws {
    let process = ProcessInfo.processInfo.processIdentifier
    let others = (1...50).map { "Snapshots/AppTests/PatchTests/.snapshot-\(process)-\($0).tmp" }
    for other in others { try makeFile(other, "theirs") }

    recordReference(request())

    XCTAssertEqual(try files().filter { $0.hasSuffix(".tmp") }, others.sorted())
  }

  func testStraysAreSweptWhenOldByARunThatRecordsNothing() throws {
    recordReference(request())
    let path = "Snapshots/AppTests/PatchTests/"
    try makeStray(path + ".snapshot-4711-3.tmp", age: hour + 60)
    try makeStray(path + TemporaryFile.newName(), age: 2 * hour)
    let young = path + TemporaryFile.newName()
    try makeStray(young, age: hour / 2)
    try makeStray(path + ".snapshot-mine.txt", age: 2 * hour)

    // A process of its own would look at the folder for the first time.
    TemporaryFile.sweep(folder + "/Snapshots/AppTests/PatchTests", now: time(nil))

    XCTAssertEqual(verify(request()).outcome, .matched)
    XCTAssertEqual(
      try files().filter { $0.contains("/.snapshot") },
      [young, path + ".snapshot-mine.txt"].sorted())
  }

  func testTheFirstLookAtAFolderSweepsIt() throws {
    try makeStray("Snapshots/AppTests/PatchTests/.snapshot-4711-3.tmp", age: hour + 60)

    recordReference(request())

    XCTAssertEqual(try files().filter { $0.hasSuffix(".tmp") }, [])
  }

  func testFoldersThatNoTestUsesAreSweptByAConductedRun() throws {
    try makeStray("Snapshots/Gone/Tests/.snapshot-4711-3.tmp", age: hour + 60)
    try makeStray("Snapshots/.hidden/.snapshot-4711-3.tmp", age: hour + 60)

    TemporaryFile.sweepAll(below: folder + "/Snapshots")

    XCTAssertEqual(
      try files().filter { $0.hasSuffix(".tmp") }, ["Snapshots/.hidden/.snapshot-4711-3.tmp"])
  }

  func testStraysAreNoReferences() throws {
    recordReference(request())
    try makeStray("Snapshots/AppTests/PatchTests/\(TemporaryFile.newName())", age: 0)

    XCTAssertEqual(try ReferenceFolder(folder + "/Snapshots").paths, [referencePath])
  }
}
