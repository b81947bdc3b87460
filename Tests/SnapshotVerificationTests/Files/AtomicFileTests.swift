// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import SnapshotVerification

final class AtomicFileTests: TemporaryFolderTestCase {
  func testAFileIsWrittenWithItsFoldersAndNothingElseRemains() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }

    try AtomicFile.write(bytes, to: folder + "/a/b/c.png")

    XCTAssertEqual(try AtomicFile.read(folder + "/a/b/c.png"), bytes)
    XCTAssertEqual(try files(), ["a/b/c.png"])
  }

  func testAFileIsReplaced() throws {
    try AtomicFile.write([1, 2, 3], to: folder + "/a")
    try AtomicFile.write([], to: folder + "/a")

    XCTAssertEqual(try AtomicFile.read(folder + "/a"), [])
  }

  func testAMissingFileIsNil() throws {
    XCTAssertNil(try AtomicFile.read(folder + "/none"))
    XCTAssertNil(try AtomicFile.read(folder + "/no/folder"))
  }

  func testAFolderIsNotAFile() {
    XCTAssertThrowsError(try AtomicFile.read(folder)) {
      XCTAssertEqual("\($0)", "it is not a file")
    }
  }

  func testAFailureLeavesNoTemporaryFile() throws {
    try makeFile("taken/inside", "x")

    XCTAssertThrowsError(try AtomicFile.write([1], to: folder + "/taken")) {
      XCTAssertEqual("\($0)", "Is a directory")
    }

    XCTAssertEqual(try files(), ["taken/inside"])
  }

  func testAFileInTheWayOfAFolderIsNamed() throws {
    try makeFile("file")

    XCTAssertThrowsError(try AtomicFile.write([1], to: folder + "/file/a.png")) {
      XCTAssertEqual("\($0)", "Not a directory")
    }
  }

  func testRemovingWhatIsNotThereIsFine() throws {
    try makeFile("a")

    try AtomicFile.remove(folder + "/a")
    try AtomicFile.remove(folder + "/a")

    XCTAssertEqual(try files(), [])
  }
}
